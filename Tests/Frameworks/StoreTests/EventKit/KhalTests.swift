import EventKit
import TestSupport
import Testing

@Suite(
    "Events in khal",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/khal"), "scripts/setup test installs khal."),
    .timeLimit(.minutes(5))
)
struct KhalTests {
    private let test: CalendarTest

    init() throws { test = try CalendarTest() }

    private func khal(_ words: String...) throws -> ProgramRun {
        let configuration = """
            [calendars]
            [[ours]]
            path = \(test.place.path)/calendars/personal
            [sqlite]
            path = \(test.place.path)/khal.db
            [locale]
            local_timezone = Europe/Berlin
            default_timezone = Europe/Berlin
            timeformat = %H:%M
            dateformat = %Y-%m-%d
            longdateformat = %Y-%m-%d
            datetimeformat = %Y-%m-%d %H:%M
            longdatetimeformat = %Y-%m-%d %H:%M
            """
        let file = "\(test.place.path)/khal.conf"
        try configuration.write(toFile: file, atomically: true, encoding: .utf8)
        return try ProgramRun("/usr/bin/khal", ["-c", file] + words, environment: test.environment)
    }

    @Test("What is saved is printed, with its place and its occurrences")
    func list() throws {
        let event = test.event("Zoë; live, at last", try test.date(3, 29, 20), hours: 2)
        event.location = "Kesselhaus"
        let end = EKRecurrenceEnd(occurrenceCount: 3)
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: end))
        try test.store.save(event, span: .futureEvents)
        let second = try test.events()[1]
        second.title = "Other hall"
        try test.store.save(second, span: .thisEvent)
        let format = "{start} {title} @{location}"
        let run = try khal("list", "--format", format, "2030-03-28", "7d")
        #expect(run.code == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").filter { $0.contains("@") }
        #expect(
            lines == [
                "2030-03-29 20:00 Zoë; live, at last @Kesselhaus", "2030-03-30 20:00 Other hall @Kesselhaus",
                "2030-03-31 20:00 Zoë; live, at last @Kesselhaus",
            ]
        )
    }

    @Test("An event that khal adds is told and read")
    func add() async throws {
        try test.put("X-A:1", in: "unused.txt")
        let changes = StoreChanges(of: test.store)
        let run = try khal("new", "-a", "ours", "2030-04-02", "18:00", "19:30", "Rehearsal")
        #expect(run.code == 0, "\(run.errors)")
        try await changes.come { try !test.events().isEmpty }
        let event = try #require(try test.events().first)
        #expect(event.title == "Rehearsal" && event.endDate.timeIntervalSince(event.startDate) == 5400)
        #expect(event.startDate == (try test.date(4, 2, 18)))
    }
}
