import ActionEngine
import CodeEngine
import CommandLineKit
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import PictureSupport
import TestSupport
import Testing
import TextEngine

@Suite("fovea actions, save and undo")
struct ActionCommandTests {
    private let bench: Workbench
    private var environment: [String: String] {
        [
            "HOME": bench.folder, "FOVEA_CALENDARS": "\(bench.folder)/calendars",
            "FOVEA_CONTACTS": "\(bench.folder)/contacts", "FOVEA_HEALTH": "\(bench.folder)/health",
            "FOVEA_ACTIONS": "\(bench.folder)/actions", "LANG": "de_DE.UTF-8",
        ]
    }
    private static let event =
        "BEGIN:VEVENT\nUID:1\nSUMMARY:Zoë live\nDTSTART:20301205T200000\nDTEND:20301205T220000\nLOCATION:Kesselhaus\nEND:VEVENT"
    private static let card = "MECARD:N:Silva,Ana;TEL:030 2345678;EMAIL:ana@example.org;;"

    init() throws { bench = try Workbench() }

    private func picture(_ codes: String...) throws -> String {
        try bench.file("poster.png", "codes\n" + codes.joined(separator: "\n--\n"))
    }

    private func run(_ words: String..., answer: Bool? = nil) async -> ExitCode {
        bench.clear()
        return await bench.run(words, environment: environment, answer: answer)
    }

