import Foundation
import StoreEngine

/// Changes of address books that are made together.
struct BookTransaction {
    /// A file with what it was and what it will be.
    private struct Edit {
        let folder: ItemFolder
        let name: String
        let old: StoredItem?
        var card: VCard?
        let identifier: String
    }

    private let contents: BookContents
    private let limits = VCardLimits()
    private var edits: [Edit] = []
    /// The last edit of each card, by the key of its identifier.
    private var indices: [String: Int] = [:]
    /// The paths of the files that there are.
    private let paths: Set<String>

    init(_ contents: BookContents) {
        self.contents = contents
        paths = Set((contents.contacts + contents.groups).map { "\($0.book.identifier)/\($0.item.name)" })
    }

    /// Adds a change, or throws what is wrong with it.
    mutating func stage(_ change: ContactChange) throws(ContactError) {
        switch change {
        case .add(let contact, let book):
            try check(contact)
            try add(VCard(contact), identifier: contact.identifier, to: book)
        case .update(let new, let old):
            try check(new)
            try edit(new.identifier, isGroup: false) { card in card.apply(new, since: old) }
        case .delete(let identifier):
            try remove(identifier, isGroup: false)
        case .addGroup(let identifier, let name, let book):
            var card = VCard()
            card.properties.append(VCardProperty("UID", value: VCardText.escaped(identifier)))
            card.properties.append(VCardProperty("KIND", value: "group"))
            card.properties.append(VCardProperty("FN", value: VCardText.escaped(name)))
            try add(card, identifier: identifier, to: book)
        case .renameGroup(let identifier, let name):
            try edit(identifier, isGroup: true) { card in
                card.set("FN", to: VCardText.escaped(name))
                if card["N"] != nil { card.set("N", to: VCardText.escaped(name) + ";;;;") }
            }
        case .deleteGroup(let identifier):
            try remove(identifier, isGroup: true)
        case .addMember(let member, let group):
            try addMember(member, to: group)
        case .removeMember(let member, let group):
            let key = BookContents.key(member)
            try edit(group, isGroup: true) { $0.removeMember(key) }
        }
    }

    /// The changes of files, in order.
    var fileEdits: [ItemEdit] {
        edits.map { edit in
            ItemEdit(folder: edit.folder, name: edit.name, former: edit.old, content: edit.card?.data)
        }
    }

    /// Writes the files; after a failure those that were written are what they were.
    func commit() throws(ContactError) {
        var failed = 0
        do throws(StoreError) {
            try ItemEdit.make(fileEdits) { failed = $0 }
        } catch {
            throw ContactError(error, identifier: edits[failed].identifier)
        }
    }
}

// MARK: - Staging

extension BookTransaction {
    private func check(_ contact: ContactRecord) throws(ContactError) {
        guard let photo = contact.photo, photo.count > limits.photoByteCount else { return }
        throw ContactError(
            code: .tooLarge,
            identifier: contact.identifier,
            message: "The photo has more than the \(limits.photoByteCount) bytes that are allowed. Use a smaller one."
        )
    }

    private mutating func add(_ card: VCard, identifier: String, to name: String?) throws(ContactError) {
        let key = BookContents.key(identifier)
        let staged = indices[key].map { edits[$0] }
        let isThere = staged.map { $0.card != nil } ?? (entry(identifier) != nil)
        guard !isThere else {
            throw ContactError(code: .exists, identifier: identifier, message: "'\(identifier)' is there already.")
        }
        let found = name.map { name in contents.books.first { $0.identifier == name } }
        guard let book = found ?? contents.books.first(where: { !$0.isReadOnly }) else {
            throw name.map { Self.noBook($0) }
                ?? ContactError(
                    code: .notWritable,
                    identifier: nil,
                    message: "No address book may be changed. Allow it in the configuration of khard."
                )
        }
        if let name, found == .some(nil) { throw Self.noBook(name) }
        try checkWritable(book)
        let usual = ItemName.name(forUID: identifier, fileExtension: "vcf")
        let file = paths.contains("\(book.identifier)/\(usual)") ? "\(UUID().uuidString).vcf" : usual
        indices[key] = edits.count
        edits.append(Edit(folder: book.folder, name: file, old: nil, card: card, identifier: identifier))
    }

