import ActionEngine
import CommandLineKit
import Foundation

/// The command that takes saved actions back.
enum UndoCommand {
    private static let list = Flag("list", short: "l", help: "Print the saved actions, the latest first.")
    private static let forget = Flag(
        "forget",
        help: "Remove the record of the action with its text and its picture, and leave the item as it is."
    )

    static func command() -> Command {
        Command(
            "undo",
            abstract: "Take back what was saved from a picture.",
            discussion: [
                "Restores the files of the latest action, or of the one that ID names, to what they were, or removes them if "
                    + "there were none. An item that another program has changed since stays as it is, and the "
                    + "command says so.",
                "Records of actions are in the folder that FOVEA_ACTIONS names, otherwise in fovea/actions in the data "
                    + "folder.",
            ],
            operands: Operands("ID", count: 0...1, completion: .nothing, help: "The action, as '--list' prints it."),
            groups: [OptionGroup("Actions", [list, forget]), OutputOptions.group],
            examples: [
                .init("fovea undo", "Takes back the latest action."),
                .init("fovea undo --list", "What can be taken back."),
            ]
        ) { arguments, context in
            guard !arguments[forget] || (arguments.operands.count == 1 && !arguments[list]) else {
                throw UsageError("'--forget' takes the ID of an action", command: "fovea undo")
            }
            guard !arguments[list] || arguments.operands.isEmpty else {
                throw UsageError("'--list' prints all actions, and takes no ID", command: "fovea undo")
            }
            let store = ActionStore(environment: context.environment)
            do {
                let reports =
                    if arguments[list] {
                        try store.entries().map { UndoReport(action: $0.action, state: $0.state.rawValue) }
                    } else if arguments[forget] {
                        [UndoReport(action: try store.forget(arguments.operands[0]), state: "forgotten")]
                    } else {
                        [UndoReport(action: try store.undo(arguments.operands.first), state: "undone")]
                    }
                return try await OutputOptions.withWriter(arguments, context, schema: "fovea.undo/1") { writer, style in
                    for report in reports { try writer.write(text: { report.text(style) }, json: { report.json }) }
                    return reports.isEmpty ? .nothingFound : .success
                }
            } catch let error as ActionError {
                throw CommandFailure(error)
            }
        }
    }
}

/// A saved action as it is listed.
struct UndoReport {
    let action: SavedAction
    let state: String

    func text(_ style: TextStyle) -> String {
        let title = style.bold(action.title.onOneLine)
        return "\(action.id)  \(DateText.minute(action.date))  \(action.kind.rawValue)  \(title)  \(style.dim(state))\n"
    }

    var json: JSONValue {
        [
            "id": .string(action.id), "kind": .string(action.kind.rawValue), "title": .string(action.title),
            "date": .string(action.date.formatted(.iso8601)), "state": .string(state),
            "text": JSONValue(action.origin?.text), "hasPicture": .bool(action.hasPicture),
            "files": .array(action.items.map { .string("\($0.folder)/\($0.file)") }),
        ]
    }
}
