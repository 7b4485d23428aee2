package import CommandLineKit
import Foundation

/// A writer of results in the chosen format.
///
/// A JSON document is `{"schema": …, "results": […]}`; in JSON Lines each result has the schema itself. The schema's
/// number grows when a member changes its meaning or is removed; new members may be added at any time.
package struct ResultWriter {
    private let channel: OutputChannel
    private let format: ResultFormat
    private let schema: String
    /// A Boolean value that indicates whether an empty line separates text results.
    private let spaced: Bool
    /// A Boolean value that indicates whether text is for programs, and is written unchanged.
    private let isExact: Bool
    private var count = 0

    /// Creates a writer of results under a schema, such as `fovea.look/1`.
    package init(
        _ channel: OutputChannel,
        format: ResultFormat,
        schema: String,
        spaced: Bool,
        isExact: Bool = false
    ) {
        self.channel = channel
        self.format = format
        self.schema = schema
        self.spaced = spaced
        self.isExact = isExact
    }

    /// Writes a result, with closures for its text and its JSON.
    package mutating func write(text: () -> String, json: () -> JSONValue) throws(CommandFailure) {
        switch format {
        case .text:
            let text = (spaced && count > 0 ? "\n" : "") + text()
            if isExact { try writeExactly(text) } else { try channel.write(text) }
        case .json:
            let opening = count == 0 ? head : ","
            try writeExactly("\(opening)\n    \(json().text(indent: 4))")
        case .jsonl:
            try writeExactly(member(json()).line + "\n")
        }
        count += 1
    }

    /// Writes the end of the output.
    package func finish() throws(CommandFailure) {
        guard format == .json else { return }
        try writeExactly((count == 0 ? head + "]" : "\n  ]") + "\n}\n")
    }

    private func writeExactly(_ text: String) throws(CommandFailure) { try channel.write(Data(text.utf8)) }

    private var head: String { "{\n  \"schema\": \(JSONValue.string(schema).line),\n  \"results\": [" }

    private func member(_ value: JSONValue) -> JSONValue {
        guard case .object(let members) = value else { return value }
        return .object([JSONValue.Member("schema", .string(schema))] + members)
    }
}
