import EventKit
import TestSupport
import Testing

@Suite(
    "Events that vdirsyncer synchronizes",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/vdirsyncer"),
        "scripts/setup test installs vdirsyncer."
    ),
    .timeLimit(.minutes(5))
)
struct VdirsyncerTests {
    private let test: CalendarTest
    private var theirs: String { "\(test.place.path)/theirs/personal" }

    init() throws {
        test = try CalendarTest()
        for folder in [theirs, "\(test.place.path)/calendars/personal"] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        let configuration = """
            [general]
            status_path = "\(test.place.path)/status"
            [pair events]
            a = "ours"
            b = "theirs"
            collections = ["personal"]
            conflict_resolution = "b wins"
            [storage ours]
            type = "filesystem"
            path = "\(test.place.path)/calendars"
            fileext = ".ics"
            [storage theirs]
            type = "filesystem"
            path = "\(test.place.path)/theirs"
            fileext = ".ics"
            """
        try configuration.write(toFile: "\(test.place.path)/sync.conf", atomically: true, encoding: .utf8)
        try run("discover", "events")
    }

    private func run(_ words: String...) throws {
        let file = "\(test.place.path)/sync.conf"
        let run = try ProgramRun("/usr/bin/vdirsyncer", ["-c", file] + words, environment: test.environment)
        try #require(run.code == 0, "\(run.errors)")
    }

    /// The file of the other side that has a text.
    private func theirFile(with text: String) throws -> (path: String, text: String) {
        let paths = try FileManager.default.contentsOfDirectory(atPath: theirs).map { "\(theirs)/\($0)" }
        let files = try paths.map { ($0, try String(contentsOfFile: $0, encoding: .utf8)) }
        return try #require(files.first { $0.1.contains(text) })
    }

    @Test("Go to the other side, and come back changed and told")
    func bothWays() async throws {
        let event = test.event("Concert", try test.date(5, 3, 20))
        try test.store.save(event, span: .thisEvent)
        try test.store.save(test.event("Rehearsal", try test.date(5, 9, 18)), span: .thisEvent)
        try run("sync")
        let (path, text) = try theirFile(with: "SUMMARY:Concert")
        _ = try theirFile(with: "SUMMARY:Rehearsal")

        let changes = StoreChanges(of: test.store)
        let changed = text.replacing("SUMMARY:Concert", with: "SUMMARY:Concert in the park\r\nX-THEIRS:kept")
        try Data(changed.utf8).write(to: URL(filePath: path), options: .atomic)
        try run("sync")
        try await changes.come { try test.events().contains { $0.title == "Concert in the park" } }
        let read = try #require(try test.events().first)
        #expect(read.title == "Concert in the park" && read.calendarItemIdentifier == event.calendarItemIdentifier)

        // What they wrote stays when it is changed here, and goes back.
        read.location = "Bandstand"
        try test.store.save(read, span: .thisEvent)
        try run("sync")
        let back = try theirFile(with: "SUMMARY:Concert in the park").text
        #expect(back.contains("LOCATION:Bandstand") && back.contains("X-THEIRS:kept"))

        try FileManager.default.removeItem(atPath: path)
        try run("sync")
        try await changes.come { try test.events().map(\.title) == ["Rehearsal"] }
    }
}
