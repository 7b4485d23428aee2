import CommandLineKit

/// A small program to read command lines for.
enum SampleSuite {
    enum Shape: String, CaseIterable { case round, square }

    static let shape = Option<Shape>("shape", short: "s", placeholder: "SHAPE", default: .round, help: "The shape.")
    static let count = Option<Int>("count", short: "n", default: 3, in: 1...9, help: "How many.")
    static let ratio = Option<Double>("ratio", placeholder: "R", default: 0.5, in: 0...1, help: "How much of it.")
    static let size = Option<Int?>("size", placeholder: "SIZE", unit: "B", defaultText: "64MiB", help: "How large.")
    static let output = Option<String?>(
        "output",
        short: "o",
        placeholder: "FILE",
        completion: .files,
        help: "Where to; it's said twice."
    )
    static let all = Flag("all", short: "a", help: "Take [all] of them.")
    static let bare = Flag("bare", short: "b", help: "Leave out: the rest.")

    static let draw = Command(
        "draw",
        abstract: "Draw shapes.",
        discussion: ["A paragraph that is long enough to be broken into two lines, because it goes on and on and on."],
        operands: Operands("FILE", count: 1...Int.max, completion: .files, help: "The files."),
        groups: [OptionGroup("Shape", [shape, count, ratio, size]), OptionGroup("Output", [output, all, bare])],
        examples: [.init("sample draw -s square a.png", "Draws a square.")]
    ) { arguments, context in
        try context.output.write("\(arguments[shape]) \(arguments.operands.joined(separator: ","))\n")
        return .success
    }

    static let fail = Command("fail", abstract: "Fail.") { _, _ in
        throw CommandFailure(.noInput, subject: "a.png", "There is no such file.")
    }

    static let colors = Option<[String]>("ink", placeholder: "COLOR", help: "A color to draw with.")
    static let mix = Command(
        "mix",
        abstract: "Mix paints.",
        operands: Operands("PAINT", count: 0...2, completion: .words(["red", "blue"]), help: "The paints."),
        groups: [OptionGroup("Paint", [colors])],
        examples: [.init("sample paint mix red blue", "Makes violet.")]
    ) { arguments, context in
        try context.output.write("\(arguments[colors].joined(separator: "+"))\n")
        return .success
    }
    static let dry = Command("dry", abstract: "Wait.") { _, _ in .success }
    static let paint = Command("paint", abstract: "Look after paints.", subcommands: [mix, dry])

    static let suite = CommandSuite(
        root: Command("sample", abstract: "Draw things.", subcommands: [draw, fail, paint]),
        version: "1.2.3",
        notes: [CommandSuite.Note("Output", ["Lines."], terms: [("line", "A shape.")])],
        environment: [("NO_COLOR", "Turns color off.")],
        exitCodes: [(.success, "Done."), (.usage, "Not understood.")]
    )

    static func parse(_ line: String) throws -> ParsedArguments {
        let words = line.split(separator: " ").map(String.init)
        guard case .run(_, let arguments) = try ArgumentParser(suite.root).parse(words) else {
            throw UsageError("no command to run", command: "test")
        }
        return arguments
    }
}
