import CommandLineKit
import Foundation
import FoveaSearch

/// The options of commands over a catalogue.
enum CatalogOptions {
    static let catalog = Option<String?>(
        "catalog",
        short: "C",
        placeholder: "FILE",
        completion: .files,
        help: "The catalogue's file. The variable FOVEA_CATALOG names it for every command."
    )
    static let filter = Option<String?>(
        "where",
        short: "w",
        placeholder: "FILTER",
        help: "Take items alone whose values fulfil a condition, such as 'year >= 1990 and artist = \"Nina Simone\"'."
    )

    /// The location of the catalogue that a command works on.
    static func url(_ arguments: ParsedArguments, _ context: CommandContext, command: String) throws -> URL {
        guard let path = arguments[catalog] ?? context.environment["FOVEA_CATALOG"], !path.isEmpty else {
            throw UsageError("'--catalog FILE' is missing", command: "fovea \(command)")
        }
        return URL(filePath: path)
    }

    /// Opens the catalogue that a command works on; it has to be there.
    static func open(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        command: String
    ) async throws -> VisualCatalog {
        let url = try url(arguments, context, command: command)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CommandFailure(
                .noInput,
                subject: url.relativePath,
                "There is no such catalogue. 'fovea index' makes one from a folder of pictures or a table."
            )
        }
        return try await open(url, arguments, context)
    }

    /// Opens a catalogue, which is made where there is none.
    static func open(
        _ url: URL,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) async throws -> VisualCatalog {
        var options = VisualCatalog.Options()
        options.decodingLimits = LimitOptions.limits(arguments, context)
        options.workerCount = LimitOptions.concurrency(arguments, context)
        do throws(VisualCatalogError) {
            return try await VisualCatalog(at: url, options: options)
        } catch {
            throw CommandFailure(error, subject: url.relativePath)
        }
    }

    /// The condition that was typed, if one was.
    static func filter(_ arguments: ParsedArguments, command: String) throws(UsageError) -> MetadataFilter? {
        guard let text = arguments[filter] else { return nil }
        do throws(FilterError) {
            return try FilterParser.filter(text)
        } catch {
            throw UsageError(error.text(in: text, option: "--where"), command: "fovea \(command)")
        }
    }
}
