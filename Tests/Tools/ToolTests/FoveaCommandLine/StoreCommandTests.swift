import CommandLineKit
import Foundation
import HealthEngine
import StoreEngine
import Testing

@Suite("fovea allow, events, reminders, contacts and health")
struct StoreCommandTests {
    private let bench: Workbench
    private var environment: [String: String] {
        [
            "HOME": bench.folder, "FOVEA_CONSENT": "\(bench.folder)/data/consent.json",
            "FOVEA_CALENDARS": "\(bench.folder)/calendars", "FOVEA_CONTACTS": "\(bench.folder)/contacts",
            "FOVEA_HEALTH": "\(bench.folder)/health",
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

    @Test("Reminders are listed, the soonest first, and those that are done where that is asked for")
    func reminders() async throws {
        #expect(await bench.run(["reminders", "list"], environment: environment) == .nothingFound)
        let calendar = "\(bench.folder)/calendars/home"
        try FileManager.default.createDirectory(atPath: calendar, withIntermediateDirectories: true)
        for (title, line) in [
            ("Sleep", "DESCRIPTION:Long"), ("Rent", "DUE;VALUE=DATE:20400501"), ("Old", "STATUS:COMPLETED"),
        ] {
            let todo = "BEGIN:VTODO\r\nUID:\(title)\r\nSUMMARY:\(title)\r\n\(line)\r\nEND:VTODO\r\n"
            try Data("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(todo)END:VCALENDAR\r\n".utf8)
                .write(to: URL(filePath: "\(calendar)/\(title).ics"))
        }
        #expect(await bench.run(["reminders", "list"], environment: environment) == .success)
        #expect(bench.output == "2040-05-01        Rent  home\n                  Sleep  home\n")
        bench.clear()
        #expect(await bench.run(["reminders", "list", "-a", "-f", "json"], environment: environment) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["title"] as? String } == ["Rent", "Sleep", "Old"])
        #expect(results.map { $0["done"] as? Bool } == [false, false, true])
        bench.clear()
        #expect(await bench.run(["reminders", "list", "long"], environment: environment) == .success)
        #expect(bench.output.contains("Sleep"))
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

    @Test("Readings are listed, the newest first, with their units")
    func readings() async throws {
        #expect(await bench.run(["health", "list"], environment: environment) == .nothingFound)
        let library = HealthLibrary.library(in: StorePlaces.health(environment: environment))
        let (kilogram, pressure) = (MeasureUnit("kg", in: .health), MeasureUnit("mmHg", in: .health))
        let weight = Reading(
            identifier: UUID(),
            kind: "HKQuantityTypeIdentifierBodyMass",
            content: .measure(Measure(value: 72.5, unit: try #require(kilogram))),
            start: Date(timeIntervalSince1970: 1_800_000_000),
            end: Date(timeIntervalSince1970: 1_800_000_000)
        )
        let parts = try zip(ReadingKind.bloodPressureParts, [121.0, 79]).map { kind, value in
            Reading.Part(
                identifier: UUID(),
                kind: kind,
                measure: Measure(value: value, unit: try #require(pressure))
            )
        }
        var blood = weight
        blood.identifier = UUID()
        blood.kind = ReadingKind.bloodPressure
        blood.content = .parts(parts)
        blood.start += 86_400
        blood.end += 86_400
        try library.save([weight, blood])
        #expect(await bench.run(["health", "list"], environment: environment) == .success)
        let lines = bench.output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(lines[0].contains("Blood pressure 121/79 mmHg") && lines[1].contains("Body mass 72.5 kg"))
        bench.clear()
        #expect(await bench.run(["health", "list", "mass", "-f", "json"], environment: environment) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["value"] as? Double } == [72.5])
        #expect(results.map { $0["unit"] as? String } == ["kg"])
    }

    @Test("Events are listed in order, each time that they return")
    func events() async throws {
        #expect(await bench.run(["events", "list"], environment: environment) == .nothingFound)
        let folder = "\(bench.folder)/calendars/home"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (uid, lines) in [
            ("a", "SUMMARY:Choir\r\nDTSTART:20310106T183000Z\r\nRRULE:FREQ=WEEKLY;COUNT=3"),
            ("b", "SUMMARY:Nadia Okafor\r\nLOCATION:Palm House\r\nDTSTART;VALUE=DATE:20310110"),
        ] {
            let event = "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20300101T000000Z\r\n\(lines)\r\nEND:VEVENT\r\n"
            let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\n\(event)END:VCALENDAR\r\n"
            try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(uid).ics"))
        }
        let words = ["events", "list", "--from", "2031-01-01", "-d", "30"]
        #expect(await bench.run(words, environment: environment) == .success)
        #expect(bench.output.contains("2031-01-10        Nadia Okafor, Palm House  home\n"))
        bench.clear()
        #expect(await bench.run(words + ["-f", "json"], environment: environment) == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["uid"] as? String } == ["a", "b", "a", "a"])
        bench.clear()
        #expect(await bench.run(words + ["palm", "okafor"], environment: environment) == .success)
        #expect(bench.output.split(separator: "\n").count == 1)
        #expect(await bench.run(["events", "list", "--from", "tomorrow"], environment: environment) == .usage)
        #expect(bench.errors.contains("such as 2026-12-24, not 'tomorrow'"))
    }
}
