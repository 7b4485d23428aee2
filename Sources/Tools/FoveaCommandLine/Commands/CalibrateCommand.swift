import CommandLineKit
import FoveaSearch

/// The command that calibrates the threshold of a catalog.
enum CalibrateCommand {
    static let precision = Option<Double>(
        "precision",
        placeholder: "P",
        default: 0.95,
        in: 0.5...0.9999,
        help: "The required precision of answers, when half of the pictures show items of the catalogue."
    )
    static let pictures = Option<Int>(
        "pictures",
        short: "n",
        default: 80,
        in: 1...100_000,
        help: "Use at most N of the catalogue's pictures."
    )
    static let seed = Option<Int>(
        "seed",
        default: 1,
        in: 0...Int.max,
        help: "The seed of the choice of pictures and their distortions."
    )

    static func command() -> Command {
        Command(
            "calibrate",
            abstract: "Calibrate the threshold of a catalogue's searches.",
            discussion: [
                "Pictures of the catalogue are distorted, as by perspective, glare or an app's interface around them, "
                    + "and searched for twice: with their items in the catalogue, and without. Half of them choose the "
                    + "lowest threshold at which enough answers are right; the table is of the other half. Searches "
                    + "that name no '--minimum-probability' use the threshold from then on.",
                "Ends with code 1 when no threshold is good enough.",
            ],
            groups: [
                OptionGroup(
                    "Calibration",
                    [CatalogOptions.catalog, precision, pictures, seed, IndexCommand.dryRun]
                ),
                OutputOptions.group, LimitOptions.group,
            ],
            examples: [
                .init("fovea calibrate -C covers.fovea", "Learns a threshold and keeps it."),
                .init("fovea calibrate -C covers.fovea --precision 0.99 --dry-run", "What a stricter one would do."),
            ]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            return try await CatalogOptions.withCatalog(arguments, context, command: "calibrate") { catalog in
                let display = ProgressDisplay(context)
                defer { display.clear() }
                let before = try await catalog.calibration
                let options = CalibrationOptions(
                    wantedPrecision: arguments[precision],
                    pictureLimit: arguments[pictures],
                    seed: UInt64(arguments[seed])
                )
                let report = try await catalog.calibrate(options) { progress in
                    display.update(done: progress.completedCount, total: progress.totalCount)
                }
                if arguments[IndexCommand.dryRun] { try await catalog.setCalibration(before) }
                display.clear()
                return try await write(report, before: before, arguments, context)
            }
        }
    }

    private static func write(
        _ report: CalibrationReport,
        before: ThresholdCalibration?,
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) async throws -> ExitCode {
        let isDry = arguments[IndexCommand.dryRun]
        let earlier = before?.minimumProbability ?? VisualCatalog.standardThreshold
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.calibration/1") { writer, style in
            try writer.write(
                text: { text(report, earlier: earlier, isDry: isDry, style) },
                json: { json(report, earlier: earlier, isDry: isDry) }
            )
            return report.isReached ? .success : .nothingFound
        }
    }

    // MARK: Text

    private static func text(
        _ report: CalibrationReport,
        earlier: Double,
        isDry: Bool,
        _ style: TextStyle
    ) -> String {
        let threshold = style.bold(Number.fixed(report.threshold, 3))
        var text = "\(isDry ? "Would be" : "Threshold"): \(threshold), \(Number.fixed(earlier, 3)) before\n\n"
        let width = max(12, report.distortions.map(\.name.count).max() ?? 0) + 2
        text += TextLayout.padded("", to: width) + "precision   recall  rejection\n"
        for distortion in report.distortions {
            text += row(distortion.name, [distortion.precision, distortion.recall, distortion.rejection], width)
        }
        text += row("all together", [report.precision, report.recall, report.rejection], width)
        let skipped = report.skippedCount == 0 ? "" : ", \(report.skippedCount) that can't be read left out"
        text += "\nFrom \(Number.count(report.pictureCount, "picture"))\(skipped).\n"
        if !report.isReached {
            text += "No threshold reaches a precision of \(Number.fixed(report.wantedPrecision, 3)).\n"
        }
        return text + report.remarks.map { "\($0)\n" }.joined()
    }

    private static func row(_ name: String, _ estimates: [CalibrationEstimate], _ width: Int) -> String {
        let cells = estimates.map { estimate in
            let text = estimate.value.map { Number.fixed($0, 3) } ?? "-"
            return String(repeating: " ", count: max(0, 9 - text.count)) + text
        }
        return TextLayout.padded(name, to: width) + cells.joined() + "\n"
    }

    // MARK: JSON

    private static func json(_ report: CalibrationReport, earlier: Double, isDry: Bool) -> JSONValue {
        let rows = report.distortions.map { distortion in
            JSONValue.object(
                [JSONValue.Member("name", .string(distortion.name))]
                    + members(distortion.precision, distortion.recall, distortion.rejection)
            )
        }
        return .object(
            [
                JSONValue.Member("threshold", .double(report.threshold)),
                JSONValue.Member("earlierThreshold", .double(earlier)),
                JSONValue.Member("wantedPrecision", .double(report.wantedPrecision)),
                JSONValue.Member("isReached", .bool(report.isReached)),
                JSONValue.Member("dryRun", .bool(isDry)),
                JSONValue.Member("pictures", .integer(report.pictureCount)),
                JSONValue.Member("skipped", .integer(report.skippedCount)),
            ] + members(report.precision, report.recall, report.rejection) + [
                JSONValue.Member("distortions", .array(rows)),
                JSONValue.Member("remarks", .array(report.remarks.map { .string($0) })),
            ]
        )
    }

    private static func members(
        _ precision: CalibrationEstimate,
        _ recall: CalibrationEstimate,
        _ rejection: CalibrationEstimate
    ) -> [JSONValue.Member] {
        [("precision", precision), ("recall", recall), ("rejection", rejection)].map { name, estimate in
            JSONValue.Member(name, estimate.value.map { .double($0) } ?? .null)
        }
    }
}
