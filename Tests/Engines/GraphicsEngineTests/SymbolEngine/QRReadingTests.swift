import Foundation
import SymbolEngine
import TestSupport
import Testing

@Suite("What QR codes are made of")
struct QRReadingTests {
    /// Messages of the lengths that need blocks of one and of two lengths, up to the largest code.
    static let lengths = [1, 40, 120, 300, 700, 1_200]

    private static func message(_ length: Int) -> Data { Data((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }) }

    /// The bytes that a payload says, where it has one run of bytes.
    private static func bytes(in payload: Data, version: Int) -> Data {
        let bits = payload.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        func number(_ start: Int, _ count: Int) -> Int { bits[start..<start + count].reduce(0) { $0 << 1 | Int($1) } }
        let size = version < 10 ? 8 : 16
        guard number(0, 4) == 4 else { return Data() }
        return Data((0..<number(4, size)).map { UInt8(number(4 + size + 8 * $0, 8)) })
    }

    @Test("Are read from their modules", arguments: lengths, QRSymbol.Correction.allCases)
    func modules(length: Int, correction: QRSymbol.Correction) throws {
        let message = Self.message(length)
        let symbol = try #require(QRSymbol(message, correction: correction))
        let reading = try #require(QRSymbol.Reading(symbol.modules))
        #expect(reading.version == symbol.version && reading.mask == symbol.mask && reading.correction == correction)
        #expect(Self.bytes(in: reading.payload, version: reading.version) == message)
    }

    @Test("Are read from modules of which some are wrong, and never falsely", arguments: QRSymbol.Correction.allCases)
    func damage(correction: QRSymbol.Correction) throws {
        let symbol = try #require(QRSymbol(Self.message(120), correction: correction))
        let whole = try #require(QRSymbol.Reading(symbol.modules))
        var random = TestSupport.SplitMix(state: 11)
        for share in [0.005, 0.01, 0.02, 0.3] {
            var modules = symbol.modules
            for y in 0..<modules.height {
                for x in 0..<modules.width where Double.random(in: 0..<1, using: &random) < share {
                    modules[x, y].toggle()
                }
            }
            let reading = QRSymbol.Reading(modules)
            // What is lost in a hundredth of the modules is within the weakest correction.
            #expect(share > 0.01 || reading == whole)
            #expect(reading == nil || reading == whole)
        }
    }

    @Test("Aren't read from what is no QR code")
    func others() {
        for (width, height) in [(0, 0), (1, 1), (21, 25), (20, 20), (21, 21), (181, 181)] {
            #expect(QRSymbol.Reading(SymbolModules(width: width, height: height)) == nil)
        }
    }
}
