import CommandLineKit
import Foundation
import Testing

@Suite("Command runner")
struct CommandRunnerTests {
    private let recorded = RecordedContext()

    private func run(_ words: String...) async -> ExitCode {
        await CommandRunner(SampleSuite.suite).run(words, in: recorded.context())
    }

    @Test("Runs the command that is named")
    func success() async {
        #expect(await run("draw", "-s", "square", "a", "b") == .success)
        #expect(recorded.output == "square a,b\n")
        #expect(recorded.errors.isEmpty)
    }

    @Test("Reports a failure with what it concerns, and ends with its code")
    func failure() async {
        #expect(await run("fail") == .noInput)
        #expect(recorded.errors == "sample: a.png: There is no such file.\n")
        #expect(recorded.output.isEmpty)
    }

    @Test("Ends with 2 when the line can't be understood")
    func usage() async {
        #expect(await run("drwa") == .usage)
        #expect(
            recorded.errors == "sample: unknown command 'drwa'; did you mean 'sample draw'?\nTry 'sample --help'.\n"
        )
    }

    @Test("Prints the version")
    func version() async {
        #expect(await run("--version") == .success)
        #expect(recorded.output == "sample 1.2.3\n")
    }

    @Test("Reports that the output can't be written")
    func fullDisk() async {
        let full = OutputChannel { _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)) }
        var context = recorded.context()
        context.output = full
        #expect(await CommandRunner(SampleSuite.suite).run(["--version"], in: context) == .inputOutput)
        #expect(recorded.errors == "sample: The output can't be written: No space left on device.\n")
    }
}

@Suite("Text style")
struct TextStyleTests {
    @Test("Writes color to terminals that want it")
    func auto() {
        #expect(TextStyle(.auto, isTerminal: true, environment: [:]).isEnabled)
        #expect(TextStyle(.auto, isTerminal: true, environment: ["NO_COLOR": ""]).isEnabled)
        #expect(!TextStyle(.auto, isTerminal: true, environment: ["NO_COLOR": "1"]).isEnabled)
        #expect(!TextStyle(.auto, isTerminal: true, environment: ["TERM": "dumb"]).isEnabled)
        #expect(!TextStyle(.auto, isTerminal: false, environment: [:]).isEnabled)
    }

    @Test("Obeys a choice that was made")
    func chosen() {
        #expect(TextStyle(.always, isTerminal: false, environment: ["NO_COLOR": "1"]).isEnabled)
        #expect(!TextStyle(.never, isTerminal: true, environment: [:]).isEnabled)
        let red = String(decoding: TerminalText.cleaned(TextStyle(isEnabled: true).red("x")), as: UTF8.self)
        #expect(red == "\u{1B}[31mx\u{1B}[0m")
        #expect(TextStyle(isEnabled: false).red("x") == "x")
    }
}
