import CalendarEngine
import CommandLineKit
import Foundation

/// The commands about what a person has to do.
enum RemindersCommand {
    private static let all = Flag("all", short: "a", help: "Also list what is done.")

    static func command() -> Command {
        Command(
            "reminders",
            abstract: "Show the reminders in your calendars.",
            discussion: [
                "Reminders are .ics files in the folders of calendars, where 'fovea events' finds events."
            ],
            subcommands: [list]
        )
    }

    private static let list = Command(
        "list",
        abstract: "List what is to do, the soonest first.",
        discussion: ["With WORD, what contains each in its title or notes. Ends with 1 when there is nothing."],
        operands: Operands("WORD", count: 0...Int.max, completion: .nothing, help: "Words of titles and notes."),
        groups: [OptionGroup("Reminders", [all]), OutputOptions.group],
        examples: [
            .init("fovea reminders list", "What is to do."),
            .init("fovea reminders list rent --all -f json", "Every payment of the rent, also those that are done."),
        ]
    ) { arguments, context in
        let store = CalendarStore(environment: context.environment)
        let titles = store.titles
        let found = store.reminders
            .filter { arguments[all] || !$0.item.isCompleted }
            .map { ReminderReport(found: $0, calendar: titles[$0.place.calendar] ?? "") }
            .filter { report in arguments.operands.allSatisfy { report.says($0) } }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.reminder/1") { writer, style in
            for report in found { try writer.write(text: { report.text(style) }, json: { report.json }) }
            guard found.isEmpty else { return .success }
            context.remark(arguments.operands.isEmpty ? "there is nothing to do" : "there is no such reminder")
            return .nothingFound
        }
    }
}

/// A reminder as it is listed.
struct ReminderReport {
    let found: CalendarStore.FoundReminder
    /// The title of its calendar.
    let calendar: String

    private var item: CalendarItem { found.item }
    private var isAllDay: Bool { item.end?.isDate ?? false }
    private var title: String { item.title ?? "No title" }

    /// Returns whether the title or the notes contain a word.
    func says(_ word: String) -> Bool {
        [title, item.notes ?? ""].contains { $0.localizedStandardRange(of: word) != nil }
    }

    func text(_ style: TextStyle) -> String {
        let due = found.due.map { isAllDay ? DateText.day($0) : DateText.minute($0) } ?? ""
        let done = item.isCompleted ? style.dim("  done") : ""
        let words = "\(style.bold(title.onOneLine))\(done)  \(style.dim(calendar.onOneLine))"
        return "\(TextLayout.padded(due, to: 16))  \(words)\n"
    }

    var json: JSONValue {
        [
            "uid": .string(item.uid), "calendar": .string(found.place.calendar), "title": JSONValue(item.title),
            "due": JSONValue(found.due.map { $0.formatted(.iso8601) }), "allDay": .bool(isAllDay),
            "done": .bool(item.isCompleted), "notes": JSONValue(item.notes),
        ]
    }
}
