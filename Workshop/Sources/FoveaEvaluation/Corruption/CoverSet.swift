import DistortionEngine
import Foundation
import ImageCodingEngine
import PixelEngine

/// The items of an evaluation under distortions: drawn covers, or the pictures of a folder.
struct CoverSet: Sendable {
    /// An item.
    struct Item: Sendable, Hashable {
        let id: String
        let source: Source
    }

    /// Where an item's picture comes from.
    enum Source: Sendable, Hashable {
        case drawn(DrawnCover)
        case file(URL)
    }

    /// Items that have nothing in common.
    var items: [Item] = []
    /// Items that come in series of look-alikes.
    var lookAlikes: [Item] = []

    /// The number of covers of a series of look-alikes.
    static let volumes = 12

    /// Names drawn covers, and series of look-alikes.
    static func drawn(covers: Int, series: Int) -> CoverSet {
        CoverSet(
            items: (0..<covers).map {
                Item(id: String(format: "cover-%06d", $0), source: .drawn(DrawnCover(series: UInt64($0))))
            },
            // Their numbers lie beyond those of all other covers.
            lookAlikes: (0..<series).flatMap { number in
                (0..<volumes).map { volume in
                    Item(
                        id: String(format: "series-%03d-%02d", number, volume),
                        source: .drawn(DrawnCover(series: 1 << 40 + UInt64(number), volume: volume))
                    )
                }
            }
        )
    }

    /// Names the pictures of a folder and of those in it.
    static func pictures(in folder: URL) -> CoverSet {
        let root = folder.standardizedFileURL.path
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let pictures = (files?.allObjects as? [URL] ?? [])
            .filter { extensions.contains($0.pathExtension.lowercased()) }
            .map { $0.standardizedFileURL }
            .sorted { $0.path < $1.path }
        return CoverSet(items: pictures.map { Item(id: String($0.path.dropFirst(root.count)), source: .file($0)) })
    }

    private static let extensions: Set = ["jpg", "jpeg", "png", "webp", "heic", "tif", "tiff", "bmp", "gif", "avif"]
}

extension CoverSet.Item {
    /// Draws or reads the picture.
    func raster() throws -> Raster {
        switch source {
        case .drawn(let cover): try cover.raster()
        case .file(let file): try ItemPictures.raster(contentsOf: file)
        }
    }

    /// The picture as a file for a catalog.
    func encoded() throws -> Data {
        switch source {
        case .drawn(let cover): try ImageEncoder.encode(try cover.raster(), as: .jpeg)
        case .file(let file): try Data(contentsOf: file)
        }
    }
}
