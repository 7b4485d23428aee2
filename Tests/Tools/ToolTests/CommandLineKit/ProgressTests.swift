import CommandLineKit
import Foundation
import Synchronization
import Testing

@Suite("Progress of long work")
struct ProgressTests {
    @Test("Takes the speed from what was done lately")
    func rate() throws {
        var estimate = ProgressEstimate()
        #expect(estimate.rate == nil)
        for second in 0...20 { estimate.record(second * 100, at: .seconds(second)) }
        for second in 21...40 { estimate.record(2000 + (second - 20) * 10, at: .seconds(second)) }
        #expect(try #require(estimate.rate) == 10)
        #expect(estimate.time(for: 300) == .seconds(30))
    }

    @Test(
        "Says times as people do",
        arguments: [
            (0.2, "1 s"), (45, "45 s"), (88.5, "89 s"), (120, "2 min"), (3600, "60 min"), (7200, "2 h"),
            (9600, "2 h 40 min"),
        ] as [(Double, String)]
    )
    func words(seconds: Double, text: String) {
        #expect(Duration.seconds(seconds).inWords == text)
    }

    @Test("Is one line with or without a bar")
    func line() {
        let line = ProgressLine(done: 25, total: 100, rate: 31.4, remaining: .seconds(3), remarks: ["2 skipped"])
        #expect(line.text == "25 %, 25 of 100, 31 a second, 3 s left, 2 skipped")
        #expect(line.bar(width: 80).hasPrefix("███████░░░░"))
        #expect(line.bar(width: 80).hasSuffix("░  25 %  25 of 100  31 a second  3 s left  2 skipped"))
        #expect(line.bar(width: 20) == "25 %  25 of 100  31")
        #expect(ProgressLine(done: 0, total: 0).text == "100 %, 0 of 0")
    }

    @Test("Draws over itself on a terminal, and leaves nothing", arguments: [true, false])
    func display(isTerminal: Bool) {
        let written = Mutex("")
        let channel = OutputChannel(isTerminal: isTerminal) { data in
            written.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        let context = CommandContext(output: channel, errors: channel, environment: [:]) { _ in Data() }
        let display = ProgressDisplay(context)
        display.update(done: 1, total: 4)
        display.update(done: 2, total: 4)
        display.clear()
        let text = written.withLock { $0 }
        // Short work says nothing to a log.
        #expect(text.isEmpty == !isTerminal)
        if isTerminal { #expect(text.hasPrefix("\r\u{1B}[K") && text.hasSuffix("\r\u{1B}[K")) }
    }
}
