import ConcurrencyEngine
import GeometryEngine

extension Finder {
    /// A way to look at a part of a picture in tiles, in which small things are larger.
    struct Tiling: Sendable {
        /// The side of the first tiles, as a part of the longer side.
        let firstSide: Double
        /// The side of the next tiles, as a part of that of the ones before.
        let nextSide: Double
        /// The largest number of sizes of tiles.
        let levelCount: Int
        /// The smallest side of a tile in pixels.
        let smallestSide: Double
        /// The width of a thing up to which there may be smaller ones, as a part of a tile's side; nil where what tiles
        /// show says nothing about smaller things.
        let smallSize: Double?

        /// The largest number of tiles of a size, which only strips that are far longer than wide exceed.
        static let mostTiles = 128
    }

    /// Calls a closure with what tiles of a part show, size after size.
    ///
    /// Smaller tiles are looked at as long as there may be smaller things, and the closure answers true.
    func forEachSize(
        of part: Rect,
        in picture: PicturePyramid,
        _ tiling: Tiling,
        _ body: ([Detection]) throws -> Bool
    ) throws {
        var side = min(part.width, part.height, tiling.firstSide * max(part.width, part.height))
        for _ in 0..<tiling.levelCount where side >= tiling.smallestSide {
            let tiles = part.tiles(side: side)
            guard tiles.count <= Tiling.mostTiles else { return }
            let found = try ParallelWork.map(tiles, workers: workers) { tile in
                try detections(in: TurnedRect(tile), of: picture).filter { !tile.cuts($0.box, in: part) }
            }
            .flatMap(\.self)
            guard try body(found) else { return }
            if let small = tiling.smallSize {
                guard found.contains(where: { $0.box.width < small * side }) else { return }
            }
            side *= tiling.nextSide
        }
    }
}
