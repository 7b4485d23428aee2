import ContactEngine
import Foundation
import StoreEngine

extension ActionStore {
    func plan(_ contact: ContactRecord, read: ContactRecord, date: Date) throws -> Plan {
        guard !contact.formattedName.isEmpty else {
            throw ActionError(
                .incomplete,
                field: "given-name",
                "There is no name. Set 'given-name', 'family-name' or 'organization' to a line of text."
            )
        }
        var (new, read) = (contact, read)
        read.identifier = ItemIdentity.uid(of: read)
        new.identifier = read.identifier
        let books = ContactBooks(environment: environment)
        guard let found = try books.contents().contact(new.identifier) else {
            var edits = try books.edits(for: [.add(new, book: nil)])
            for index in edits.indices { try noteOrigin(in: &edits[index], date) }
            return Plan(edits: edits, read: VCard(read).data)
        }
        let last = lastSaved(found.book.identifier, found.file)
        func record(_ data: Data?) -> ContactRecord? {
            data.flatMap { try? VCard($0) }.map { ContactRecord($0, identifier: new.identifier) }
        }
        // As it is read back, as what was saved is.
        let reads = Merge.Reads(now: record(VCard(read).data) ?? read, formerly: record(last?.read))
        var merge = Merge(new, into: found.contact, saved: record(last?.written), reads: reads)
        let texts: [(String, WritableKeyPath<ContactRecord, String>)] = [
            ("name-prefix", \.namePrefix), ("given-name", \.givenName), ("middle-name", \.middleName),
            ("family-name", \.familyName), ("name-suffix", \.nameSuffix), ("nickname", \.nickname),
            ("organization", \.organizationName), ("department", \.departmentName), ("job-title", \.jobTitle),
            ("note", \.note),
        ]
        for (name, key) in texts { merge.merge(name, key) }
        merge.merge("birthday", \.birthday)
        merge.merge("photo", \.photo)
        merge.merge(\.phones) { $0.value.filter(\.isNumber).suffix(7) == $1.value.filter(\.isNumber).suffix(7) }
        merge.merge(\.mails) { $0.value.lowercased() == $1.value.lowercased() }
        merge.merge(\.links) { $0.value == $1.value }
        merge.merge(\.addresses) { $0.value == $1.value }
        guard merge.merged != found.contact else { return Plan(edits: [try unchanged(found)], kept: merge.kept) }
        let edits = try books.edits(for: [.update(merge.merged, since: found.contact)])
        return Plan(edits: edits, kept: merge.kept, read: VCard(read).data)
    }

    /// A change of a card's file to what it is.
    private func unchanged(_ entry: BookContents.Entry) throws(StoreError) -> ItemEdit {
        let folder = ItemFolder(at: entry.book.identifier, fileExtension: "vcf")
        let item = try folder.item(entry.file)
        return ItemEdit(folder: folder, name: item.name, former: item, content: item.content)
    }

    private func noteOrigin(in edit: inout ItemEdit, _ date: Date) throws(VCardError) {
        guard let content = edit.content else { return }
        var card = try VCard(content)
        card.properties.append(VCardProperty("X-FOVEA-ORIGIN", value: Self.note(date)))
        edit.content = card.data
    }
}
