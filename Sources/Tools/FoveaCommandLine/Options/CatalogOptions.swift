import CommandLineKit
import Foundation
import FoveaSearch

/// The options of catalog commands.
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
        help: "Use only items that satisfy a condition, such as 'year >= 1990 and artist = \"Nina Simone\"'."
    )

    /// Returns the path of the command's catalog.
    static func url(_ arguments: ParsedArguments, _ context: CommandContext, command: String) throws -> URL {
        guard let path = arguments[catalog] ?? context.environment["FOVEA_CATALOG"], !path.isEmpty else {
            throw UsageError("'--catalog FILE' is missing", command: "fovea \(command)")
        }
        return URL(filePath: path)
    }

    /// Opens the command's catalog, which has to exist.
    static func open(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        command: String
    ) async throws -> CatalogSession {
        let url = try url(arguments, context, command: command)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CommandFailure(
                .noInput,
                subject: url.relativePath,
                "There is no such catalogue. 'fovea index' makes one from a folder of pictures or a table."
            )
        }
        return try await CatalogSession(url, making: false, arguments, context)
    }

    /// Calls a closure with the command's catalog, and adds the catalog's name to errors.
    static func withCatalog(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        command: String,
        _ body: (VisualCatalog) async throws -> ExitCode
    ) async throws -> ExitCode {
        let session = try await open(arguments, context, command: command)
        do {
            let code = try await body(session.catalog)
            try await session.repair()
            return code
        } catch let error as VisualCatalogError {
            throw CommandFailure(error, subject: session.catalog.url?.relativePath)
        }
    }

    /// Returns the given filter, if there is one.
    static func filter(_ arguments: ParsedArguments, command: String) throws(UsageError) -> MetadataFilter? {
        guard let text = arguments[filter] else { return nil }
        do throws(FilterError) {
            return try FilterParser.filter(text)
        } catch {
            throw UsageError(error.text(in: text, option: "--where"), command: "fovea \(command)")
        }
    }
}
