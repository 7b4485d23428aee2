import PixelEngine

/// The levels of the pixels of objects.
struct ObjectLevels {
    /// For each level, whether an object has it.
    private let areObjects: [Bool]

    /// Divides dark from light; nil where a picture of one level is to do so.
    init?(_ levels: Raster, _ options: ContourOptions) {
        var pivot = (options.pivot ?? 0) * 255
        if options.pivot == nil {
            var histogram = LevelHistogram()
            unsafe levels.withUnsafeBytes { bytes in
                for y in 0..<levels.height {
                    unsafe histogram.add(bytes[y * levels.bytesPerRow..<y * levels.bytesPerRow + levels.width])
                }
            }
            guard let division = histogram.division else { return nil }
            pivot = Double(division.threshold) + 0.5
        }
        areObjects = (0...255).map { options.findsDark ? Double($0) < pivot : Double($0) > pivot }
    }

    subscript(level: UInt8) -> Bool { areObjects[Int(level)] }
}
