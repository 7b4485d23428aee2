import ContactEngine
import Foundation
import TestSupport
import Testing

@Suite("Address books")
struct ContactBooksTests {
    private let folder: TemporaryFolder
    private let books: ContactBooks

    init() throws {
        folder = try TemporaryFolder()
        books = ContactBooks(environment: ["FOVEA_CONTACTS": folder.path, "HOME": folder.path])
    }

    private func write(_ text: String, to path: String) throws {
        let url = URL(filePath: "\(folder.path)/\(path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.card.write(to: url)
    }

    private func contact(_ name: String, _ identifier: String) -> ContactRecord {
        var contact = ContactRecord(identifier: identifier)
        contact.givenName = name
        return contact
    }

    @Test("The first contact makes the book; what is no card hides nothing")
    func first() throws {
        #expect(try books.contents().contacts.isEmpty)
        try books.save([.add(contact("Ana", "A-1"), book: nil)])
        try write("no card\n", to: "contacts/broken.vcf")
        try write(CardSamples.apple, to: "family/ana.vcf")
        let contents = try books.contents()
        #expect(contents.contacts.map(\.contact.givenName) == ["Ana", "Ana"])
        #expect(contents.books.map(\.name) == ["contacts", "family"])
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/contacts/A-1.vcf"))
    }

    @Test("A change is made to the newest version of a card, and keeps what it doesn't know")
    func update() throws {
        try write(CardSamples.apple, to: "family/ana.vcf")
        let old = try #require(books.contents().contacts.first).contact
        try write(CardSamples.apple.replacing("TITLE:Head of lenses", with: "TITLE:Chief"), to: "family/ana.vcf")
        var new = old
        new.nickname = "Captain"
        try books.save([.update(new, since: old)])
        let text = try String(contentsOfFile: "\(folder.path)/family/ana.vcf", encoding: .utf8)
        #expect(text.contains("TITLE:Chief\r\n") && text.contains("NICKNAME:Captain\r\n"))
        #expect(text.contains("X-WIRE;X-SECRET=\"a;b:c\":kept  exactly \r\n"))
    }

    @Test("Cards in the folder of the address books itself are a book, too")
    func root() throws {
        try write(CardSamples.new, to: "chloe.vcf")
        #expect(try books.contents().contacts.map(\.contact.givenName) == ["Chloé"])
        try books.save([.add(contact("Ana", "A-1"), book: nil)])
        #expect(try books.contents().books.map(\.identifier) == [folder.path])
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/A-1.vcf"))
    }

    @Test("A request is saved whole or not at all")
    func allOrNone() throws {
        try books.save([.add(contact("Ana", "A-1"), book: nil)])
        let before = try books.contents().token
        let hopeless: [([ContactChange], ContactError.Code)] = [
            ([.add(contact("Bo", "B-1"), book: nil), .delete("C-1")], .missing),
            ([.add(contact("Bo", "B-1"), book: nil), .add(contact("Ana", "A-1"), book: nil)], .exists),
            ([.delete("A-1"), .delete("A-1")], .missing),
            ([.add(contact("Bo", "B-1"), book: "/nowhere")], .bookMissing),
            ([.delete("A-1"), .addMember("A-1", group: "G")], .missing),
        ]
        for (changes, code) in hopeless {
            let error = #expect(throws: ContactError.self) { try books.save(changes) }
            #expect(error?.code == code)
            #expect(try books.contents().token == before)
        }
    }

    @Test("A failure in the middle of writing restores what was written")
    func rollback() throws {
        try write(CardSamples.new, to: "a/one.vcf")
        try write(CardSamples.apple, to: "b/two.vcf")
        let before = try books.contents().token
        let locked = "\(folder.path)/b"
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: locked)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked) }
        // The administrator may write everywhere.
        guard geteuid() != 0 else { return }
        let entries = try books.contents().contacts
        let changes = entries.map { entry in
            var new = entry.contact
            new.note = "changed"
            return ContactChange.update(new, since: entry.contact)
        }
        let error = #expect(throws: ContactError.self) { try books.save(changes) }
        #expect(error?.code == .notWritable)
        #expect(try books.contents().token == before)
    }

    @Test("Groups have members, which a removed contact leaves; none contains itself")
    func groups() throws {
        try books.save([
            .add(contact("Ana", "A-1"), book: nil), .add(contact("Bo", "B-1"), book: nil),
            .addGroup("G-1", name: "Crew", book: nil), .addGroup("G-2", name: "Sub", book: nil),
            .addMember("A-1", group: "G-1"), .addMember("B-1", group: "G-1"), .addMember("G-2", group: "G-1"),
        ])
        #expect(try books.contents().contacts(matching: .group("G-1")).map(\.contact.givenName) == ["Ana", "Bo"])
        let error = #expect(throws: ContactError.self) { try books.save([.addMember("G-1", group: "G-2")]) }
        #expect(error?.code == .cycle)
        try books.save([.delete("A-1"), .renameGroup("G-1", name: "Team")])
        let group = try #require(books.contents().group("g-1"))
        #expect(group.groupName == "Team" && group.members == ["b-1", "g-2"])
        try books.save([.removeMember("B-1", group: "G-1"), .deleteGroup("G-2")])
        #expect(try books.contents().group("G-1")?.members == [])
        #expect(try books.contents().contacts.map(\.contact.givenName) == ["Bo"])
    }

    @Test("A file with several cards is read, and not changed")
    func several() throws {
        try write(CardSamples.apple + CardSamples.new, to: "a/all.vcf")
        #expect(try books.contents().contacts.count == 2)
        let error = #expect(throws: ContactError.self) {
            try books.save([.delete("4A1F0C62-7C8B-4B1E-9E53-3F7D1B5B9D10")])
        }
        #expect(error?.code == .notWritable)
    }

    @Test(
        "Numbers are compared by their digits",
        arguments: [
            ("+43 660 1234567", "0660/1234567", true), ("(660) 123-4567", "+436601234567", true),
            ("+43 660 1234567", "+49 660 1234567", false), ("112", "5550112", false), ("112", "112", true),
            ("", "", false), ("+1 555 010 0199;ext=2", "5550100199", true),
        ]
    )
    func phones(first: String, second: String, isSame: Bool) throws {
        var ana = contact("Ana", "A-1")
        ana.phones = [Labeled(nil, first)]
        try books.save([.add(ana, book: nil)])
        #expect(try books.contents().contacts(matching: .phone(second)).isEmpty != isSame)
    }

    @Test("Contacts who share a number or an address are suggested, never merged")
    func lookalikes() throws {
        var (ana, bo) = (contact("Ana", "A-1"), contact("Bo", "B-1"))
        ana.mails = [Labeled(nil, "Home@example.org")]
        bo.mails = [Labeled(nil, "home@example.org")]
        try books.save([.add(ana, book: nil), .add(bo, book: nil), .add(contact("Cy", "C-1"), book: nil)])
        #expect(try books.contents().lookalikes(of: "A-1") == ["B-1"])
        #expect(try books.contents().contacts.count == 3)
    }

    @Test(
        "Names are found by how their words begin",
        arguments: [
            ("ana mar", true), ("Marković", true), ("markovic ana", true), ("kepler", true), ("ka", false), ("", false),
        ]
    )
    func names(query: String, isFound: Bool) throws {
        try write(CardSamples.apple, to: "a/ana.vcf")
        #expect(try books.contents().contacts(matching: .name(query)).isEmpty != isFound)
    }
}
