import DigestEngine
package import Foundation
import StoreEngine

/// What the address books of a person contain at a moment.
package struct BookContents: Sendable {
    /// An address book.
    package struct Book: Sendable, Hashable {
        /// The path of its folder, which identifies it.
        package var identifier: String { folder.path }
        /// The name.
        package let name: String
        /// A Boolean value that indicates whether changes are forbidden.
        package let isReadOnly: Bool
        let folder: ItemFolder
    }

    /// A card with its place.
    package struct Entry: Sendable {
        /// What the card says.
        package var contact: ContactRecord { read.contact }
        /// The address book.
        package let book: Book
        /// The name of the file.
        package var file: String { item.name }
        /// The file.
        let item: StoredItem
        let read: ReadCard
    }

    /// A card as it is kept in memory: without its lines, which the file has.
    struct ReadCard: Sendable {
        let contact: ContactRecord
        /// Whether the card is of a group.
        let isGroup: Bool
        /// The identifiers of the members of a group, as cards compare them.
        let members: Set<String>
        /// The name of a group.
        let groupName: String
        /// Whether the file contains nothing else; others are read, and never written.
        let isAlone: Bool

        init(_ card: VCard, identifier: String, isAlone: Bool) {
            contact = ContactRecord(card, identifier: identifier)
            isGroup = card.isGroup
            members = Set(card.properties.filter(\.isMember).map { BookContents.key(card.text(of: $0)) })
            groupName = isGroup ? card.text("FN") ?? "" : ""
            self.isAlone = isAlone
        }
    }

    /// The address books.
    package let books: [Book]
    /// The contacts in the order of books and files; a second card with the same identifier is left out.
    package private(set) var contacts: [Entry] = []
    /// The cards of groups.
    package private(set) var groups: [Entry] = []
    private var contactIndex: [String: Int] = [:]
    private var groupIndex: [String: Int] = [:]

    init(books: [Book]) { self.books = books }

    mutating func append(_ entry: Entry) {
        let key = Self.key(entry.contact.identifier)
        guard contactIndex[key] == nil, groupIndex[key] == nil else { return }
        if entry.read.isGroup {
            groupIndex[key] = groups.count
            groups.append(entry)
        } else {
            contactIndex[key] = contacts.count
            contacts.append(entry)
        }
    }

    /// Returns the contact of an identifier.
    package func contact(_ identifier: String) -> Entry? {
        contactIndex[Self.key(identifier)].map { contacts[$0] }
    }

    /// Returns the group of an identifier.
    package func group(_ identifier: String) -> Entry? {
        groupIndex[Self.key(identifier)].map { groups[$0] }
    }

    /// The state as a few bytes, which change with any card.
    package var token: Data {
        let names = (contacts + groups).map { "\($0.book.identifier)/\($0.item.name) \($0.item.version.hexadecimal)" }
        return Data(SHA256Digest(of: Array(names.joined(separator: "\n").utf8)).bytes)
    }

    /// Returns an identifier as cards compare it: programs write the same one with and without a scheme.
    static func key(_ identifier: String) -> String {
        let lowered = identifier.lowercased()
        return lowered.hasPrefix("urn:uuid:") ? String(lowered.dropFirst(9)) : lowered
    }
}

// MARK: - Groups

extension BookContents.Entry {
    /// The identifiers of the members of a group, as cards compare them.
    package var members: Set<String> { read.members }

    /// The name of a group.
    package var groupName: String { read.groupName }
}

extension VCardProperty {
    /// A Boolean value that indicates whether the property names a member of a group.
    var isMember: Bool { name == "MEMBER" || name == "X-ADDRESSBOOKSERVER-MEMBER" }
}

// MARK: - Suggestions

extension BookContents {
    /// Returns the identifiers of contacts that may be the same person: they share a phone number or an address for mail.
    ///
    /// Two people of a household share a number as well, so such contacts are never merged.
    package func lookalikes(of identifier: String) -> [String] {
        guard let entry = contact(identifier) else { return [] }
        let mails = Set(entry.contact.mails.map { $0.value.lowercased() })
        let phones = entry.contact.phones.map { PhoneKey($0.value) }
        return contacts.filter { other in
            guard other.contact.identifier != entry.contact.identifier else { return false }
            return other.contact.mails.contains { mails.contains($0.value.lowercased()) }
                || other.contact.phones.contains { phone in phones.contains { $0.matches(PhoneKey(phone.value)) } }
        }
        .map(\.contact.identifier)
    }
}
