package import CommandLineKit
import Foundation

/// The options for the destination and the format of results.
package enum OutputOptions {
    package static let format = Option<ResultFormat>(
        "format",
        short: "f",
        placeholder: "FORMAT",
        default: .text,
        help: "Write results as text for people, as one json document, or as jsonl: one object a line, at once."
    )
    package static let output = Option<String?>(
        "output",
        short: "o",
        placeholder: "FILE",
        completion: .files,
        help: "Write results to FILE instead of standard output."
    )

    package static let group = OptionGroup("Output", [format, output])

    /// Calls a closure with a writer, and finishes its output.
    ///
    /// Text is for people, and is filtered for control characters, unless it is exact: for programs, as paths are.
    package static func withWriter(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        schema: String,
        format: ResultFormat? = nil,
        spaced: Bool = false,
        isExact: Bool = false,
        _ body: (inout ResultWriter, TextStyle) async throws -> ExitCode
    ) async throws -> ExitCode {
        let (channel, style, handle) = try destination(arguments, context)
        defer { try? handle?.close() }
        let format = format ?? arguments[Self.format]
        var writer = ResultWriter(channel, format: format, schema: schema, spaced: spaced, isExact: isExact)
        let code = try await body(&writer, style)
        try writer.finish()
        return code
    }

    private static func destination(
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws -> (OutputChannel, TextStyle, FileHandle?) {
        guard let path = arguments[output], path != "-" else { return (context.output, context.style, nil) }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw CommandFailure(.cannotCreate, subject: path, "The file can't be written: \(SystemReason.last).")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let style = TextStyle(arguments[SharedOptions.color], isTerminal: false, environment: context.environment)
        return (.file(handle), style, handle)
    }
}

/// The system's messages for errors.
enum SystemReason {
    /// The message for the current `errno`, such as `no such file or directory`.
    static var last: String {
        let words = String(cString: strerror(errno))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
