import ContactEngine
import StoreEngine

/// The person's address books.
///
/// They are folders of cards, which other programs read and change as well. A program needs the person's consent; without
/// it, every method throws ``CNError/authorizationDenied``.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Unchecked, as apps have subclasses for their tests: everything stored here is constant.

    let books: ContactBooks
    let consent: Consent

    /// Creates a store.
    public override init() {
        books = ContactBooks(environment: StoreEnvironment.current)
        consent = Consent(environment: StoreEnvironment.current)
        super.init()
        StoreWatch.begin(for: books, consent: consent)
    }

    /// Returns what the person has decided about this program.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch Consent(environment: StoreEnvironment.current).status(of: Consent.app, for: .contacts) {
        case .notDetermined: .notDetermined
        case .granted: .authorized
        case .denied, .writeOnly: .denied
        }
    }

    /// Asks the person, unless they have decided, and returns whether the program may use contacts.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        do {
            return try await consent.request(.granted, for: Consent.app, store: .contacts) == .granted
        } catch {
            throw CNError(.dataAccessError, "The person's decision can't be kept: \(error)")
        }
    }

    /// Asks the person, unless they have decided, and passes on whether the program may use contacts.
    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            do {
                let isAllowed = try await requestAccess(for: entityType)
                completionHandler(isAllowed, isAllowed ? nil : CNError.unauthorized)
            } catch {
                completionHandler(false, error)
            }
        }
    }

    /// The state of the contacts, which changes with each of them; nil without consent.
    open var currentHistoryToken: Data? { try? contents().token }

    /// Returns the identifier of the address book for new contacts.
    open func defaultContainerIdentifier() -> String {
        (books.books.first { !$0.isReadOnly } ?? books.books.first)?.identifier ?? ""
    }

    /// Saves the changes of a request, all or none.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try checkConsent()
        let changes = try saveRequest.changes.map { change -> ContactChange in
            switch change {
            case .add(let contact, let container): return .add(contact.values.complete, book: container)
            case .update(let contact):
                guard let saved = contact.saved else {
                    throw CNError(
                        .recordDoesNotExist,
                        "The contact is new: add it to the request.",
                        identifiers: [contact.identifier]
                    )
                }
                return .update(contact.values.complete, since: saved)
            case .other(let change): return change
            }
        }
        try translated { () throws(ContactError) in try books.save(changes) }
        for change in saveRequest.changes {
            switch change {
            case .add(let contact, _), .update(let contact): contact.saved = contact.values.complete
            case .other: break
            }
        }
    }

    /// Returns the contacts that a predicate is for.
    open func unifiedContacts(
        matching predicate: NSPredicate,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        let contents = try contents()
        let keys = keys.keys
        return try entries(matching: predicate, in: contents).map { CNContact($0, keys: keys) }
    }

    /// Returns the contact of an identifier.
    open func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let entry = try contents().contact(identifier) else {
            throw CNError(.recordDoesNotExist, "There is no contact '\(identifier)'.", identifiers: [identifier])
        }
        return CNContact(entry, keys: keys.keys)
    }

    /// Returns the person's own contact; no address book here says which one that is.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        _ = try contents()
        throw CNError(.recordDoesNotExist, "The address books don't say which contact is the person's own.")
    }

    /// Calls a block with each contact of a request, until the block says stop.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        let contents = try contents()
        var entries =
            if let predicate = fetchRequest.predicate {
                try entries(matching: predicate, in: contents)
            } else {
                contents.contacts
            }
        if fetchRequest.sortOrder != .none {
            let names = entries.map { (entry: $0, names: $0.contact.sortNames(fetchRequest.sortOrder)) }
            entries = names.sorted { first, second in
                for (first, second) in zip(first.names, second.names) {
                    let result = first.localizedStandardCompare(second)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
            .map(\.entry)
        }
        let keys = fetchRequest.keysToFetch.keys
        var stop = ObjCBool(false)
        for entry in entries {
            let contact = CNContact(entry, keys: keys)
            block(fetchRequest.mutableObjects ? contact.changeable : contact, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the groups that a predicate is for, or all.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        let contents = try contents()
        var groups = contents.groups
        switch try predicate.map(StorePredicate.subject) {
        case nil: break
        case .groups(let identifiers):
            groups = groups.filter { identifiers.contains($0.contact.identifier) }
        case .groupsInContainer(let identifier):
            groups = groups.filter { $0.book.identifier == identifier }
        case .subgroups(let identifier):
            guard let parent = contents.group(identifier) else {
                throw CNError(.recordDoesNotExist, "There is no group '\(identifier)'.", identifiers: [identifier])
            }
            let members = parent.members.compactMap { contents.group($0)?.contact.identifier }
            groups = groups.filter { members.contains($0.contact.identifier) }
        default: throw StorePredicate.invalid
        }
        return groups.map { CNGroup(identifier: $0.contact.identifier, name: $0.groupName) }
    }

    /// Returns the address books that a predicate is for, or all.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        let contents = try contents()
        var books = contents.books
        switch try predicate.map(StorePredicate.subject) {
        case nil: break
        case .containers(let identifiers):
            books = books.filter { identifiers.contains($0.identifier) }
        case .containerOfContact(let identifier):
            let book = contents.contact(identifier)?.book
            books = books.filter { $0 == book }
        case .containerOfGroup(let identifier):
            let book = contents.group(identifier)?.book
            books = books.filter { $0 == book }
        default: throw StorePredicate.invalid
        }
        return books.map { CNContainer(identifier: $0.identifier, name: $0.name) }
    }
}
