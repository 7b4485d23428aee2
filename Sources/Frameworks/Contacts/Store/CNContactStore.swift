import ContactEngine
import StoreEngine

/// The person's address books.
///
/// They are folders of cards, which other programs read and change as well. A program needs the person's consent; without
/// it, every method throws ``CNError/authorizationDenied``.
public final class CNContactStore: NSObject, Sendable {
    let books: ContactBooks
    private let consent: Consent

    /// Creates a store.
    public override init() {
        books = ContactBooks(environment: StoreEnvironment.current)
        consent = Consent(environment: StoreEnvironment.current)
        super.init()
        StoreWatch.begin(for: books, consent: consent)
    }

    /// Returns what the person has decided about this program.
    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        switch Consent(environment: StoreEnvironment.current).status(of: Consent.app, for: .contacts) {
        case .notDetermined: .notDetermined
        case .granted: .authorized
        case .denied, .writeOnly: .denied
        }
    }

    /// Asks the person, unless they have decided, and returns whether the program may use contacts.
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        do {
            return try await consent.request(.granted, for: Consent.app, store: .contacts) == .granted
        } catch {
            throw CNError(.dataAccessError, "The person's decision can't be kept: \(error)")
        }
    }

    /// Asks the person, unless they have decided, and passes on whether the program may use contacts.
    public func requestAccess(
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
    public var currentHistoryToken: Data? { try? contents().token }

    /// Returns the identifier of the address book for new contacts.
    public func defaultContainerIdentifier() -> String {
        (books.books.first { !$0.isReadOnly } ?? books.books.first)?.identifier ?? ""
    }

    /// Reads the address books, with the person's consent.
    func contents() throws -> BookContents {
        try checkConsent()
        return try translated { () throws(ContactError) in try books.contents() }
    }

    private func checkConsent() throws {
        guard consent.status(of: Consent.app, for: .contacts) == .granted else { throw CNError.unauthorized }
    }

    /// Saves the changes of a request, all or none.
    public func execute(_ saveRequest: CNSaveRequest) throws {
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
}
