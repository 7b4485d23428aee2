import Foundation
import Testing

@testable import os

@Suite("The log")
struct LoggingTests {
    private func text(_ message: OSLogMessage, showsPrivate: Bool = false) -> String {
        message.text(showsPrivate: showsPrivate)
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
