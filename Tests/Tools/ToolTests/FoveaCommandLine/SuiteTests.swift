import CommandLineKit
import Foundation
import FoveaCommandLine
import Testing

@Suite("The program fovea")
struct SuiteTests {
    private let suite = FoveaSuite.suite(FakeAnalysis())
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Explains every command, with examples where there is something to choose")
    func documented() {
        for (_, command) in suite.root.descendants {
            #expect(command.abstract.hasSuffix("."))
            #expect(command.groups.isEmpty || !command.examples.isEmpty, "\(command.name) has no examples")
            for option in command.options { #expect(option.help.hasSuffix("."), "\(command.name) \(option.spelling)") }
        }
    }

    @Test("Gives no option two meanings")
    func unambiguous() {
        for (_, command) in suite.root.descendants {
            let options = command.options + SharedOptions.group.options
            #expect(Set(options.map(\.name)).count == options.count, "\(command.name)")
            let letters = options.compactMap(\.short)
            #expect(Set(letters).count == letters.count, "\(command.name)")
        }
    }

    @Test("Shows the same help in both ways")
    func help() async throws {
        #expect(await bench.run(["look", "--help"]) == .success)
        let page = bench.output
        #expect(page.hasPrefix("Label pictures.\n\nUsage: fovea look [OPTION…] IMAGE…\n"))
        #expect(await bench.run(["help", "look"]) == .success)
        #expect(bench.output == page + page)
        #expect(await bench.run(["help", "catalog", "show"]) == .success)
        #expect(bench.output.contains("\nUsage: fovea catalog show [OPTION…] ID…\n"))
    }

    @Test("Guesses the command that was meant")
    func misspelt() async throws {
        #expect(await bench.run(["loko", "a.jpg"]) == .usage)
        #expect(bench.errors.hasPrefix("fovea: unknown command 'loko'; did you mean 'fovea look'?\n"))
        #expect(await bench.run(["help", "pirnt"]) == .usage)
    }

    @Test("Writes completion scripts", arguments: CompletionScript.Shell.allCases)
    func completions(shell: CompletionScript.Shell) async throws {
        #expect(await bench.run(["completions", shell.rawValue]) == .success)
        #expect(bench.output.contains("min-confidence"))
    }

    @Test("Knows no other shells")
    func unknownShell() async throws {
        #expect(await bench.run(["completions", "tcsh"]) == .usage)
        #expect(bench.errors.contains("'tcsh' is no known shell: expected 'bash', 'zsh' or 'fish'"))
    }

    @Test("Writes a manual page that names every command")
    func manual() async throws {
        #expect(await bench.run(["man"]) == .success)
        for (words, _) in suite.root.descendants {
            #expect(bench.output.contains(".SS \"fovea \(words.joined(separator: " "))"))
        }
    }
}
