import CommandLineKit
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import PictureEngine
import TextEngine

/// The command that reads pictures which try the readers' patience.
enum EnduranceCommand {
    static let count = Option("pictures", short: "n", default: 1_000, in: 1...10_000_000, help: "Read N pictures.")
    static let seconds = Option(
        "seconds",
        default: 10,
        in: 1...1_000,
        help: "Fail when a picture takes longer."
    )
    static let megabytes = Option(
        "megabytes",
        default: 400,
        in: 1...100_000,
        help: "Fail when memory grows by more."
    )
    private static let people = Flag("people", help: "Find people and cut out things in place of text and codes.")
    private static let fast = Flag("fast", help: "Read text at the fast level.")
    /// The pictures that load what is needed, before growth counts.
    private static let firstCount = 16

    static func command() -> Command {
        Command(
            "endure",
            abstract: "Look for text, codes and people in noise, lines, ribbons and damaged files.",
            discussion: [
                "Makes pictures in which there is nothing to read, or whose files are broken, and reads the text and the "
                    + "codes in each, or looks for people. The code of the program says whether every one ended in time and memory stayed."
            ],
            operands: .none,
            groups: [
                OptionGroup("Endurance", [people, fast, count, seconds, megabytes, DistortionsCommand.seed]),
                OutputOptions.group,
                EvaluationOptions.limits,
            ],
            examples: [.init("fovea-eval endure -n 10000", "Ten thousand pictures.")]
        ) { arguments, context in
            LimitOptions.applyThreads(arguments)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                let result = try run(arguments, context)
                try writer.write(text: { result.text }, json: { result.json })
                let held =
                    result.slowest <= Double(arguments[seconds])
                    && result.growth <= Double(arguments[megabytes])
                return held ? .success : .badData
            }
        }
    }

    private static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> EnduranceResult {
        var result = EnduranceResult()
        var first: Double?
        for number in 0..<arguments[count] {
            if number == firstCount { first = try MemoryUse.current }
            let subject = EndurancePicture(number: number, seed: UInt64(arguments[DistortionsCommand.seed]))
            let start = ContinuousClock.now
            var tally = result.tallies[subject.kind, default: EnduranceResult.Tally()]
            tally.pictures += 1
            do {
                let picture = try subject.picture()
                let said =
                    try arguments[people]
                    ? EnduranceReader.people(in: picture)
                    : EnduranceReader.text(in: picture, level: arguments[fast] ? .fast : .accurate)
                let time = ContinuousClock.now - start
                if time > .seconds(arguments[seconds]) / 10 {
                    context.remark("\(number), \(subject.kind.rawValue), \(picture.width) × \(picture.height): \(time)")
                }
                if !said.isEmpty {
                    tally.answered += 1
                    context.remark("\(number), \(subject.kind.rawValue): \(said)")
                }
            } catch is ImageCodingError where subject.kind == .damaged {
                tally.refused += 1
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            tally.seconds += seconds
            tally.slowest = max(tally.slowest, seconds)
            result.tallies[subject.kind] = tally
        }
        result.growth = max(0, try MemoryUse.peak - (first ?? MemoryUse.current))
        return result
    }
}

/// The memory of this process in megabytes, as the kernel counts it.
private enum MemoryUse {
    static var current: Double { get throws { try value("VmRSS:") } }
    static var peak: Double { get throws { try value("VmHWM:") } }

    private static func value(_ name: String) throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
        return (kilobytes ?? 0) / 1024
    }
}
