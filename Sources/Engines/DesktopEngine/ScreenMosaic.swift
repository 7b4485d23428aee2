import PixelEngine

/// Pictures of several screens in their arrangement on the desktop.
struct ScreenMosaic {
    /// A picture with its position on the desktop, in logical pixels.
    struct Tile {
        let picture: Raster
        let (x, y, width, height): (Int, Int, Int, Int)

        init(_ picture: Raster, x: Int, y: Int, width: Int, height: Int) {
            self.picture = picture
            (self.x, self.y, self.width, self.height) = (x, y, max(1, width), max(1, height))
        }
    }

    private let tiles: [Tile]

    init(_ tiles: [Tile]) { self.tiles = tiles }

    /// One picture of all screens at the highest pixel density, black between them.
    func raster() throws(DesktopError) -> Raster {
        if let only = tiles.first, tiles.count == 1 { return only.picture }
        let (left, top) = (tiles.map(\.x).min() ?? 0, tiles.map(\.y).min() ?? 0)
        let (right, bottom) = (tiles.map { $0.x + $0.width }.max() ?? 0, tiles.map { $0.y + $0.height }.max() ?? 0)
        let density = tiles.map { Double($0.picture.width) / Double($0.width) }.max() ?? 1
        func pixels(_ length: Int) -> Int { Int((Double(length) * density).rounded()) }
        let (width, height) = (pixels(right - left), pixels(bottom - top))
        guard max(width, height) <= 1 << 16, width * height <= 1 << 28 else {
            throw DesktopError(
                code: .failed,
                message:
                    "The screens make a picture of \(width) × \(height) pixels, which is too large. Take one of them."
            )
        }
        do {
            let parts = try tiles.map { tile throws(PixelError) in
                let (x, y) = (pixels(tile.x - left), pixels(tile.y - top))
                let part = try tile.picture.converted(to: .bgra8, alpha: .opaque)
                    .scaled(width: min(pixels(tile.width), width - x), height: min(pixels(tile.height), height - y))
                return (part, x, y)
            }
            return try unsafe Raster(width: width, height: height, format: .bgra8, alpha: .opaque) { bytes, rowBytes in
                unsafe bytes.bindMemory(to: UInt32.self).update(repeating: 0xFF00_0000)
                for (part, x, y) in parts {
                    unsafe part.withUnsafeBytes { source in
                        for row in 0..<part.height {
                            let line = row * part.bytesPerRow
                            let target = (y + row) * rowBytes + x * 4
                            unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[target..<target + part.width * 4])
                                .copyMemory(from: .init(rebasing: source[line..<line + part.width * 4]))
                        }
                    }
                }
            }
        } catch {
            throw DesktopError(code: .failed, message: error.message)
        }
    }
}
