import CommandLineKit
import Testing

@Suite("Argument parser")
struct ArgumentParserTests {
    @Test("Reads a command below a command, and collects a list")
    func nested() throws {
        let arguments = try SampleSuite.parse("paint mix --ink red blue --ink=green")
        #expect(arguments[SampleSuite.colors] == ["red", "green"])
        #expect(arguments.operands == ["blue"])
        for (line, words) in [("paint", "a command is missing"), ("paint draw", "unknown command 'draw'")] {
            let error = #expect(throws: UsageError.self) { try SampleSuite.parse(line) }
            #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
        }
    }

    @Test(
        "Reads a value in every spelling, before and after operands",
        arguments: [
            "draw --shape square a", "draw --shape=square a", "draw -s square a", "draw -ssquare a", "draw -s=square a",
            "draw a --shape square", "draw -s round a -s square", "draw -abs square a",
        ]
    )
    func values(line: String) throws {
        let arguments = try SampleSuite.parse(line)
        #expect(arguments[SampleSuite.shape] == .square)
        #expect(arguments.operands == ["a"])
    }

    @Test("Hands out defaults for what isn't given")
    func defaults() throws {
        let arguments = try SampleSuite.parse("draw a")
        #expect(arguments[SampleSuite.shape] == .round)
        #expect(arguments[SampleSuite.count] == 3)
        #expect(arguments[SampleSuite.size] == nil)
        #expect(arguments[SampleSuite.output] == nil)
        #expect(!arguments[SampleSuite.all])
    }

    @Test("Takes flags apart that are joined")
    func joinedFlags() throws {
        let arguments = try SampleSuite.parse("draw -ab a")
        #expect(arguments[SampleSuite.all])
        #expect(arguments[SampleSuite.bare])
    }

    @Test(
        "Takes words as they stand where they are operands",
        arguments: [
            ("draw -- -a --all", ["-a", "--all"]), ("draw -", ["-"]), ("draw a -- --", ["a", "--"]),
            ("draw a -a b", ["a", "b"]),
        ]
    )
    func operands(line: String, operands: [String]) throws {
        #expect(try SampleSuite.parse(line).operands == operands)
    }

    @Test(
        "Reads amounts with their units",
        arguments: [("64", 64), ("64k", 64_000), ("64MB", 64_000_000), ("64MiB", 67_108_864), ("1.5g", 1_500_000_000)]
    )
    func amounts(text: String, amount: Int) throws {
        #expect(try SampleSuite.parse("draw --size \(text) a")[SampleSuite.size] == amount)
    }

    @Test(
        "Says what is wrong with a line, and what was perhaps meant",
        arguments: [
            "": "a command is missing",
            "drwa a": "unknown command 'drwa'; did you mean 'sample draw'?",
            "xyzzy": "unknown command 'xyzzy'",
            "draw": "FILE is missing",
            "draw --shpae square a": "unknown option '--shpae'; did you mean '--shape'?",
            "draw --sha=square a": "unknown option '--sha'; did you mean '--shape'?",
            "draw --xyzzy a": "unknown option '--xyzzy'",
            "draw -x a": "unknown option '-x'",
            "draw a --shape": "'--shape' needs a value, SHAPE",
            "draw a -s": "'-s' needs a value, SHAPE",
            "draw --shape oval a": "'oval' is no value for '--shape': expected 'round' or 'square'",
            "draw -n 12 a": "'12' is no value for '-n': expected a whole number from 1 to 9",
            "draw -n two a": "'two' is no value for '-n': expected a whole number from 1 to 9",
            "draw --ratio 2 a": "'2' is no value for '--ratio': expected a number from 0.0 to 1.0",
            "draw --size 1parsec a":
                "'1parsec' is no value for '--size': expected an amount such as 64M, 1.5G or 500000",
            "draw --size 9223372036854775807 a":
                "'9223372036854775807' is no value for '--size': expected an amount such as 64M, 1.5G or 500000",
            "draw --size 0 a": "'0' is no value for '--size': expected an amount such as 64M, 1.5G or 500000",
            "draw --all=yes a": "'--all' takes no value",
            "fail a": "'a' is one word too many",
        ]
    )
    func mistakes(line: String, message: String) {
        let error = #expect(throws: UsageError.self) { try SampleSuite.parse(line) }
        #expect(error?.message == message)
    }

    @Test("Names the command whose help page helps")
    func helpHint() {
        let error = #expect(throws: UsageError.self) { try SampleSuite.parse("draw --xyzzy a") }
        #expect(error?.description.hasSuffix("Try 'sample draw --help'.") == true)
    }

    @Test("Finds help and version wherever they stand", arguments: ["draw --help", "draw -h", "--color never draw -h"])
    func help(line: String) throws {
        let outcome = try ArgumentParser(SampleSuite.suite.root).parse(line.split(separator: " ").map(String.init))
        guard case .help(let path, let command) = outcome else {
            Issue.record("no help page for '\(line)'")
            return
        }
        #expect(path == "sample draw")
        #expect(command.name == "draw")
    }
}
