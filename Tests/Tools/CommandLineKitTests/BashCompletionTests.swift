import CommandLineKit
import Foundation
import Testing

@Suite("Completion in bash", .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct BashCompletionTests {
    @Test(
        "Offers what fits",
        arguments: [
            ("sample ''", "draw fail"), ("sample d", "draw"), ("sample draw --sh", "--shape"),
            ("sample draw --shape ''", "round square"), ("sample draw -s s", "square"),
            ("sample --color a", "auto always"), ("sample draw --color n", "never"),
            ("sample fail --ver", "--verbose --version"),
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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script + call]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        // The end of its output is the end of bash. Waiting for the exit itself would occupy a thread of the tests with a
        // run loop, and two such waits at a time have been seen to last for ever.
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}
