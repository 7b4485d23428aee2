import ActionEngine
import CivilDateEngine
import CommandLineKit
import ContactEngine
import DisplayEngine
import DistortionEngine
import Foundation

/// Saves actions and undoes them until it is killed, and says each one before and after.
struct StoreWriter {
    static let command = Command(
        "writer",
        abstract: "Save actions in FOLDER and undo them until killed; 'stores' starts it.",
        operands: Operands("FOLDER", count: 1...1, completion: .files, help: "The folder of the stores."),
        groups: [OptionGroup("Trials", [Stress.seed])]
    ) { arguments, context in
        var writer = StoreWriter(in: arguments.operands[0], seed: UInt64(arguments[Stress.seed]))
        while true { try writer.act { try context.output.write($0 + "\n") } }
    }

    /// What it says before an action and after it; in between it says what each file has become.
    static let (begun, done) = ("begun", "done")
    /// What it says a file has become that was removed.
    static let gone = "gone"

    private let store: ActionStore
    private var numbers: SeededGenerator

    private init(in folder: String, seed: UInt64) {
        store = ActionStore(environment: Self.environment(in: folder), local: .gmt)
        numbers = SeededGenerator(seed: seed)
    }

    /// The variables that keep all stores in one folder.
    static func environment(in folder: String) -> [String: String] {
        let stores = ["calendars", "contacts", "health", "actions"]
        return Dictionary(uniqueKeysWithValues: stores.map { ("FOVEA_\($0.uppercased())", "\(folder)/\($0)") })
            .merging(["HOME": folder]) { stored, _ in stored }
    }

    private mutating func act(_ say: (String) throws -> Void) throws {
        let isUndone = Int.random(in: 0..<3, using: &numbers) == 0
        let draft = try draft()
        try say(Self.begun)
        if isUndone, try store.entries().contains(where: { $0.state == .saved }) {
            for item in try store.undo().items { try say(Self.line("\(item.folder)/\(item.file)", item.former)) }
        } else {
            let crop = Data(repeating: 0x50, count: Int.random(in: 0..<20_000, using: &numbers))
            for path in try store.save(draft, crop: crop).paths {
                try say(Self.line(path, Data(contentsOf: URL(filePath: path))))
            }
        }
        try say(Self.done)
    }

    private static func line(_ path: String, _ content: Data?) -> String {
        "\(path)\t\(content.map(StoreSnapshot.digest) ?? gone)"
    }

    /// One of a few things, as another picture shows it each time.
    private mutating func draft() throws -> ActionDraft {
        let number = Int.random(in: 1...9, using: &numbers)
        let detail = String(repeating: "äx", count: Int.random(in: 0..<300, using: &numbers))
        guard let date = CivilDate("2026-12-0\(number)"), let moment = CivilMoment("2026-12-0\(number)T08:05") else {
            throw CocoaError(.coderInvalidValue)
        }
        let content: ActionContent
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0:
            var event = EventDraft(title: "Concert \(number)", date: date, time: CivilTime("20:00"))
            event.notes = detail
            content = .event(event)
        case 1:
            var contact = ContactRecord(identifier: "")
            (contact.givenName, contact.familyName) = ("Ana", "Silva \(number)")
            contact.phones = [Labeled(ContactLabel.work, "+49 30 234567\(number)")]
            contact.note = detail
            content = .contact(contact)
        default:
            let systolic = 110 + detail.count % 50
            content = .reading(.bloodPressure(systolic: systolic, diastolic: 80, pulse: 70), at: moment)
        }
        return ActionDraft(content: content, origin: ActionOrigin(text: detail, corners: []), confidence: 1)
    }
}
