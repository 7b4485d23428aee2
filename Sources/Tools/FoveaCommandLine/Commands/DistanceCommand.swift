package import CommandLineKit
import PrintEngine

/// The command that measures how similar two pictures are.
package enum DistanceCommand {
    static let maximum = Option<Double>(
        "max",
        short: "m",
        placeholder: "D",
        default: 1.0,
        in: 0...2,
        help: "The largest distance of pictures that are alike."
    )
    static let check = Flag("check", help: "End with code 1 when the pictures aren't alike.")

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "distance",
            abstract: "Compare two pictures.",
            discussion: [
                "The distance is that of their feature prints: 0 for the same picture, about 1.4 for pictures that "
                    + "have nothing in common, at most 2. At the default of 1.0, about one pair of unrelated "
                    + "pictures in a hundred is called alike."
            ],
            operands: Operands(
                "A",
                "B",
                count: 2...2,
                completion: .files,
                help: "The two pictures; '-' is standard input."
            ),
            groups: [OptionGroup("Comparison", [maximum, check]), OutputOptions.group, LimitOptions.group],
            examples: [
                .init("fovea distance cover.jpg photo.jpg", "The distance, and whether it is small."),
                .init("fovea distance --check a.png b.png && echo same", "The answer as an exit code."),
            ]
        ) { arguments, context in
            try await run(arguments, context, analysis)
        }
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ analysis: any PictureAnalysis
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let batch = try PictureBatch(arguments, analysis: analysis, context: context)
        var prints: [ImagePrint] = []
        let failure = try await batch.run { picture in
            try await analysis.print(of: picture.data, in: picture.region, limits: batch.limits)
        } consume: { _, print in
            prints.append(print)
        }
        if let failure { return failure }
        guard prints.count == 2 else { throw CommandFailure(.software, "One of the two prints is missing.") }
        let distance = try prints[0].distance(to: prints[1])
        let maximum = arguments[maximum]
        let alike = distance <= maximum
        return try await OutputOptions.withWriter(arguments, context, schema: "fovea.distance/1") { writer, style in
            try writer.write {
                let verdict = alike ? style.green("alike") : "not alike"
                let relation = alike ? "at most" : "more than"
                return "\(style.bold(Number.fixed(distance, 3)))  \(verdict), \(relation) \(maximum)\n"
            } json: {
                [
                    "a": .string(arguments.operands[0]), "b": .string(arguments.operands[1]),
                    "distance": .double(distance), "maximum": .double(maximum), "alike": .bool(alike),
                    "revision": .integer(prints[0].revision),
                ]
            }
            return arguments[check] && !alike ? .nothingFound : .success
        }
    }
}