    private func files(_ store: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: "\(bench.folder)/\(store)")?.compactMap { $0 as? String }
        return (paths ?? []).filter { !$0.hasPrefix(".") && $0.contains(".") }
    }

    @Test("Drafts are listed with their numbers, their values and what they were read from")
    func list() async throws {
        let path = try picture(Self.event, "WIFI:T:WPA;S:Café;P:secret99;;")
        #expect(await run("actions", path) == .success)
        #expect(bench.output.contains("  1  event  Zoë live\n"))
        #expect(bench.output.contains("     time      20:00\n     end       2030-12-05T22:00\n"))
        #expect(bench.output.contains("  2  network  Café\n"))
        #expect(bench.output.contains("read from \"BEGIN:VEVENT / UID:1"))
        #expect(await run("actions", try bench.file("b.png", "empty")) == .nothingFound)
        #expect(bench.output.contains("There is no action."))
    }

    @Test("'Tomorrow' is counted from the moment that is named, or from the last change of a file that says none")
    func moments() async throws {
        let path = try bench.file("note.png", "note\nRemember to water the plants by tomorrow\nx")
        let changed = Date(timeIntervalSince1970: 1_773_144_000)  // 10 March 2026, at noon
        try FileManager.default.setAttributes([.modificationDate: changed], ofItemAtPath: path)
        #expect(await run("actions", path) == .success)
        #expect(bench.output.contains("2026-03-11"))
        #expect(await run("actions", "--moment", "2026-05-01", path) == .success)
        #expect(bench.output.contains("2026-05-02"))
        // A clock that was wrong makes no moment of the future.
        try FileManager.default.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: path)
        #expect(await run("actions", path) == .success)
        #expect(!bench.output.contains("4001"))
    }

    @Test("Lines of JSON follow their schema, and a picture with the pieces outlined is written")
    func json() async throws {
        let path = try picture(Self.event, Self.card, "tel:030 2345678")
        let drawn = "\(bench.folder)/drawn.png"
        #expect(await run("actions", "-f", "jsonl", "--draw", drawn, path) == .success)
        #expect(try JSONSchema(named: "actions").problems(in: bench.outputData) == [])
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "3 outlines")
        let actions = try #require(bench.json()["actions"] as? [[String: Any]])
        #expect(actions.map { $0["kind"] as? String } == ["event", "contact", "call"])
        #expect(actions.map { $0["savable"] as? Bool } == [true, true, false])
    }

    @Test("Without a terminal and without '--yes' nothing is written")
    func unasked() async throws {
        let path = try picture(Self.event)
        #expect(await run("save", path) == .denied)
        #expect(bench.errors.contains("Nothing is saved, since there is no terminal") && bench.output.isEmpty)
        #expect(bench.errors.contains("location  Kesselhaus"))
        #expect(await run("save", path, answer: false) == .denied)
        #expect(files("calendars").isEmpty && files("actions").isEmpty)
    }

    @Test("What is saved twice is one item, and undoing removes it")
    func saving() async throws {
        let path = try picture(Self.event, Self.card)
        #expect(await run("save", path, answer: true) == .success)
        #expect(bench.output.contains("added  event  Zoë live  fovea undo "))
        #expect(bench.output.contains("added  contact  Ana Silva"))
        #expect(await run("save", path, "--yes", "-f", "json") == .success)
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(results.map { $0["change"] as? String } == ["unchanged", "unchanged"])
        #expect(files("calendars").count == 1 && files("contacts").count == 1)
        #expect(await run("events", "list", "-d", "1500", "zoë") == .success)
        #expect(bench.output.contains("2030-12-05 20:00  Zoë live, Kesselhaus"))
        #expect(await run("undo", "--list", "-f", "json") == .success)
        let actions = try #require(bench.json()["results"] as? [[String: Any]])
        #expect(actions.map { $0["kind"] as? String } == ["contact", "event"])
        #expect(actions.first?["hasPicture"] as? Bool == true && actions.first?["text"] as? String == Self.card)
        #expect(await run("undo", try #require(actions[1]["id"] as? String)) == .success)
        #expect(bench.output.contains("event  Zoë live  undone"))
        #expect(await run("undo") == .success)
        #expect(files("calendars") + files("contacts") + files("actions") == [])
        #expect(await run("undo") == .nothingFound)
        #expect(bench.errors.contains("There is no saved action to undo."))
        #expect(await run("undo", "--list") == .nothingFound)
    }

    @Test("One of several is chosen and changed")
    func editing() async throws {
        let path = try picture(Self.event, Self.card)
        #expect(await run("save", path, "--yes", "--set", "time=19:00") == .usage)
        #expect(bench.errors.contains("choose one with '--only'"))
        #expect(
            await run("save", path, "--yes", "--only", "1", "--set", "time=19:00", "--set", "location=") == .success
        )
        #expect(files("contacts").isEmpty)
        #expect(await run("events", "list", "-d", "1500") == .success)
        #expect(bench.output.contains("2030-12-05 19:00  Zoë live  "))
    }

    @Test(
        "What can't be meant is refused with the remedy",
        arguments: [
            (["--only", "1", "--set", "begin=19:00"], "no field 'begin'; the fields are title, date, time"),
            (["--only", "1", "--set", "time=7pm"], "'time' takes a time such as 19:30, not '7pm'"),
            (["--only", "1", "--set", "time"], "'--set' takes NAME=VALUE"),
            (["--only", "9"], "'--only' names action 9, and there are 3"), (["--only", "x"], "numbers with commas"),
            (["--only", "3"], "adds nothing to calendars"), (["--calendar", "Work"], "There is no calendar 'Work'"),
        ]
    )
    func refusals(words: [String], message: String) async throws {
        let path = try picture(Self.event, Self.card, "https://example.org")
        #expect(await bench.run(["save", path, "--yes"] + words, environment: environment) == .usage)
        #expect(bench.errors.contains(message), "\(bench.errors)")
        #expect(files("calendars").isEmpty)
    }

    @Test("A folder that isn't one gives an error, and no record stays")
    func blocked() async throws {
        let path = try picture(Self.event)
        _ = try bench.file("calendars", "no folder")
        #expect(await run("save", path, "--yes") != .success)
        #expect(!bench.errors.isEmpty && files("actions").isEmpty)
    }

    @Test("An item that was changed since stays, until its record is forgotten")
    func changed() async throws {
        #expect(await run("save", try picture(Self.event), "--yes") == .success)
        let file = "\(bench.folder)/calendars/\(try #require(files("calendars").first { $0.hasSuffix(".ics") }))"
        let text = try String(contentsOfFile: file, encoding: .utf8).replacing("Kesselhaus", with: "Balcony")
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(await run("undo") == .denied)
        let id = try #require(bench.errors.firstMatch(of: /--forget (\S+?)'/)?.1)
        #expect(await run("undo", "--forget", String(id)) == .success)
        #expect(bench.output.contains("forgotten") && files("calendars").count == 1)
        #expect(await run("undo", "--forget") == .usage)
        #expect(await run("undo", "--list", "x") == .usage)
    }
}

