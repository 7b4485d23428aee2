import Foundation
import Testing

@testable import os

@Suite("Signposts")
struct SignpostTests {
    private func line(
        _ type: OSSignpostType,
        _ id: OSSignpostID = .exclusive,
        _ message: OSLogMessage? = nil,
        after duration: Duration? = nil
    ) -> String {
        OSLogMessage(marking: type, "Decode", id, message, after: duration).text(showsPrivate: false)
    }

    @Test("Are lines that say what they mark")
    func lines() {
        #expect(line(.event) == "event Decode")
        #expect(line(.begin, OSSignpostID(42)) == "begin Decode #2a")
        #expect(line(.end, after: .milliseconds(250)) == "end Decode after 0.25 seconds")
        #expect(line(.begin, .exclusive, "\(3) of \("a.png")") == "begin Decode: 3 of <private>")
    }

    @Test("Have identities of their own")
    func identities() {
        let signposter = OSSignposter(subsystem: "com.example", category: .pointsOfInterest)
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        let object = NSObject()
        #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: .default, object: object))
    }

    @Test("Are written as the level debug, and not by a writer that is off")
    func switches() {
        #expect(OSSignposter().isEnabled == OSLog.default.isEnabled(type: .debug))
        #expect(!OSSignposter.disabled.isEnabled)
        #expect(!OSLog.disabled.signpostsEnabled)
    }

    @Test("Measure what a closure does, and give what it gives")
    func closure() throws {
        let signposter = OSSignposter(logger: Logger(subsystem: "com.example", category: "decoding"))
        #expect(signposter.withIntervalSignpost("Decode") { 7 } == 7)
        #expect(signposter.withIntervalSignpost("Decode", "\(3) pictures") { 7 } == 7)
        #expect(throws: CancellationError.self) {
            try signposter.withIntervalSignpost("Decode") { throw CancellationError() }
        }
    }

    @Test("Let another process end an interval")
    func coding() throws {
        let state = OSSignposter().beginInterval("Decode", id: OSSignpostID(42))
        let copy = try JSONDecoder().decode(OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
        #expect(copy.id == OSSignpostID(42))
        OSSignposter().endInterval("Decode", copy, "elsewhere")
    }
}
