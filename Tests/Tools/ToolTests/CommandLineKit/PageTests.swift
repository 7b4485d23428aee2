import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("Help page")
struct HelpPageTests {
    @Test("Shows a command with its options, defaults and examples")
    func command() {
        let page = HelpPage(SampleSuite.draw, path: "sample draw", width: 72).text
        #expect(
            page == """
                Draw shapes.

                Usage: sample draw [OPTION…] FILE…

                A paragraph that is long enough to be broken into two lines, because it
                goes on and on and on.

                Arguments:
                  FILE…  The files.

                Shape:
                  -s, --shape SHAPE  The shape. [default: round]
                  -n, --count N      How many. [default: 3]
                      --ratio R      How much of it. [default: 0.5]
                      --size SIZE    How large. [default: 64MiB]

                Output:
                  -o, --output FILE  Where to; it's said twice.
                  -a, --all          Take [all] of them.
                  -b, --bare         Leave out: the rest.

                General options:
                      --color WHEN  Use color: auto, always or never. The variable
                                    NO_COLOR turns auto off. [default: auto]
                  -q, --quiet       Say nothing on standard error but failures.
                  -v, --verbose     Tell on standard error what is done, and in how
                                    long.
                  -h, --help        Show this help.
                      --version     Show the version.

                Examples:
                  sample draw -s square a.png
                      Draws a square.

                """
        )
    }

    @Test("Lists the commands of a program")
    func program() {
        let page = HelpPage(SampleSuite.suite.root, path: "sample").text
        #expect(page.contains("Usage: sample [OPTION…] COMMAND\n"))
        #expect(page.contains("Commands:\n  draw   Draw shapes.\n  fail   Fail.\n"))
        #expect(page.hasSuffix("'sample COMMAND --help' tells more about a command.\n"))
    }

    @Test("Stays within its width", arguments: [40, 60, 80, 100])
    func width(width: Int) {
        let lines = HelpPage(SampleSuite.draw, path: "sample draw", width: width).text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= max(width, 48) })
    }
}

@Suite("Manual page")
struct ManualPageTests {
    private let source = ManualPage(SampleSuite.suite).source

    @Test("Has the sections that readers of manuals look for")
    func sections() {
        let titles = source.split(separator: "\n").filter { $0.hasPrefix(".SH") }
        #expect(
            titles == [
                ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS", ".SH \"GENERAL OPTIONS\"",
                ".SH \"OUTPUT\"", ".SH \"EXIT STATUS\"", ".SH \"ENVIRONMENT\"",
            ]
        )
    }

    @Test("Names the program for the list of manuals")
    func name() {
        #expect(source.contains("\nsample \\- draw things\n"))
    }

    @Test("Explains the commands below a command")
    func nested() {
        #expect(source.contains(".SS \"sample paint [OPTION...] COMMAND\"\nLook after paints.\n"))
        #expect(source.contains(".SS \"sample paint mix [OPTION...] [PAINT...]\"\nMix paints.\n"))
    }

    @Test("Escapes what roff would take for its own")
    func escapes() {
        #expect(source.contains("\\fB\\-s, \\-\\-shape SHAPE\\fR\n"))
        #expect(source.contains("it\\(aqs said twice."))
        #expect(source.unicodeScalars.allSatisfy { $0.isASCII })
    }
}

@Suite("Completion scripts")
struct CompletionScriptTests {
    private func script(_ shell: CompletionScript.Shell) -> String {
        CompletionScript(for: SampleSuite.suite, shell: shell).source
    }

    @Test("Knows every command and option in every shell", arguments: CompletionScript.Shell.allCases)
    func complete(shell: CompletionScript.Shell) {
        let script = script(shell)
        for (_, command) in SampleSuite.suite.root.descendants {
            #expect(script.contains(command.name))
            for option in command.options + SharedOptions.group.options {
                #expect(script.contains(shell == .fish ? "-l \(option.name)" : option.spelling))
            }
        }
    }

    @Test("Quotes words that the shell would take for its own")
    func quotes() {
        #expect(script(.fish).contains("'Where to; it\\'s said twice.'"))
        #expect(script(.zsh).contains("[Where to; it'\\''s said twice]"))
        #expect(script(.zsh).contains("[Take \\[all\\] of them]"))
        #expect(script(.zsh).contains("[Leave out\\: the rest]"))
    }
}

@Suite("Completion in other shells")
struct ShellCompletionTests {
    private func run(_ shell: String, _ words: [String]) throws -> ProgramRun {
        try ProgramRun("/usr/bin/\(shell)", words)
    }

    @Test(
        "Is understood by zsh",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"))
    )
    func zsh() throws {
        let script = CompletionScript(for: SampleSuite.suite, shell: .zsh).source
        let call = "compdef() { :; }\n\(script)\nfunctions _sample_paint | grep -c 'mix)'"
        let run = try run("zsh", ["-f", "-c", call])
        #expect(run.errors.isEmpty)
        #expect(run.output == "1\n")
    }

    @Test(
        "Offers what fits in fish",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")),
        arguments: [
            ("sample ", "draw fail paint"), ("sample paint ", "dry mix"), ("sample paint mix ", "blue red"),
            ("sample paint mix --in", "--ink"), ("sample draw --shape ", "round square"),
        ]
    )
    func fish(line: String, expected: String) throws {
        let script = CompletionScript(for: SampleSuite.suite, shell: .fish).source
        let run = try run("fish", ["--no-config", "-c", "\(script)\ncomplete -C '\(line)'"])
        #expect(run.errors.isEmpty)
        let offers = run.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        #expect(offers.joined(separator: " ") == expected)
    }
}
