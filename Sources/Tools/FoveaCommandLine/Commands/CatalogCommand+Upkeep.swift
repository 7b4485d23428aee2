import CommandLineKit
import Foundation
import FoveaSearch

// The commands that check, compact and rebuild a catalog.
extension CatalogCommand {
    private static let minimumProbability = Option<Double>(
        "minimum-probability",
        short: "p",
        placeholder: "P",
        default: 0.9,
        in: 0...1,
        help: "Show pairs that are the same thing with at least this probability."
    )

    // MARK: duplicates

    static let duplicates = Command(
        "duplicates",
        abstract: "Find duplicate items in a catalogue.",
        discussion: [
            "Two items are the same thing where a picture of one shows what a picture of the other does: in another size or "
                + "format, cut, framed, or on another background. Pictures that have nothing in common with others "
                + "aren't read again. Ends with code 1 when there are no duplicates."
        ],
        groups: [
            OptionGroup("Catalogue", [CatalogOptions.catalog, minimumProbability]), OutputOptions.group,
            LimitOptions.group,
        ],
        examples: [.init("fovea catalog duplicates -C covers.fovea", "Pairs of items, the most alike first.")]
    ) { arguments, context in
        LimitOptions.applyThreads(arguments)
        return try await CatalogOptions.withCatalog(arguments, context, command: "catalog duplicates") { catalog in
            let display = ProgressDisplay(context)
            let report = try await catalog.duplicates(minimumProbability: arguments[minimumProbability]) { progress in
                display.update(done: progress.completedCount, total: progress.totalCount ?? progress.completedCount)
            }
            display.clear()
            for skipped in report.skipped {
                let failure = CommandFailure(.badData, subject: skipped.id, skipped.error.message)
                context.report(failure, program: "fovea")
            }
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.duplicates/1") { writer, _ in
                for pair in report.pairs {
                    try writer.write(
                        text: {
                            "\(Number.fixed(pair.probability, 2))  \(pair.first.onOneLine)  \(pair.second.onOneLine)\n"
                        },
                        json: {
                            [
                                "first": .string(pair.first), "second": .string(pair.second),
                                "probability": .double(pair.probability),
                            ]
                        }
                    )
                }
                if !report.skipped.isEmpty { return .badData }
                return report.pairs.isEmpty ? .nothingFound : .success
            }
        }
    }

    // MARK: check

    static let check = Command(
        "check",
        abstract: "Verify everything in a catalogue.",
        discussion: [
            "Reads the whole file and every index, and verifies their checksums. A damaged index is rebuilt from the "
                + "catalogue. Damage to the catalogue itself is listed item by item, changes nothing, and ends the "
                + "command with code 65."
        ],
        groups: [OptionGroup("Catalogue", [CatalogOptions.catalog]), OutputOptions.group],
        examples: [.init("fovea catalog check -C covers.fovea", "What is damaged, and what to do about it.")]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog check") { catalog in
            let display = ProgressDisplay(context)
            defer { display.clear() }
            let health = try await catalog.check { display.update(done: Int(100 * $0), total: 100) }
            let isIndexDamaged = health.faults.contains { $0.part == .index }
            if isIndexDamaged { try await catalog.rebuildIndexes() }
            display.clear()
            let report = HealthReport(health: health, areIndexesRebuilt: isIndexDamaged)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea.check/1") { writer, style in
                try writer.write(text: { report.text(style) }, json: { report.json })
                return health.faults.contains { $0.part == .store } ? .badData : .success
            }
        }
    }

    // MARK: compact

    static let compact = Command(
        "compact",
        abstract: "Free the disk space of removed items.",
        discussion: ["Needs about as much free space as the catalogue takes, and may be ended at any time."],
        groups: [OptionGroup("Catalogue", [CatalogOptions.catalog])],
        examples: [.init("fovea catalog compact -C covers.fovea", "Makes the file as small as it can be.")]
    ) { arguments, context in
        try await CatalogOptions.withCatalog(arguments, context, command: "catalog compact") { catalog in
            let before = size(of: catalog)
            try await catalog.compact()
            let (old, new) = (Quantity.text(before, unit: "B"), Quantity.text(size(of: catalog), unit: "B"))
            try context.output.write("\(old) before, \(new) now\n")
            return .success
        }
    }

    private static func size(of catalog: VisualCatalog) -> Int {
        guard let path = catalog.url?.path else { return 0 }
        return ["", "-wal"].reduce(0) { sum, end in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path + end)
            return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }
    }

    // MARK: rebuild

    static let rebuild = Command(
        "rebuild",
        abstract: "Rebuild the indexes of a catalogue.",
        discussion: [
            "This is seldom needed: 'fovea index' does it after many changes, and damaged indexes are replaced."
        ],
        groups: [OptionGroup("Catalogue", [CatalogOptions.catalog]), OptionGroup("Limits", [LimitOptions.threads])],
        examples: [.init("fovea catalog rebuild -C covers.fovea", "Replaces all indexes.")]
    ) { arguments, context in
        LimitOptions.applyThreads(arguments)
        return try await CatalogOptions.withCatalog(arguments, context, command: "catalog rebuild") { catalog in
            let display = ProgressDisplay(context)
            defer { display.clear() }
            try await catalog.rebuildIndexes { display.update(done: Int(100 * $0), total: 100) }
            return .success
        }
    }
}
