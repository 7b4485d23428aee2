import ContactEngine

extension CNContactStore {
    /// Returns the contacts that a predicate is for.
    public func unifiedContacts(
        matching predicate: NSPredicate,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        let contents = try contents()
        let keys = keys.keys
        return try entries(matching: predicate, in: contents).map { CNContact($0, keys: keys) }
    }

    /// Returns the contact of an identifier.
    public func unifiedContact(
        withIdentifier identifier: String,
        keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        guard let entry = try contents().contact(identifier) else {
            throw CNError(.recordDoesNotExist, "There is no contact '\(identifier)'.", identifiers: [identifier])
        }
        return CNContact(entry, keys: keys.keys)
    }

    /// Returns the person's own contact; no address book here says which one that is.
    public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        _ = try contents()
        throw CNError(.recordDoesNotExist, "The address books don't say which contact is the person's own.")
    }

    /// Calls a block with each contact of a request, until the block says stop.
    public func enumerateContacts(
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
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
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
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
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

    private func entries(matching predicate: NSPredicate, in contents: BookContents) throws -> [BookContents.Entry] {
        guard case .contacts(let query) = try StorePredicate.subject(of: predicate) else {
            throw StorePredicate.invalid
        }
        return try translated { () throws(ContactError) in try contents.contacts(matching: query) }
    }
}

extension CNContact {
    /// Creates a contact with the properties that are asked for.
    convenience init(_ entry: BookContents.Entry, keys: Set<String>) {
        self.init(ContactValues(entry.contact), keys: keys, saved: entry.contact)
    }

    var changeable: CNMutableContact { CNMutableContact(values, keys: keys, saved: saved) }
}
