import Foundation
import Synchronization
import Testing

@testable import LogEngine

@Suite("What becomes of messages")
struct LogOutputTests {
    private let lines = Lines()

    /// The lines that an output has written.
    final class Lines: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }

        func append(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private func output(_ environment: [String: String] = [:], isTerminal: Bool = false) -> LogOutput {
        LogOutput(environment: environment, isTerminal: isTerminal, stream: "8:42") { [lines] in lines.append($0) }
    }

    @Test("A line has the time, the level, the place and the message")
    func line() {
        output().write("Hello", level: .error, subsystem: "com.example", category: "search", at: .distantPast)
        #expect(lines.all == ["00:00:00.000 error [com.example:search] Hello\n"])
    }

    @Test("The journal gets the level of every line")
    func journal() {
        output(["JOURNAL_STREAM": "8:42"]).write("One\nTwo", level: .fault, subsystem: "", category: "c")
        output(["JOURNAL_STREAM": "8:43"]).write("Three", level: .notice, subsystem: "", category: "")
        #expect(lines.all.first == "<2>[c] One\n<2>Two\n")
        #expect(lines.all.last?.hasSuffix(" notice Three\n") == true)
    }

    @Test(
        "The environment chooses the levels",
        arguments: [
            ("", [LogLevel.notice, .error, .fault]), ("info", [.info, .notice, .error, .fault]),
            ("debug", LogLevel.allCases), ("disable", []),
        ]
    )
    func levels(_ mode: String, _ expected: [LogLevel]) {
        let output = output(["OS_ACTIVITY_MODE": mode])
        #expect(LogLevel.allCases.filter(output.writes) == expected)
    }

    @Test("Private values are for a developer's own terminal")
    func privacy() {
        #expect(output(isTerminal: true).showsPrivate)
        #expect(!output().showsPrivate)
        #expect(!output(["JOURNAL_STREAM": "8:42"], isTerminal: true).showsPrivate)
    }
}
