/// A change of address books.
package enum ContactChange: Sendable {
    /// A new contact in a book, or in the first one that can be written.
    case add(ContactRecord, book: String?)
    /// A contact's change from an earlier state.
    case update(ContactRecord, since: ContactRecord)
    /// A contact's end, which takes it out of groups as well.
    case delete(String)
    /// A new group in a book.
    case addGroup(String, name: String, book: String?)
    /// A group's new name.
    case renameGroup(String, name: String)
    /// A group's end.
    case deleteGroup(String)
    /// A member's start in a group; a group may be a member of another.
    case addMember(String, group: String)
    /// A member's end in a group.
    case removeMember(String, group: String)
}
