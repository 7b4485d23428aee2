import CommandLineKit
import FoveaCommandLine
import MaskEngine

/// How well masks agree with true ones.
struct MaskScore: Sendable, Hashable {
    /// The kind of the masks.
    let name: String
    /// The share of the common pixels in those of either mask, for each picture.
    private(set) var overlaps: [Double] = []
    private var seconds = 0.0

    init(name: String) { self.name = name }

    /// Adds a picture; no mask is an empty one.
    mutating func add(_ mask: SoftMask?, truth: SoftMask, seconds: Double) throws {
        let mask = try mask?.scaled(width: truth.width, height: truth.height)
        var (common, either) = (0, 0)
        for (place, part) in truth.values.enumerated() {
            let (isFound, isTrue) = ((mask?.values[place] ?? 0) > 0.5, part > 0.5)
            if isFound && isTrue { common += 1 }
            if isFound || isTrue { either += 1 }
        }
        // Nothing where there is nothing is right.
        overlaps.append(either == 0 ? 1 : Double(common) / Double(either))
        self.seconds += seconds
    }

    /// The mean share.
    var mean: Double { overlaps.reduce(0, +) / Double(max(1, overlaps.count)) }
    /// The share that half of the pictures exceed.
    var median: Double { overlaps.isEmpty ? 0 : overlaps.sorted()[overlaps.count / 2] }
    /// The share of the pictures whose masks agree by 0.85.
    var good: Double { Double(overlaps.count { $0 >= 0.85 }) / Double(max(1, overlaps.count)) }
    private var milliseconds: Double { seconds * 1000 / Double(max(1, overlaps.count)) }

    /// The line of the table.
    var text: String {
        func digits(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }
        return "  \(name): \(overlaps.count) pictures, mean \(digits(mean)), median \(digits(median)), "
            + "at least .85: \(Percent.text(good)), \(Int(milliseconds.rounded())) ms\n"
    }

    var json: JSONValue {
        [
            "name": .string(name), "pictures": .integer(overlaps.count), "mean": .double(mean),
            "median": .double(median), "good": .double(good), "milliseconds": .double(milliseconds),
        ]
    }
}
