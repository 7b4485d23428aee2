import CLocalFeatures
import PictureSupport
import Testing

@Suite("Matches of local features")
struct FeatureMatchTests {
    @Test("Are those of a plain search for the nearest", arguments: [2, 7, 8, 9, 31, 64, 101])
    func plain(count: Int) {
        var lottery = Lottery(state: UInt64(count))
        let item = (0..<count).map { _ in Self.feature(&lottery) }
        // Copies with little noise, so that some match; some are equal, so that the first of them must win.
        let photo = (0..<90).map { index in
            var feature = index % 3 == 0 ? Self.feature(&lottery) : item[lottery.number(below: count)]
            if index % 3 == 1 { Self.change(&feature, &lottery) }
            return feature
        }
        let ties = item + item.prefix(count / 3)
        for items in [item, ties] {
            var pairs = [Int32](repeating: 0, count: 2 * items.count)
            let found = fovea_features_match(photo, 90, items, CInt(items.count), 0.85, &pairs)
            #expect(Array(pairs.prefix(2 * Int(found))) == Self.matches(photo, items))
        }
    }

    private static func matches(_ photo: [fovea_feature], _ item: [fovea_feature]) -> [Int32] {
        var partners = [Int: (photo: Int, distance: Int)]()
        for (number, own) in photo.enumerated() {
            let distances = item.map { distance(own, $0) }
            let sorted = distances.sorted()
            guard Float(sorted[0]) < 0.85 * 0.85 * Float(sorted[1]),
                let best = distances.firstIndex(of: sorted[0]),
                sorted[0] < partners[best]?.distance ?? .max
            else { continue }
            partners[best] = (number, sorted[0])
        }
        return partners.sorted { $0.key < $1.key }.flatMap { [Int32($0.value.photo), Int32($0.key)] }
    }

    private static func distance(_ a: fovea_feature, _ b: fovea_feature) -> Int {
        withUnsafeBytes(of: a.descriptor) { a in
            withUnsafeBytes(of: b.descriptor) { b in
                zip(a, b).reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
            }
        }
    }

    private static func feature(_ lottery: inout Lottery) -> fovea_feature {
        var feature = fovea_feature()
        withUnsafeMutableBytes(of: &feature.descriptor) { bytes in
            for index in bytes.indices { bytes[index] = UInt8(lottery.number(below: 128)) }
        }
        return feature
    }

    private static func change(_ feature: inout fovea_feature, _ lottery: inout Lottery) {
        withUnsafeMutableBytes(of: &feature.descriptor) { bytes in
            for _ in 0..<20 {
                bytes[lottery.number(below: 128)] = UInt8(lottery.number(below: 128))
            }
        }
    }
}
