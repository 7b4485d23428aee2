import Foundation
import Synchronization
import Testing

@testable import os

@Suite("The log")
struct LoggingTests {
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

    private func text(_ message: OSLogMessage, showsPrivate: Bool = false) -> String {
        message.text(showsPrivate: showsPrivate)
    }

    @Test("Writes a line with the time, the level, the place and the message")
    func line() {
        output().write("Hello", type: .error, subsystem: "com.example", category: "search", at: .distantPast)
        #expect(lines.all == ["00:00:00.000 error [com.example:search] Hello\n"])
    }

    @Test("Gives the journal the level of every line")
    func journal() {
        output(["JOURNAL_STREAM": "8:42"]).write("One\nTwo", type: .fault, subsystem: "", category: "c")
        output(["JOURNAL_STREAM": "8:43"]).write("Three", type: .default, subsystem: "", category: "")
        #expect(lines.all.first == "<2>[c] One\n<2>Two\n")
        #expect(lines.all.last?.hasSuffix(" notice Three\n") == true)
    }

    @Test(
        "Writes the levels that the environment asks for",
        arguments: [
            ("", [OSLogType.default, .error, .fault]), ("info", [.default, .info, .error, .fault]),
            ("debug", [.default, .info, .debug, .error, .fault]), ("disable", []),
        ]
    )
    func levels(_ mode: String, _ expected: [OSLogType]) {
        let output = output(["OS_ACTIVITY_MODE": mode])
        #expect([OSLogType.default, .info, .debug, .error, .fault].filter(output.writes) == expected)
    }

    @Test("Hides texts and shows numbers, unless they say otherwise")
    func privacy() {
        let name = "Ada"
        #expect(text("\(name) \(3) \(1.5) \(true)") == "<private> 3 1.500000 true")
        #expect(text("\(name, privacy: .public) \(3, privacy: .private)") == "Ada <private>")
        #expect(text("\(name) \(name, privacy: .sensitive)", showsPrivate: true) == "Ada <sensitive>")
        #expect(text("\(URL(filePath: "/a"))") == "<private>")
        #expect(text("\(CocoaError(.fileNoSuchFile))") == "<private>")
        #expect(text("\(Int.self)") == "Swift.Int")
    }

    @Test("Masks equal values equally")
    func mask() {
        let first = text("\("Ada", privacy: .private(mask: .hash))")
        #expect(first == text("\("Ada", privacy: .private(mask: .hash))"))
        #expect(first != text("\("Bob", privacy: .private(mask: .hash))"))
        #expect(first.hasPrefix("<mask.hash: '"))
        #expect(!first.contains("Ada"))
    }

    @Test("Writes numbers as their formats say")
    func formats() {
        #expect(text("\(255, format: .hex(includePrefix: true, minDigits: 4))") == "0x00ff")
        #expect(text("\(UInt8(8), format: .octal) \(-7, format: .decimal(minDigits: 3))") == "10 -007")
        #expect(text("\(2.345, format: .fixed(precision: 1)) \(1e9, format: .hybrid)") == "2.3 1e+09")
        #expect(text("\(Float(0.5), format: .exponential(precision: 1))") == "5.0e-01")
        #expect(text("\(true, format: .answer)") == "YES")
        #expect(text("[\("a", align: .left(columns: 3), privacy: .public)]") == "[a  ]")
        #expect(text("[\(7, align: .right(columns: 3))]") == "[  7]")
    }

    @Test("Reads formats of the C kind")
    func cFormats() {
        #expect(text(OSLogMessage(format: "%{public}@ has %d of %ld, 100%%", ["Ada", 3, 4])) == "Ada has 3 of 4, 100%")
        #expect(text(OSLogMessage(format: "%@ %.1f", ["Ada", 2.5])) == "<private> 2.5")
        #expect(text(OSLogMessage(format: "%d", [])) == "%d")
    }

    @Test("Asks for values only where the level is on")
    func laziness() {
        var asked = 0
        func value() -> Int {
            asked += 1
            return asked
        }
        OSLog.disabled.write("\(value())", type: .fault)
        #expect(asked == 0)
    }
}

@Suite("A lock around a value")
struct LockTests {
    @Test("Counts what many tasks add")
    func counting() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
    }

    @Test("Is taken by one holder at a time")
    func exclusion() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }
}
