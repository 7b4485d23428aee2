import GeometryEngine
import PixelEngine

/// A search for regions of one brightness that have four straight sides.
struct PaperRegions {
    /// Light paper, white paper on something light and colored, and paper darker than what it is on.
    private let maps: [[UInt8]]
    private let width: Int
    /// The pixels of the picture for one of the maps'.
    private static let step = 2
    /// The number of levels at which a map is cut.
    private static let levelCount = 18

    init(_ paper: PaperPicture) {
        let columns = Array(stride(from: 0, to: paper.width - 1, by: Self.step))
        let places = stride(from: 0, to: paper.height - 1, by: Self.step).flatMap { y in
            columns.map { y * paper.width + $0 }
        }
        width = columns.count
        maps = [
            places.map { paper.light[$0] },
            places.map { UInt8(clamping: Int(paper.light[$0]) - 3 * paper.chroma($0)) },
            places.map { 255 - paper.light[$0] },
        ]
    }

    /// The outlines of the regions, without repetitions.
    var outlines: [PaperOutline] {
        var found: [Quadrilateral] = []
        for map in maps {
            for level in Self.levels(of: map) {
                for corners in quadrilaterals(map, from: level)
                where !found.contains(where: { $0.overlap(with: corners) > 0.97 }) {
                    found.append(corners)
                }
            }
        }
        let scale = Double(Self.step)
        return found.map { PaperOutline(corners: $0.scaled(x: scale, y: scale), isDrawn: false) }
    }

    private static func levels(of map: [UInt8]) -> [UInt8] {
        var counts = [Int](repeating: 0, count: 256)
        for value in map { counts[Int(value)] += 1 }
        func level(above share: Double) -> Int {
            var rest = Int(share * Double(map.count))
            return counts.firstIndex { count in
                rest -= count
                return rest < 0
            } ?? 255
        }
        let (low, high) = (level(above: 0.04), level(above: 0.96))
        let step = max(3, (high - low) / levelCount)
        return stride(from: low + step, through: high, by: step).map { UInt8(clamping: $0) }
    }

    /// The regions at or above a level that are large and have the shape of a sheet.
    private func quadrilaterals(_ map: [UInt8], from level: UInt8) -> [Quadrilateral] {
        PixelRuns(map, width: width, from: level).areas().filter { $0.pixelCount > map.count / 25 }
            .compactMap { Self.sheet($0.spans) }
    }

    /// The quadrilateral around the spans of a region, if the region has its shape.
    private static func sheet(_ rows: [PixelRuns.Run]) -> Quadrilateral? {
        // What is printed on a sheet leaves holes.
        guard let corners = rows.hull.quadrilateral, Double(rows.pixelCount) > 0.86 * corners.area else { return nil }
        return corners
    }
}
