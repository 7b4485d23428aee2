import Contacts
import Foundation
import TestSupport
import Testing

@Suite(
    "Contacts in khard",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/khard"), "khard is missing.")
)
struct KhardTests {
    private let test: TestStore

    init() throws { test = try TestStore() }

    /// Runs khard over the address books of the test.
    private func khard(_ words: String...) throws -> ProgramRun {
        let folder = test.store.defaultContainerIdentifier()
        let configuration = """
            [addressbooks]
            [[people]]
            path = \(folder)
            [general]
            default_action = list
            editor = true
            merge_editor = true
            """
        let file = "\(test.folder.path)/khard.conf"
        try configuration.write(toFile: file, atomically: true, encoding: .utf8)
        return try ProgramRun("/usr/bin/khard", ["-c", file] + words, environment: test.environment)
    }

    @Test("What is saved is listed, with names, mails and numbers")
    func list() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = ("Zoë", "Öz", "Kepler; Söhne")
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "zoe@example.org")]
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+43 660 1234567"))
        ]
        contact.birthday = DateComponents(year: 1990, month: 12, day: 24)
        contact.imageData = Data([0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 7, count: 500))
        let request = CNSaveRequest()
        request.add(contact, toContainerWithIdentifier: nil)
        try test.store.execute(request)
        let list = try khard("list")
        #expect(list.code == 0, "\(list.errors)")
        #expect(list.output.contains("Zoë Öz") && list.output.contains("zoe@example.org"))
        #expect(list.output.contains("+43 660 1234567"))
        let shown = try khard("show", "--format", "yaml", "Zoë")
        #expect(shown.output.contains("Kepler; Söhne") && shown.output.contains("1990-12-24"), "\(shown.output)")
    }

    @Test("A person that khard knows is read and changed, and khard lists the change")
    func change() throws {
        let folder = test.store.defaultContainerIdentifier()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let card = """
            BEGIN:VCARD
            VERSION:3.0
            UID:khard-1
            FN:Bo Berg
            N:Berg;Bo;;;
            TEL;TYPE=cell:0170 5550124
            CATEGORIES:friends
            REV:20200101T000000Z
            END:VCARD

            """
        try card.replacing("\n", with: "\r\n").write(toFile: "\(folder)/bo.vcf", atomically: true, encoding: .utf8)
        let keys = [CNContactPhoneNumbersKey, CNContactFamilyNameKey] as [any CNKeyDescriptor]
        let contact = try test.store.unifiedContact(withIdentifier: "khard-1", keysToFetch: keys)
        #expect(contact.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        let mutable = try #require(contact.mutableCopy() as? CNMutableContact)
        mutable.familyName = "Lund"
        let request = CNSaveRequest()
        request.update(mutable)
        try test.store.execute(request)
        let list = try khard("list")
        #expect(
            list.output.contains("Bo Lund") && list.output.contains("0170 5550124"),
            "\(list.output) \(list.errors)"
        )
        #expect(try String(contentsOfFile: "\(folder)/bo.vcf", encoding: .utf8).contains("CATEGORIES:friends\r\n"))
    }
}
