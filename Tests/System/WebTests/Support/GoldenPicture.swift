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
        let known = try ImageDecoder(data: Data(contentsOf: file)).decode()
        let seen = try ImageDecoder(data: stored(page)).decode()
        try #require(known.width == seen.width && known.height == seen.height, "\(file.lastPathComponent)")
        try #require(known.format == .rgba8 && seen.format == .rgba8)
        let (total, stray) = Self.difference(known, seen)
        let count = Double(known.width * known.height * 3)
        guard Double(total) / count >= Self.tolerance || Double(stray) / count >= Self.strayShare else { return }
        let kept = FileManager.default.temporaryDirectory.appending(path: "seen-\(file.lastPathComponent)")
        try stored(page).write(to: kept)
        Issue.record(
            """
            \(file.lastPathComponent) differs by \(Double(total) / count) of 255, and \(Double(stray) / count) of it strays; the \
            page is in \(kept.path). make web-pictures takes the pictures anew, once pages look as they should
            """
        )
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

    /// The sum of all differences, and the number of values that differ by more than 40.
    ///
    /// Rows that are the same, as nearly all are, are compared as memory.
    private static func difference(_ known: Raster, _ seen: Raster) -> (total: Int, stray: Int) {
        var (total, stray) = (0, 0)
        known.withUnsafeBytes { one in
            seen.withUnsafeBytes { other in
                for row in 0..<known.height {
                    let one = one[(row * known.bytesPerRow)...].prefix(known.width * 4)
                    let other = other[(row * seen.bytesPerRow)...].prefix(seen.width * 4)
                    let (left, right) = (UnsafeRawBufferPointer(rebasing: one), UnsafeRawBufferPointer(rebasing: other))
                    guard let first = left.baseAddress, let second = right.baseAddress,
                        memcmp(first, second, left.count) != 0
                    else { continue }
                    for index in 0..<left.count {
                        let difference = abs(Int(left[index]) - Int(right[index]))
                        total += difference
                        if difference > 40 { stray += 1 }
                    }
                }
            }
        }
        return (total, stray)
    }
}
