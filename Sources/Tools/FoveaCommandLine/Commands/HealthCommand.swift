import CommandLineKit
import Foundation
import HealthEngine
import StoreEngine

/// The commands about a person's readings.
enum HealthCommand {
    private static let limit = Option<Int?>(
        "limit",
        short: "n",
        in: 1...Int.max,
        defaultText: "all",
        help: "Show at most N readings."
    )

    static func command() -> Command {
        Command(
            "health",
            abstract: "Show your readings, such as blood pressure and weight.",
            discussion: [
                "A reading is an Observation of FHIR R4, a file each, in the folder that FOVEA_HEALTH names, otherwise in "
                    + "fovea/health in the data folder."
            ],
            subcommands: [list]
        )
    }

    private static let list = Command(
        "list",
        abstract: "List readings, the newest first.",
        discussion: ["With WORD, those of the kinds whose names contain each. Ends with 1 when there is none."],
        operands: Operands("WORD", count: 0...Int.max, completion: .nothing, help: "Words of the names of kinds."),
        groups: [OptionGroup("Readings", [limit]), OutputOptions.group],
        examples: [
            .init("fovea health list", "Every reading."),
            .init("fovea health list pressure -n 7 -f json", "The last readings of blood pressure."),
        ]
    ) { arguments, context in
        let folder = StorePlaces.health(environment: context.environment)
        let reports: [ReadingReport]
        do {
            reports = try HealthLibrary.library(in: folder).entries().map { ReadingReport(reading: $0.reading) }
        } catch {
            throw CommandFailure(error, subject: nil)
        }
        let words = arguments.operands.map { $0.lowercased() }
        let found = reports.filter { report in words.allSatisfy { report.reading.name.lowercased().contains($0) } }
            .sorted { $0.reading.start > $1.reading.start }
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.reading/1") { writer, style in
            for report in found.prefix(arguments[limit] ?? .max) {
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            guard found.isEmpty else { return .success }
            context.remark("there is no such reading in \(folder.path)")
            return .nothingFound
        }
    }
}

/// A reading as it is listed.
struct ReadingReport {
    let reading: Reading

    func text(_ style: TextStyle) -> String {
        let source = reading.source.map { "  \(style.dim($0.name.onOneLine))" } ?? ""
        return
            "\(style.dim(DateText.minute(reading.start)))  \(style.bold(reading.name.onOneLine)) \(reading.valueText.onOneLine)\(source)\n"
    }

    var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("id", .string(reading.identifier.uuidString.lowercased())), ("kind", .string(reading.kind)),
            ("name", .string(reading.name)), ("start", .string(reading.start.formatted(.iso8601))),
            ("end", .string(reading.end.formatted(.iso8601))), ("source", JSONValue(reading.source?.name)),
        ]
        switch reading.content {
        case .measure(let measure): members += Self.members(measure)
        case .category(let value): members.append(("category", .integer(value)))
        case .parts(let parts): members.append(("parts", Self.list(parts.map { ($0.kind, $0.measure) })))
        case .workout(let workout):
            members += [
                ("activity", .string(workout.activity.words)), ("duration", .double(workout.duration)),
                ("totals", Self.list(workout.totals.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
            ]
        }
        return .object(members.map { JSONValue.Member($0, $1) })
    }

    private static func list(_ measures: [(kind: String, measure: Measure)]) -> JSONValue {
        .array(
            measures.map { kind, measure in
                let named = [("kind", JSONValue.string(kind))] + members(measure)
                return .object(named.map { JSONValue.Member($0, $1) })
            }
        )
    }

    private static func members(_ measure: Measure) -> [(String, JSONValue)] {
        [("value", .double(measure.value)), ("unit", .string(measure.unit.healthString))]
    }
}
