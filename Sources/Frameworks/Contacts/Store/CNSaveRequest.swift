import ContactEngine

/// Changes that are saved together, all or none.
public final class CNSaveRequest: NSObject {
    /// A change, with the object that it is about.
    enum Change {
        case add(CNMutableContact, container: String?)
        case update(CNMutableContact)
        case other(ContactChange)
    }

    var changes: [Change] = []
    /// The name of who makes the changes, which isn't kept.
    public var transactionAuthor: String?
    /// A Boolean value that indicates whether the contacts are read again after they are saved.
    public var shouldRefetchContacts = true

    /// Creates a request without changes.
    public override init() {}

    /// Adds a new contact to an address book, or to the default one.
    public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append(.add(contact, container: identifier))
    }

    /// Saves the changes of a contact.
    public func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }

    /// Removes a contact.
    public func delete(_ contact: CNMutableContact) { changes.append(.other(.delete(contact.identifier))) }

    /// Adds a new group to an address book, or to the default one.
    public func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append(.other(.addGroup(group.identifier, name: group.name, book: identifier)))
    }

    /// Saves the name of a group.
    public func update(_ group: CNMutableGroup) {
        changes.append(.other(.renameGroup(group.identifier, name: group.name)))
    }

    /// Removes a group, and none of its members.
    public func delete(_ group: CNMutableGroup) { changes.append(.other(.deleteGroup(group.identifier))) }

    /// Adds a contact to a group.
    public func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append(.other(.addMember(contact.identifier, group: group.identifier)))
    }

    /// Removes a contact from a group.
    public func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append(.other(.removeMember(contact.identifier, group: group.identifier)))
    }

    /// Adds a group to another one.
    public func addSubgroup(_ subgroup: CNGroup, to group: CNGroup) {
        changes.append(.other(.addMember(subgroup.identifier, group: group.identifier)))
    }

    /// Removes a group from another one.
    public func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup) {
        changes.append(.other(.removeMember(subgroup.identifier, group: group.identifier)))
    }
}
