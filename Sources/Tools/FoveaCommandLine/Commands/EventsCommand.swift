import CalendarEngine
import CommandLineKit
import Foundation

/// The commands about a person's events.
enum EventsCommand {
    private static let days = Option<Int>(
        "days",
        short: "d",
        placeholder: "N",
        default: 30,
        in: 1...1500,
        help: "Show the events of the next N days."
    )
    private static let from = Option<String?>(
        "from",
        placeholder: "DATE",
        help: "Begin on this day, such as 2026-12-24, in place of now."
    )

    static func command() -> Command {
        Command(
            "events",
            abstract: "Show the events in your calendars.",
            discussion: [
                "Events are .ics files, one each, in a folder for each calendar: those of khal's configuration, otherwise "
                    + "the folders in ~/.calendars or khal/calendars in the data folder, or in the folder that "
                    + "FOVEA_CALENDARS names."
            ],
            subcommands: [list]
        )
    }

    private static let list = Command(
        "list",
        abstract: "List events in order.",
        discussion: [
            "An event that returns is listed each time. With WORD, those whose titles or places contain each. Ends with 1 "
                + "when there is none."
        ],
        operands: Operands("WORD", count: 0...Int.max, completion: .nothing, help: "Words of titles and places."),
        groups: [OptionGroup("Events", [days, from]), OutputOptions.group],
        examples: [
            .init("fovea events list", "The events of the next 30 days."),
            .init("fovea events list okafor -d 90 -f json", "Concerts of a musician."),
        ]
    ) { arguments, context in
        let start = try arguments[from].map(day) ?? Date()
        let store = CalendarStore(environment: context.environment)
        let titles = store.titles
        let end = start.addingTimeInterval(Double(arguments[days]) * 86_400)
        let found = store.occurrences(in: start..<end)
            .map { EventReport(found: $0, calendar: titles[$0.place.calendar] ?? "") }
            .filter { report in arguments.operands.allSatisfy { report.says($0) } }
            .sorted { ($0.start, $0.title) < ($1.start, $1.title) }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.event/1") { writer, style in
            for report in found { try writer.write(text: { report.text(style) }, json: { report.json }) }
            guard found.isEmpty else { return .success }
            context.remark("there is no such event from \(DateText.day(start)) to \(DateText.day(end))")
            return .nothingFound
        }
    }

    /// The beginning of a day that is written as year, month and day, by the clock of the machine.
    private static func day(_ text: String) throws -> Date {
        guard text.count == 10, let midnight = WrittenDate.date(text) else {
            throw CommandFailure(.usage, "'--from' takes a day such as 2026-12-24, not '\(text)'.")
        }
        return midnight.addingTimeInterval(-Double(TimeZone.current.secondsFromGMT(for: midnight)))
    }
}

/// An event as it is listed.
struct EventReport {
    let found: CalendarStore.FoundOccurrence
    /// The title of its calendar.
    let calendar: String

    private var item: CalendarItem { found.occurrence.item }
    private var isAllDay: Bool { item.start?.isDate ?? false }
    var start: Date { found.occurrence.start }
    var title: String { item.title ?? "No title" }

    /// Returns whether the title or the place contains a word.
    func says(_ word: String) -> Bool {
        [title, item.location ?? ""].contains { $0.localizedStandardRange(of: word) != nil }
    }

    func text(_ style: TextStyle) -> String {
        let time = isAllDay ? TextLayout.padded(DateText.day(start), to: 16) : DateText.minute(start)
        let place = item.location.map { ", \($0.onOneLine)" } ?? ""
        return "\(time)  \(style.bold(title.onOneLine))\(place)  \(style.dim(calendar.onOneLine))\n"
    }

    var json: JSONValue {
        [
            "uid": .string(item.uid), "calendar": .string(found.place.calendar), "title": JSONValue(item.title),
            "start": .string(start.formatted(.iso8601)), "end": .string(found.occurrence.end.formatted(.iso8601)),
            "allDay": .bool(isAllDay), "location": JSONValue(item.location), "url": JSONValue(item.url),
            "notes": JSONValue(item.notes),
        ]
    }
}
