import CatalogStoreEngine
import CoreGraphics
import CoreVideo
import Foundation
import PixelEngine

/// Where a picture came from, by which it is known again.
struct PictureStamp {
    private(set) var picture: CatalogPicture

    /// Looks at a picture without reading it.
    init(_ picture: VisualPicture) throws(VisualCatalogError) {
        self.picture = CatalogPicture()
        guard let url = picture.fileURL else { return }
        self.picture.origin = url.path
        do {
            let values = try FileManager.default.attributesOfItem(atPath: url.path)
            self.picture.byteCount = (values[.size] as? NSNumber)?.intValue
            self.picture.modified = values[.modificationDate] as? Date
        } catch {
            throw VisualCatalogError(
                code: .unreadablePicture,
                message: "The picture \(url.path) can't be found or read. Check its path and who may read it.",
                cause: error
            )
        }
    }

    /// Returns whether a picture of the catalog is the same file, unchanged.
    func isSurelySame(as known: CatalogPicture) -> Bool {
        picture.origin != nil && picture.origin == known.origin && picture.modified != nil
            && picture.modified == known.modified && picture.byteCount == known.byteCount
    }

    /// Returns whether a picture of the catalog is the same file with the same content, when the digest is there.
    func hasContent(of known: CatalogPicture) -> Bool {
        picture.origin == known.origin && picture.byteCount == known.byteCount && !picture.digest.isEmpty
            && picture.digest == known.digest
    }

    /// Adds the digest of what the picture consists of.
    mutating func complete(from picture: VisualPicture) throws {
        switch picture.source {
        case .file(let url):
            self.picture.digest = CatalogPicture.digest(of: try Data(contentsOf: url, options: .alwaysMapped))
        case .data(let data):
            self.picture.byteCount = data.count
            self.picture.digest = CatalogPicture.digest(of: data)
        case .pixelBuffer(let buffer): self.picture.digest = Self.digest(of: try buffer.lentBuffer.makeRaster())
        case .image(let image): self.picture.digest = Self.digest(of: try image.raster)
        case .kept: break
        }
    }

    /// The digest of pixels, without the padding between rows.
    private static func digest(of raster: Raster) -> [UInt8] {
        let rowBytes = raster.width * raster.format.bytesPerPixel
        var bytes = Data(capacity: rowBytes * raster.height + 16)
        bytes.append(contentsOf: "\(raster.width) \(raster.height) \(raster.format)".utf8)
        raster.withUnsafeBytes { source in
            for y in 0..<raster.height {
                bytes.append(contentsOf: source[y * raster.bytesPerRow..<y * raster.bytesPerRow + rowBytes])
            }
        }
        return CatalogPicture.digest(of: bytes)
    }
}
