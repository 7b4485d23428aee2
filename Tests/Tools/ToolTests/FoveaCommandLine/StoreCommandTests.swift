import CommandLineKit
import Foundation
import Testing

@Suite("fovea allow and fovea contacts")
struct StoreCommandTests {
    private let bench: Workbench
    private var environment: [String: String] {
        [
            "HOME": bench.folder, "FOVEA_CONSENT": "\(bench.folder)/data/consent.json",
            "FOVEA_CONTACTS": "\(bench.folder)/contacts",
        ]
    }

    init() throws { bench = try Workbench() }

    @Test("An app is allowed, denied and forgotten")
    func decisions() async throws {
        #expect(await bench.run(["allow"], environment: environment) == .success)
        #expect(bench.output.isEmpty)
        #expect(await bench.run(["allow", "music", "calendar", "contacts"], environment: environment) == .success)
        #expect(bench.output.hasPrefix("✓ music may read and change calendars, since 20"))
        bench.clear()
        #expect(await bench.run(["allow", "--deny", "music", "contacts"], environment: environment) == .success)
        #expect(bench.output.contains("✗ music may not use contacts"))
        bench.clear()
        #expect(await bench.run(["allow", "--forget", "music", "calendar"], environment: environment) == .success)
        bench.clear()
        #expect(await bench.run(["allow", "-f", "json"], environment: environment) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["store"] as? String } == ["contacts"])
        #expect(results.map { $0["status"] as? String } == ["denied"])
    }

    @Test("Decisions that can't be meant are refused, and nothing is recorded")
    func refusals() async throws {
        #expect(await bench.run(["allow", "music", "calender"], environment: environment) == .usage)
        #expect(bench.errors.contains("Did you mean 'calendar'?"))
        #expect(
            await bench.run(["allow", "--deny", "--forget", "music", "health"], environment: environment) == .usage
        )
        #expect(await bench.run(["allow", "--deny", "music"], environment: environment) == .usage)
        #expect(await bench.run(["allow", "bin/music", "health"], environment: environment) == .usage)
        #expect(!FileManager.default.fileExists(atPath: "\(bench.folder)/data/consent.json"))
    }

    @Test("A record that others could have written is refused, with the remedy")
    func foreignRecord() async throws {
        #expect(await bench.run(["allow", "music", "health"], environment: environment) == .success)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o666],
            ofItemAtPath: "\(bench.folder)/data/consent.json"
        )
        #expect(await bench.run(["allow"], environment: environment) == .badData)
        #expect(bench.errors.contains("run chmod 600 on it"))
    }

    @Test("Contacts are listed by name, with what is known")
    func contacts() async throws {
        #expect(await bench.run(["contacts", "list"], environment: environment) == .nothingFound)
        let book = "\(bench.folder)/contacts/people"
        try FileManager.default.createDirectory(atPath: book, withIntermediateDirectories: true)
        for (file, name, extra) in [
            ("2", "Lovelace;Ada;;;", "TEL;TYPE=cell:+44 20 7946 0018"), ("1", "Turing;Alan;;;", "ORG:King's College"),
        ] {
            let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(file)\r\nN:\(name)\r\n\(extra)\r\nEND:VCARD\r\n"
            try Data(card.utf8).write(to: URL(filePath: "\(book)/\(file).vcf"))
        }
        #expect(await bench.run(["contacts", "list"], environment: environment) == .success)
        #expect(bench.output.hasPrefix("Ada Lovelace  people\n") && bench.output.contains("+44 20 7946 0018"))
        bench.clear()
        #expect(await bench.run(["contacts", "list", "tur", "-f", "json"], environment: environment) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["organization"] as? String } == ["King's College"])
        #expect(await bench.run(["contacts", "list", "nobody"], environment: environment) == .nothingFound)
    }
}
