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
    /// The edits in their order, by the key of the card's identifier.
    private var edits: [(key: String, edit: Edit)] = []

    init(_ contents: BookContents) { self.contents = contents }

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

    /// Writes the files; after a failure those that were written are what they were.
    func commit() throws(ContactError) {
        var done: [(edit: Edit, new: StoredItem?)] = []
        for (_, edit) in edits {
            do throws(StoreError) {
                guard let data = edit.card?.data else {
                    if let old = edit.old { try edit.folder.remove(edit.name, version: old.version) }
                    done.append((edit, nil))
                    continue
                }
                guard data != edit.old?.content else { continue }
                if edit.old == nil { try edit.folder.create() }
                done.append((edit, try edit.folder.write(data, to: edit.name, replacing: edit.old?.version)))
            } catch {
                for (edit, new) in done.reversed() { Self.undo(edit, new) }
                throw ContactError(error, identifier: edit.identifier)
            }
        }
    }

    /// Restores a file, unless another program has changed it meanwhile.
    private static func undo(_ edit: Edit, _ new: StoredItem?) {
        if let old = edit.old {
            _ = try? edit.folder.write(old.content, to: edit.name, replacing: new?.version)
        } else if let new {
            try? edit.folder.remove(edit.name, version: new.version)
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
        let staged = edits.last { $0.key == key }?.edit
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
        let isTaken = (contents.contacts + contents.groups).contains { $0.book == book && $0.item.name == usual }
        let file = isTaken ? "\(UUID().uuidString).vcf" : usual
        edits.append((key, Edit(folder: book.folder, name: file, old: nil, card: card, identifier: identifier)))
    }

    private mutating func edit(
        _ identifier: String,
        isGroup: Bool,
        _ change: (inout VCard) -> Void
    ) throws(ContactError) {
        let index = try index(of: identifier, isGroup: isGroup)
        guard var card = edits[index].edit.card else { throw Self.missing(identifier) }
        change(&card)
        edits[index].edit.card = card
    }

    private mutating func remove(_ identifier: String, isGroup: Bool) throws(ContactError) {
        let key = BookContents.key(identifier)
        let index = try index(of: identifier, isGroup: isGroup)
        guard edits[index].edit.card != nil else { throw Self.missing(identifier) }
        edits[index].edit.card = nil
        for group in contents.groups where group.members.contains(key) && group.isAlone && !group.book.isReadOnly {
            guard
                edits.last(where: { $0.key == BookContents.key(group.contact.identifier) })?.edit.card != nil
                    || !edits.contains(where: { $0.key == BookContents.key(group.contact.identifier) })
            else { continue }
            try edit(group.contact.identifier, isGroup: true) { $0.removeMember(key) }
        }
    }

    private mutating func addMember(_ member: String, to group: String) throws(ContactError) {
        let key = BookContents.key(member)
        guard entry(member) != nil || edits.contains(where: { $0.key == key && $0.edit.card != nil }) else {
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
        if let index = edits.lastIndex(where: { $0.key == key }) { return index }
        guard let entry = isGroup ? contents.group(identifier) : contents.contact(identifier) else {
            throw Self.missing(identifier)
        }
        try checkWritable(entry.book)
        guard entry.isAlone else {
            throw ContactError(
                code: .notWritable,
                identifier: identifier,
                message:
                    "\(entry.item.name) has several cards, so none of them is changed. Give each a file of its own."
            )
        }
        let name = entry.item.name
        edits.append(
            (
                key,
                Edit(folder: entry.book.folder, name: name, old: entry.item, card: entry.card, identifier: identifier)
            )
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