@Suite("Pictures that actions are made from")
struct ActionPictureTests {
    @Test("Are read by the engines, and the piece that is kept is small")
    func engines() async throws {
        let data = try CodeSheet(58, "tel:+49302345678").draw()
        let analysis = EngineAnalysis()
        let findings = try await analysis.findings(in: data, TextOptions(), CodeCriteria(), limits: .default)
        #expect(findings.codes.map(\.text) == ["tel:+49302345678"])
        let origin = ActionOrigin(text: "", corners: findings.codes.map(\.corners))
        let crop = try #require(try await analysis.crop(origin, of: data, limits: .default))
        let info = try analysis.info(of: crop, limits: .default)
        #expect(info.format == .jpeg && max(info.width, info.height) <= 640)
        let nowhere = ActionOrigin(text: "", corners: [])
        #expect(try await analysis.crop(nowhere, of: data, limits: .default) == nil)
    }
}

@Suite("Saved items in other programs")
struct SavedItemTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func save(_ code: String) async throws {
        let path = try bench.file("a.png", "codes\n" + code)
        let environment = [
            "HOME": bench.folder, "FOVEA_CALENDARS": "\(bench.folder)/calendars",
            "FOVEA_CONTACTS": "\(bench.folder)/contacts", "FOVEA_ACTIONS": "\(bench.folder)/actions",
        ]
        #expect(await bench.run(["save", path, "--yes"], environment: environment) == .success, "\(bench.errors)")
    }

    private func run(_ program: String, _ configuration: String, _ words: String...) throws -> ProgramRun {
        let file = try bench.file("other.conf", configuration)
        return try ProgramRun("/usr/bin/\(program)", ["-c", file] + words, environment: ["HOME": bench.folder])
    }

    @Test(
        "khal prints an event, also one without an end",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/khal"), "scripts/setup test installs khal.")
    )
    func khal() async throws {
        try await save(
            "BEGIN:VEVENT\nUID:1\nSUMMARY:Zoë live\nDTSTART;TZID=Europe/Berlin:20301205T200000\nLOCATION:Hall\nEND:VEVENT"
        )
        let configuration = """
            [calendars]
            [[ours]]
            path = \(bench.folder)/calendars/personal
            [sqlite]
            path = \(bench.folder)/khal.db
            [locale]
            local_timezone = Europe/Berlin
            default_timezone = Europe/Berlin
            timeformat = %H:%M
            dateformat = %Y-%m-%d
            longdateformat = %Y-%m-%d
            datetimeformat = %Y-%m-%d %H:%M
            longdatetimeformat = %Y-%m-%d %H:%M
            """
        let list = try run(
            "khal",
            configuration,
            "list",
            "--format",
            "{start} {title} @{location}",
            "2030-12-01",
            "10d"
        )
        #expect(list.output.contains("2030-12-05 20:00 Zoë live @Hall"), "\(list.output) \(list.errors)")
    }

    @Test(
        "khard lists a contact",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/khard"), "khard is missing.")
    )
    func khard() async throws {
        try await save("MECARD:N:Silva,Ana;TEL:+49 30 2345678;EMAIL:ana@example.org;;")
        let configuration = """
            [addressbooks]
            [[people]]
            path = \(bench.folder)/contacts/contacts
            [general]
            default_action = list
            editor = true
            merge_editor = true
            """
        let list = try run("khard", configuration, "list")
        #expect(list.output.contains("Ana Silva") && list.output.contains("ana@example.org"), "\(list.errors)")
    }
}
