import CommandLineKit
import Foundation

/// The options for pictures that a command writes in addition to its results.
enum DrawOptions {
    static let draw = Option<String?>(
        "draw",
        short: "d",
        placeholder: "FILE",
        completion: .files,
        help: "Also write the picture with what was found outlined to FILE, as PNG; for one picture alone."
    )

    /// The file for one of the options; it holds one picture.
    static func file(
        _ option: Option<String?>,
        _ arguments: ParsedArguments,
        _ batch: PictureBatch
    ) throws(CommandFailure) -> String? {
        let file = arguments[option]
        guard file == nil || batch.inputs.count == 1 else {
            throw CommandFailure(.usage, "'--\(option.name)' writes one picture; name a single IMAGE with it.")
        }
        return file
    }
}

extension Data {
    /// Writes the file of a picture that a person asked for.
    func write(toFile path: String) throws(CommandFailure) {
        do {
            try write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(
                .cannotCreate,
                subject: path,
                "The file can't be written: \(error.localizedDescription)"
            )
        }
    }
}
