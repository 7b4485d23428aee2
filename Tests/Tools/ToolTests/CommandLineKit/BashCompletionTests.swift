import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("Completion in bash", .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct BashCompletionTests {
    @Test(
        "Offers what fits",
        arguments: [
            ("sample ''", "draw fail paint"), ("sample d", "draw"), ("sample draw --sh", "--shape"),
            ("sample draw --shape ''", "round square"), ("sample draw -s s", "square"),
            ("sample --color a", "auto always"), ("sample draw --color n", "never"),
            ("sample fail --ver", "--verbose --version"), ("sample paint ''", "mix dry"),
            ("sample paint mix ''", "red blue"), ("sample paint mix --i", "--ink"), ("sample draw mix --i", ""),
            ("sample --color never paint d", "dry"),
        ]
    )
    func offers(line: String, expected: String) throws {
        #expect(try complete(line) == expected)
    }

    /// Lets bash complete the last word of a line.
    private func complete(_ line: String) throws -> String {
        let script = CompletionScript(for: SampleSuite.suite, shell: .bash).source
        let call = """
            compopt() { :; }
            COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _sample; echo "${COMPREPLY[*]}"
            """
        let run = try ProgramRun("/bin/bash", ["-c", script + call])
        #expect(run.code == 0)
        return run.output.trimmingCharacters(in: .newlines)
    }
}
