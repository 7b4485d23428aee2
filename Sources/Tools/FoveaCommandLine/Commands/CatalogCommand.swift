import CommandLineKit
import Foundation
import FoveaSearch

/// The commands that manage a catalog.
enum CatalogCommand {
    static func command() -> Command {
        Command(
            "catalog",
            abstract: "Manage a catalogue.",
            discussion: [
                "A catalogue is one file, which 'fovea index' makes and 'fovea search' searches. The files next to it that "
                    + "end in .features and .prints with a number are indexes, which are rebuilt from it when they are "
                    + "missing or damaged. Those that end in -wal and -shm belong to the catalogue."
            ],
            subcommands: [list, show, remove, export, duplicates, check, compact, rebuild]
        )
    }

    static let limit = Option<Int?>(
        "limit",
        short: "n",
        in: 1...Int.max,
        defaultText: "all",
        help: "Show at most N items."
    )

    // MARK: list

    private static let list = Command(
        "list",
        abstract: "List the items of a catalogue.",
        discussion: ["The items come in the order of their identifiers."],
        groups: [
            OptionGroup("Catalogue", [CatalogOptions.catalog, CatalogOptions.filter, limit]), OutputOptions.group,
        ],
        examples: [
            .init("fovea catalog list -C covers.fovea", "Every item."),
            .init("fovea catalog list -C covers.fovea --where 'year < 1960'", "Some of them."),
        ]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog list") { catalog in
            let filter = try CatalogOptions.filter(arguments, command: "catalog list")
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.item/1") { writer, style in
                var count = 0
                for try await item in catalog.allItems(matching: filter) {
                    guard count < arguments[limit] ?? .max else { break }
                    count += 1
                    try writer.write(text: { line(item, style) }, json: { item.json })
                }
                return count == 0 ? .nothingFound : .success
            }
        }
    }

    private static func line(_ item: VisualItem, _ style: TextStyle) -> String {
        var parts = [style.bold(item.id.onOneLine)]
        if let title = item.title, title != item.id { parts.append(title.onOneLine) }
        let pictures = style.dim(item.pictures.isEmpty ? "no picture" : Number.count(item.pictures.count, "picture"))
        return (parts + [pictures]).joined(separator: "  ") + "\n"
    }

    // MARK: show

    private static let show = Command(
        "show",
        abstract: "Show items of a catalogue.",
        operands: Operands("ID", count: 1...Int.max, completion: .nothing, help: "The identifiers of items."),
        groups: [OptionGroup("Catalogue", [CatalogOptions.catalog]), OutputOptions.group],
        examples: [.init("fovea catalog show -C covers.fovea jazz/blue-train", "All about one item.")]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog show") { catalog in
            return try await OutputOptions.withWriter(
                arguments,
                context,
                schema: "fovea.item/1",
                spaced: true
            ) { writer, style in
                var code = ExitCode.success
                for id in arguments.operands {
                    guard let item = try await catalog.item(id) else {
                        context.report(
                            CommandFailure(.nothingFound, subject: id, "There is no such item."),
                            program: "fovea"
                        )
                        code = .nothingFound
                        continue
                    }
                    try writer.write(text: { item.description(style) }, json: { item.json })
                }
                return code
            }
        }
    }

    // MARK: remove

    private static let remove = Command(
        "remove",
        abstract: "Remove items from a catalogue.",
        discussion: ["The pictures themselves stay where they are."],
        operands: Operands("ID", count: 0...Int.max, completion: .nothing, help: "The identifiers of items."),
        groups: [
            OptionGroup("Catalogue", [CatalogOptions.catalog, CatalogOptions.filter, IndexCommand.dryRun]),
            OutputOptions.group,
        ],
        examples: [
            .init("fovea catalog remove -C covers.fovea jazz/blue-train", "Removes one item."),
            .init("fovea catalog remove -C shop.fovea --where 'sold = true' --dry-run", "What would be removed."),
        ]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog remove") { catalog in
            let filter = try CatalogOptions.filter(arguments, command: "catalog remove")
            guard filter != nil || !arguments.operands.isEmpty else {
                throw UsageError("ID or '--where' is missing", command: "fovea catalog remove")
            }
            var items: [VisualItem] = []
            if arguments.operands.isEmpty {
                for try await item in catalog.allItems(matching: filter) { items.append(item) }
            }
            var code = ExitCode.success
            for id in arguments.operands {
                if let item = try await catalog.item(id) {
                    if filter?.matches(item.metadata) ?? true { items.append(item) }
                } else {
                    context.report(
                        CommandFailure(.nothingFound, subject: id, "There is no such item."),
                        program: "fovea"
                    )
                    code = .nothingFound
                }
            }
            let isDry = arguments[IndexCommand.dryRun]
            if !isDry { try await catalog.remove(items.map(\.id)) }
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.removed/1") { writer, _ in
                for item in items {
                    try writer.write(
                        text: { "\(isDry ? "Would be removed" : "Removed"): \(item.name)\n" },
                        json: { ["id": .string(item.id), "dryRun": .bool(isDry)] }
                    )
                }
                return items.isEmpty ? .nothingFound : code
            }
        }
    }

    // MARK: export

    private static let export = Command(
        "export",
        abstract: "Export the items of a catalogue as JSON Lines.",
        discussion: [
            "Each line is an object that 'fovea index' reads, so that a catalogue can be edited, moved or made again "
                + "from the same pictures."
        ],
        groups: [
            OptionGroup("Catalogue", [CatalogOptions.catalog, CatalogOptions.filter]),
            OptionGroup("Output", [OutputOptions.output]),
        ],
        examples: [.init("fovea catalog export -C covers.fovea -o covers.jsonl", "Writes all items to a file.")]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog export") { catalog in
            let filter = try CatalogOptions.filter(arguments, command: "catalog export")
            return try await OutputOptions.withWriter(
                arguments,
                context,
                schema: "fovea.item/1",
                format: .text,
                isExact: true
            ) { writer, _ in
                for try await item in catalog.allItems(matching: filter) {
                    let line = JSONValue.object(item.members + item.metadataMembers).line
                    try writer.write(text: { line + "\n" }, json: { .null })
                }
                return .success
            }
        }
    }
}
