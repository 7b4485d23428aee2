import Foundation
import Testing

@testable import PrintEngine

@Suite("Comparing prints")
struct ImagePrintTests {
    static func print(seed: UInt64, count: Int = 512, revision: Int = 2) -> ImagePrint {
        var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
        let raw = (0..<count).map { _ -> Float in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Float(Int64(bitPattern: state) >> 40) / 8_388_608
        }
        let length = raw.reduce(0) { $0 + $1 * $1 }.squareRoot()
        return ImagePrint(revision: revision, values: raw.map { $0 / length })
    }

    @Test("A print lies at no distance from itself")
    func same() throws {
        let print = Self.print(seed: 1)
        #expect(try print.distance(to: print) == 0)
    }

    @Test("Distance is the same in both directions, bit for bit", arguments: [1, 15, 16, 17, 512, 771])
    func symmetric(count: Int) throws {
        let (a, b) = (Self.print(seed: 2, count: count), Self.print(seed: 3, count: count))
        #expect(try a.distance(to: b).bitPattern == b.distance(to: a).bitPattern)
    }

    @Test("Distance is what the arithmetic says", arguments: [1, 15, 16, 17, 512, 771])
    func euclidean(count: Int) throws {
        let (a, b) = (Self.print(seed: 4, count: count), Self.print(seed: 5, count: count))
        let squares = zip(a.values, b.values).map { pair -> Double in
            let difference = Double(pair.0) - Double(pair.1)
            return difference * difference
        }
        let expected = squares.reduce(0, +).squareRoot()
        #expect(abs(try a.distance(to: b) - expected) < 1e-5)
    }

    @Test("Opposite prints lie two apart")
    func opposite() throws {
        let print = Self.print(seed: 6)
        let opposite = ImagePrint(revision: 2, values: print.values.map { -$0 })
        #expect(abs(try print.distance(to: opposite) - 2) < 1e-5)
    }

    @Test("Prints of other revisions or sizes are refused by name")
    func notComparable() {
        let print = Self.print(seed: 7)
        for other in [Self.print(seed: 7, revision: 1), Self.print(seed: 7, count: 768)] {
            let error = #expect(throws: PrintError.self) { try print.distance(to: other) }
            #expect(error?.code == .notComparable)
            #expect(error?.message.contains("revision \(other.revision) with \(other.values.count)") == true)
        }
    }

    @Test("A print survives being stored, bit for bit")
    func codable() throws {
        let print = Self.print(seed: 8)
        let stored = try JSONEncoder().encode(print)
        #expect(try JSONDecoder().decode(ImagePrint.self, from: stored) == print)
        #expect(print.data.count == 2048)
        #expect(try ImagePrint(revision: 2, data: print.data) == print)
    }

    @Test("Bytes are in little-endian order")
    func bytes() {
        #expect(Array(ImagePrint(revision: 2, values: [1, -2]).data) == [0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0])
    }

    @Test("Bytes that are no print are refused", arguments: [[], [1, 2, 3], [0, 0, 0xc0, 0x7f]] as [[UInt8]])
    func damaged(bytes: [UInt8]) throws {
        let error = #expect(throws: PrintError.self) { try ImagePrint(revision: 2, data: Data(bytes)) }
        #expect(error?.code == .damaged)
        let json = Data("{\"revision\": 2, \"data\": \"\(Data(bytes).base64EncodedString())\"}".utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ImagePrint.self, from: json) }
    }
}
