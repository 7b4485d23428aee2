import Foundation
import ImageCodingEngine
import PixelEngine
import Testing

/// A picture of a page that people looked at, and that pages are compared with.
///
/// `make web-pictures` takes it anew.
struct GoldenPicture {
    private let file: URL

    /// Names the picture in a file of the repository; the file's ending says how it is stored.
    init(_ path: String) { file = Repository.folder.appending(path: path) }

    /// The mean difference that passes, of 255: another version of the browser draws letters a little differently.
    private static let tolerance = 2.5
    /// The share of values that may differ by more than 40 of 255, as where a word moved.
    private static let strayShare = 0.02

    /// Compares a page with the picture, or makes the page the picture where pictures are taken anew.
    func compare(_ page: Data) throws {
        guard ProcessInfo.processInfo.environment["FOVEA_TAKE_PICTURES"] != "1" else { return try take(page) }
        let (known, seen) = (try Self.pixels(Data(contentsOf: file)), try Self.pixels(stored(page)))
        try #require(known.width == seen.width && known.height == seen.height, "\(file.lastPathComponent)")
        var (total, stray) = (0, 0)
        for (one, other) in zip(known.values, seen.values) {
            let difference = abs(Int(one) - Int(other))
            total += difference
            if difference > 40 { stray += 1 }
        }
        let count = Double(max(known.values.count, 1))
        let remedy: Comment =
            "\(file.lastPathComponent): make web-pictures takes the pictures anew, once pages look as they should"
        #expect(Double(total) / count < Self.tolerance, remedy)
        #expect(Double(stray) / count < Self.strayShare, remedy)
    }

    private func take(_ page: Data) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try stored(page).write(to: file)
    }

    /// A page as its file stores it: what JPEG takes away is no difference.
    private func stored(_ page: Data) throws -> Data {
        guard file.pathExtension == "jpg" else { return page }
        let raster = try ImageDecoder(data: page).decode()
        return try ImageEncoder.encode(raster, as: .jpeg, options: EncodingOptions(quality: 0.85))
    }

    private static func pixels(_ data: Data) throws -> (width: Int, height: Int, values: [UInt8]) {
        let raster = try ImageDecoder(data: data).decode()
        let values = raster.withUnsafeBytes { bytes in
            (0..<raster.height).flatMap { row in
                (0..<raster.width).flatMap { column in
                    let offset = row * raster.bytesPerRow + column * raster.format.bytesPerPixel
                    return bytes[offset..<offset + 3]
                }
            }
        }
        return (raster.width, raster.height, values)
    }
}
