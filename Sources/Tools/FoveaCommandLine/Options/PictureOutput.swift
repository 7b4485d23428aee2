import CommandLineKit
import Foundation
import ImageCodingEngine

/// The destination of the picture that a command makes, and its format.
enum PictureOutput {
    static let output = Option<String?>(
        "output",
        short: "o",
        placeholder: "FILE",
        completion: .files,
        help: "Write the picture to FILE, in the format that its name ends with, in place of standard output as PNG."
    )

    /// The output format, for a command to choose before its work; a picture isn't written to a terminal.
    static func format(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        command: String
    ) throws(UsageError) -> ImageFileFormat {
        guard let path = arguments[output], path != "-" else {
            guard !context.output.isTerminal else {
                throw UsageError(
                    "a picture isn't for a terminal; name a file with '--output', or send it to another command",
                    command: command
                )
            }
            return .png
        }
        let ending = URL(filePath: path).pathExtension.lowercased()
        let formats: [String: ImageFileFormat] = [
            "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webp, "tif": .tiff, "tiff": .tiff, "bmp": .bmp,
        ]
        guard let format = ending.isEmpty ? .png : formats[ending] else {
            throw UsageError(
                "no format is known for '.\(ending)'; use .png, .jpg, .webp, .tiff or .bmp",
                command: command
            )
        }
        return format
    }

    /// Writes the picture to its destination; a file is replaced when the whole picture has been written.
    static func write(
        _ data: Data,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws(CommandFailure) {
        guard let path = arguments[output], path != "-" else { return try context.output.write(data) }
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw CommandFailure(
                .cannotCreate,
                subject: path,
                "The picture can't be written: \(error.localizedDescription)"
            )
        }
    }
}
