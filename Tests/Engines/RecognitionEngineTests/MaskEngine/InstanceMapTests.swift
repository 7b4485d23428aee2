import Foundation
import GeometryEngine
import PixelEngine
import Testing

@testable import MaskEngine

@Suite("Instances")
struct InstanceMapTests {
    /// Two squares, the right one larger, with soft edges, and a speck.
    private static let mask: SoftMask = {
        var mask = SoftMask(width: 60, height: 40)
        func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ part: Float) {
            for y in rows { for x in columns { mask.values[y * 60 + x] = part } }
        }
        fill(4..<16, 9..<21, 0.3)
        fill(5..<15, 10..<20, 1)
        fill(29..<51, 9..<31, 0.3)
        fill(30..<50, 10..<30, 1)
        fill(57..<58, 36..<37, 1)
        return mask
    }()

    @Test("Things that don't touch are numbered by size, and specks are left out")
    func division() throws {
        let map = try #require(InstanceMap(dividing: Self.mask))
        #expect(map.count == 2 && map.all == IndexSet([1, 2]))
        #expect(map.instance(column: 40, row: 20) == 1 && map.instance(column: 10, row: 15) == 2)
        #expect(map.instance(column: 57, row: 36) == 0 && map.instance(column: 0, row: 0) == 0)
        #expect(map.instance(at: Point(x: 40.0 / 60, y: 0.5)) == 1 && map.instance(at: Point(x: 1, y: 1)) == nil)
        for outside in [-0.1, 1.1, .nan, .infinity] { #expect(map.instance(at: Point(x: outside, y: 0.5)) == nil) }
        #expect(InstanceMap(dividing: SoftMask(width: 10, height: 10)) == nil)
        // A network's answer may hold what is no number.
        #expect(InstanceMap(dividing: SoftMask(width: 2, height: 2, values: [.nan, .nan, .nan, .nan])) == nil)
        #expect(InstanceMap(dividing: Self.mask, maximumCount: 1)?.count == 1)
    }

    @Test("Things keep the order of another map, and new ones follow")
    func order() {
        /// A row of pixels with the things that they belong to.
        func map(_ owners: [UInt8]) -> InstanceMap {
            InstanceMap(
                width: owners.count,
                height: 1,
                count: Int(owners.max() ?? 0),
                owners: owners,
                parts: owners.map { $0 == 0 ? 0 : 255 }
            )
        }
        let before = map([1, 1, 1, 0, 2, 2, 2, 0, 0, 0])
        // The larger one is numbered first by itself, and the one at the right is new.
        #expect(map([2, 2, 0, 0, 1, 1, 1, 1, 3, 3]).ordered(like: before) == map([1, 1, 0, 0, 2, 2, 2, 2, 3, 3]))
        #expect(map([2, 2, 0, 0, 3, 3, 3, 0, 1, 1]).ordered(like: before) == map([1, 1, 0, 0, 2, 2, 2, 0, 3, 3]))
        // Who shares most pixels is the one, and numbers have no gaps.
        #expect(map([0, 1, 2, 2, 2, 2, 2, 0, 0, 0]).ordered(like: before) == map([0, 1, 2, 2, 2, 2, 2, 0, 0, 0]))
        #expect(map([0, 0, 0, 0, 1, 1, 1, 0, 0, 0]).ordered(like: before) == map([0, 0, 0, 0, 1, 1, 1, 0, 0, 0]))
        // Maps of other sizes, or without anything in common, change nothing.
        #expect(map([2, 1]).ordered(like: before) == map([2, 1]))
        #expect(map([0, 0, 0, 0, 0, 0, 0, 2, 1, 0]).ordered(like: before) == map([0, 0, 0, 0, 0, 0, 0, 2, 1, 0]))
        #expect(map([2, 1]).ordered(like: map([0, 0])) == map([2, 1]))
    }

    @Test("A mask of all instances is the sum of those of each, with the soft edges")
    func masks() throws {
        let map = try #require(InstanceMap(dividing: Self.mask))
        let (first, second) = (map.mask(of: [1]), map.mask(of: [2]))
        let all = map.mask(of: [1, 2])
        #expect(zip(first.values, second.values).allSatisfy { $0 == 0 || $1 == 0 })
        #expect(zip(zip(first.values, second.values), all.values).allSatisfy { $0.0 + $0.1 == $1 })
        #expect(abs(first.values[9 * 60 + 35] - 0.3) < 0.01 && second.values[9 * 60 + 35] == 0)
        #expect(all.values[36 * 60 + 57] == 0)
        let labels = try map.labels().withUnsafeBytes { Array($0) }
        for place in labels.indices {
            #expect(Int(labels[place]) == map.instance(column: place % 60, row: place / 60))
        }
    }

    @Test("An archive keeps a map, and refuses one that doesn't fill its size")
    func archive() throws {
        let map = try #require(InstanceMap(dividing: Self.mask))
        let json = try JSONEncoder().encode(map)
        #expect(try JSONDecoder().decode(InstanceMap.self, from: json) == map)
        var fields = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        for (key, value) in [("width", 61), ("height", Int.max), ("count", 1), ("count", 0), ("width", -60)] {
            var changed = fields
            changed[key] = value
            let data = try JSONSerialization.data(withJSONObject: changed)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(InstanceMap.self, from: data) }
        }
        fields["owners"] = Data([9]).base64EncodedString()
        let data = try JSONSerialization.data(withJSONObject: fields)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(InstanceMap.self, from: data) }
    }
}
