import Foundation
import TestSupport
import Testing

@testable import SymbolEngine

@Suite("What Aztec and Data Matrix codes are made of")
struct SymbolReadingTests {
    private static func bytes(_ count: Int) -> Data {
        var random = TestSupport.SplitMix(state: UInt64(count))
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }

    private static func aztec(_ size: AztecSymbol.Size, _ count: Int) -> AztecSymbol.Reading {
        let bits = BitString(bytes(2 * count).map(Int.init), size: 8)
        let words = bits.words(of: size.wordSize).prefix(count)
        return AztecSymbol.Reading(
            isCompact: size.isCompact,
            layers: size.layers,
            wordCount: count,
            payload: BitString(words, size: size.wordSize).data
        )
    }

    private static func dataMatrix(_ size: DataMatrixSymbol.Size) -> DataMatrixSymbol.Reading {
        DataMatrixSymbol.Reading(rows: size.rows, columns: size.columns, payload: bytes(size.dataCount))
    }

    @Test("Are read from their modules, whichever side is up", arguments: [1, 2, 3, 4, 7, 13, 20, 32])
    func aztecCodes(layers: Int) throws {
        for size in AztecSymbol.Size.all where size.layers == layers {
            let code = Self.aztec(size, min(size.wordCount * 3 / 4, size.maximumCount))
            let modules = try #require(AztecSymbol.modules(code))
            #expect(modules.width == size.side)
            for orientation in layers < 10 ? modules.orientations : [modules] {
                #expect(AztecSymbol.Reading(orientation) == code)
            }
        }
    }

    @Test("Are read from their modules in each size", arguments: DataMatrixSymbol.Size.all.indices)
    func dataMatrixCodes(index: Int) throws {
        let code = Self.dataMatrix(DataMatrixSymbol.Size.all[index])
        let modules = try #require(DataMatrixSymbol.modules(code))
        #expect(modules.width == code.columns && modules.height == code.rows)
        for orientation in modules.orientations { #expect(DataMatrixSymbol.Reading(orientation) == code) }
    }

    @Test("Are read from modules of which some are wrong, and never falsely")
    func damage() throws {
        let aztec = SymbolReading.aztec(Self.aztec(AztecSymbol.Size(layers: 5, isCompact: false), 80))
        let matrix = SymbolReading.dataMatrix(Self.dataMatrix(DataMatrixSymbol.Size.all[14]))
        var random = TestSupport.SplitMix(state: 11)
        for whole in [aztec, matrix] {
            for share in [0.005, 0.01, 0.02, 0.3] {
                var modules = try #require(whole.modules)
                for y in 0..<modules.height {
                    for x in 0..<modules.width where Double.random(in: 0..<1, using: &random) < share {
                        modules[x, y].toggle()
                    }
                }
                let reading =
                    AztecSymbol.Reading(modules).map(SymbolReading.aztec)
                    ?? DataMatrixSymbol.Reading(modules).map(SymbolReading.dataMatrix)
                #expect(share > 0.005 || reading == whole)
                #expect(reading == nil || reading == whole)
            }
        }
    }

    @Test("Aren't read from what is no such code")
    func others() {
        for (width, height) in [(0, 0), (1, 1), (15, 15), (10, 10), (8, 18), (18, 8), (144, 144), (151, 151)] {
            let modules = SymbolModules(width: width, height: height)
            #expect(AztecSymbol.Reading(modules) == nil && DataMatrixSymbol.Reading(modules) == nil)
        }
    }
}
