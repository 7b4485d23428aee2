import CommandLineKit
import Foundation
import FoveaSearch

/// The command that adds items to a catalog.
enum IndexCommand {
    static let prune = Flag("prune", help: "Remove items that are gone from the source.")
    static let dryRun = Flag("dry-run", help: "Report the changes without making them.")
    static let columns = Option<[String]>(
        "column",
        placeholder: "ROLE=NAME",
        help: "Take a column under another name: id, title, text, pictures, labels or codes, as in 'id=sku'; may be "
            + "given several times."
    )
    static let types = Option<[String: ColumnKind]>(
        "types",
        placeholder: "NAME=TYPE,…",
        default: [:],
        defaultText: "by their values",
        help: "The types of other columns: text, number, bool or date, as in 'year=number,isbn=text'.",
        combine: { $0.merging($1) { $1 } }
    ) { (text) throws(InvalidValue) in
        var kinds: [String: ColumnKind] = [:]
        for choice in text.split(separator: ",") {
            let parts = choice.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, let kind = ColumnKind(rawValue: parts[1]) else {
                throw InvalidValue(expected: "names and types such as year=number,isbn=text,sold=date,new=bool")
            }
            kinds[parts[0]] = kind
        }
        return kinds
    }

    static func command() -> Command {
        Command(
            "index",
            abstract: "Add pictures to a catalogue, or update it.",
            discussion: [
                "A folder gives an item for each picture in it and below it; the identifier is the path without the "
                    + "extension. Files that aren't pictures by their names are passed over, and counted at the end. A CSV table, with a header and in UTF-8, gives an item for each line, and a file of "
                    + "JSON lines one for each object. The columns id, title, text, pictures, labels and codes make up "
                    + "the item; '|' stands between several pictures, labels or codes. All other columns are kept as "
                    + "values to filter by. Relative pictures start from the folder of the table.",
                "What hasn't changed isn't read again: a picture is the same while its size and time are, and one "
                    + "whose time alone changed is compared by its content. The work can be ended at any time, even by "
                    + "a crash: the same command goes on where it was. What can't be read is left out, and told at the "
                    + "end.",
            ],
            operands: Operands(
                "SOURCE",
                count: 1...1,
                completion: .files,
                help: "A folder, or a file with items: .csv, .tsv or .jsonl; '-' is standard input."
            ),
            groups: [
                OptionGroup("Catalogue", [CatalogOptions.catalog, prune, dryRun]),
                OptionGroup("Columns", [columns, types]), OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea index covers/ -C covers.fovea", "Makes a catalogue of a folder, or goes on with it."),
                .init("fovea index covers/ -C covers.fovea --prune", "Also removes what is no longer in the folder."),
                .init(
                    "fovea index items.csv -C shop.fovea --column id=sku --types 'since=date'",
                    "Makes one of a table, whose column 'sku' identifies items."
                ),
            ]
        ) { arguments, context in
            try await run(arguments, context)
        }
    }

    private static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let url = try CatalogOptions.url(arguments, context, command: "index")
        let source = try ItemSource.open(
            arguments.operands[0],
            columns: ItemColumns(arguments[columns]),
            kinds: arguments[types],
            standardInput: context.readInput
        )
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.index/1") { writer, style in
            let isDry = arguments[dryRun]
            let session: CatalogSession? =
                isDry && !FileManager.default.fileExists(atPath: url.path)
                ? nil : try await CatalogSession(url, making: !isDry, arguments, context)
            let run = IndexingRun(source: source, catalog: session?.catalog, isDry: isDry, prunes: arguments[prune])
            let summary: IndexingSummary
            do {
                summary = try await run.perform(context)
            } catch let error as VisualCatalogError {
                throw CommandFailure(error, subject: url.relativePath)
            }
            try writer.write(
                text: { summary.text(url.relativePath, style) },
                json: { summary.json(url.relativePath) }
            )
            if summary.isInterrupted {
                let words = "The work was ended before it was done. The same command goes on where it was."
                context.report(CommandFailure(.interrupted, words), program: "fovea")
                return .interrupted
            }
            return summary.skipped.isEmpty ? .success : .badData
        }
    }
}
