package import GeometryEngine
package import PictureEngine
import PixelEngine

extension SubjectFinder {
    /// A thing that stands out from a part of a picture.
    package struct CloseLook: Sendable, Hashable {
        /// The part.
        package let region: PictureRegion
        /// The things in the part.
        package let map: InstanceMap
        /// The number of the thing.
        package let number: Int
    }

    /// The sides of the parts that are looked at, in fractions of the picture's.
    private static let parts = [0.6, 0.35]

    /// Looks closer at a point of a picture for a thing that doesn't stand out from all of it, because it is small or
    /// something else stands out more.
    ///
    /// Returns nil where there is none. Throws what decoding or a check throws, or an `InferenceError` when a network
    /// can't be loaded or run.
    package static func look(
        at point: Point,
        of picture: Picture,
        check: () throws -> Void = {}
    ) throws -> CloseLook? {
        for side in parts {
            try check()
            func start(_ middle: Double) -> Double { min(max(middle - side / 2, 0), 1 - side) }
            let region = PictureRegion(x: start(point.x), y: start(point.y), width: side, height: side)
            guard let map = try subjects(of: picture, region: region) else { continue }
            guard let number = map.instance(at: region.place(of: point)), !map.isCut(number, by: region) else {
                continue
            }
            let pixels = try picture.raster(region: region, fit: .fill, width: map.width, height: map.height)
            if map.standsOut(number, in: pixels) { return CloseLook(region: region, map: map, number: number) }
        }
        return nil
    }
}

extension InstanceMap {
    /// Returns whether the sides of a part of a picture cut through a thing, so that most of it may be elsewhere, or it
    /// fills the part, as a background does.
    fileprivate func isCut(_ number: Int, by region: PictureRegion) -> Bool {
        // The sides of the picture itself cut nothing.
        let rows = [(0, region.y > 0), (height - 1, region.y + region.height < 1)].filter(\.1).map(\.0)
        let columns = [(0, region.x > 0), (width - 1, region.x + region.width < 1)].filter(\.1).map(\.0)
        let alongRows = rows.reduce(0) { sum, row in
            sum + (0..<width).count { instance(column: $0, row: row) == number }
        }
        let alongColumns = columns.reduce(0) { sum, column in
            sum + (0..<height).count { instance(column: column, row: $0) == number }
        }
        let length = rows.count * width + columns.count * height
        let size = zip(owners, parts).count { Int($0) == number && $1 >= Self.half }
        return (alongRows + alongColumns) * 12 > length || size * 4 > width * height * 3
    }

    /// Returns whether the mean color of a thing differs from that of all that is around it.
    ///
    /// The network finds something wherever it looks, also in the shades of a wall.
    fileprivate func standsOut(_ number: Int, in pixels: Raster) -> Bool {
        var (inside, outside) = (SIMD4<Int>.zero, SIMD4<Int>.zero)
        unsafe pixels.withUnsafeBytes { bytes in
            for place in owners.indices {
                let start = place / width * pixels.bytesPerRow + place % width * 4
                let (red, green, blue) = unsafe (Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
                let color = SIMD4(red, green, blue, 1)
                if Int(owners[place]) == number, parts[place] >= Self.half {
                    inside &+= color
                } else {
                    outside &+= color
                }
            }
        }
        return (0..<3).contains { component in
            let mean = Double(inside[component]) / Double(max(1, inside.w))
            return abs(mean - Double(outside[component]) / Double(max(1, outside.w))) > 10
        }
    }
}