    private mutating func edit(
        _ identifier: String,
        isGroup: Bool,
        _ change: (inout VCard) -> Void
    ) throws(ContactError) {
        let index = try index(of: identifier, isGroup: isGroup)
        guard var card = edits[index].card else { throw Self.missing(identifier) }
        change(&card)
        edits[index].card = card
    }

    private mutating func remove(_ identifier: String, isGroup: Bool) throws(ContactError) {
        let key = BookContents.key(identifier)
        let index = try index(of: identifier, isGroup: isGroup)
        guard edits[index].card != nil else { throw Self.missing(identifier) }
        edits[index].card = nil
        for group in contents.groups where group.members.contains(key) && group.read.isAlone && !group.book.isReadOnly {
            let staged = indices[BookContents.key(group.contact.identifier)].map { edits[$0] }
            guard staged == nil || staged?.card != nil else { continue }
            try edit(group.contact.identifier, isGroup: true) { $0.removeMember(key) }
        }
    }

    private mutating func addMember(_ member: String, to group: String) throws(ContactError) {
        let key = BookContents.key(member)
        guard indices[key].map({ edits[$0].card != nil }) ?? (entry(member) != nil) else {
            throw Self.missing(member)
        }
        var inside: Set<String> = [key]
        var waiting = [key]
        while let next = waiting.popLast() {
            for member in contents.group(next)?.members ?? [] where inside.insert(member).inserted {
                waiting.append(member)
            }
        }
        guard !inside.contains(BookContents.key(group)) else {
            throw ContactError(code: .cycle, identifier: member, message: "The group '\(group)' would contain itself.")
        }
        try edit(group, isGroup: true) { card in
            let isMember = card.properties.contains { $0.isMember && BookContents.key(card.text(of: $0)) == key }
            guard !isMember else { return }
            let name = card.version == .v4 ? "MEMBER" : "X-ADDRESSBOOKSERVER-MEMBER"
            let address = member.lowercased().hasPrefix("urn:") ? member : "urn:uuid:\(member)"
            card.properties.append(VCardProperty(name, value: VCardText.escaped(address)))
        }
    }

    /// Returns the index of the edit of a card, which begins with the card as it is.
    private mutating func index(of identifier: String, isGroup: Bool) throws(ContactError) -> Int {
        let key = BookContents.key(identifier)
        if let index = indices[key] { return index }
        guard let entry = isGroup ? contents.group(identifier) : contents.contact(identifier) else {
            throw Self.missing(identifier)
        }
        try checkWritable(entry.book)
        guard entry.read.isAlone, let card = try? VCard(entry.item.content) else {
            throw ContactError(
                code: .notWritable,
                identifier: identifier,
                message:
                    "\(entry.item.name) has several cards, so none of them is changed. Give each a file of its own."
            )
        }
        indices[key] = edits.count
        let folder = entry.book.folder
        edits.append(
            Edit(folder: folder, name: entry.item.name, old: entry.item, card: card, identifier: identifier)
        )
        return edits.count - 1
    }

    private func entry(_ identifier: String) -> BookContents.Entry? {
        contents.contact(identifier) ?? contents.group(identifier)
    }

    private func checkWritable(_ book: BookContents.Book) throws(ContactError) {
        guard book.isReadOnly else { return }
        throw ContactError(
            code: .notWritable,
            identifier: book.identifier,
            message: "The address book '\(book.name)' may not be changed. Allow it in the configuration of khard."
        )
    }

    private static func missing(_ identifier: String) -> ContactError {
        ContactError(code: .missing, identifier: identifier, message: "There is no card '\(identifier)'.")
    }

    private static func noBook(_ identifier: String) -> ContactError {
        ContactError(code: .bookMissing, identifier: identifier, message: "There is no address book '\(identifier)'.")
    }
}

extension VCard {
    fileprivate mutating func removeMember(_ key: String) {
        let card = self
        properties.removeAll { $0.isMember && BookContents.key(card.text(of: $0)) == key }
    }
}
