import CFloor
import CoreGraphics
import Foundation
import ImageIO

/// The cost of decoding alone.
enum Decoding {
    static func section(rounds: Int) throws -> Report.Section {
        var section = Report.Section(
            "Decoding a JPEG of 12 megapixels",
            "ImageIO beside TurboJPEG called from C, which keeps its memory between turns: all pixels, and a thumbnail of 320 pixels."
        )
        for (name, side) in [("all pixels", 0), ("thumbnail", 320)] {
            let ours = try Contender("ImageIO", work: side == 0 ? .decode : .thumbnail, threads: 1)
            let floor = try Contender("TurboJPEG", work: side == 0 ? .decodeFloor : .thumbnailFloor, threads: 1)
            let race = try Race([ours, floor], rounds: max(5, rounds / 2))
            let ratio = race.ratio("ImageIO", to: "TurboJPEG")
            section.rows += [
                Report.Row(
                    "\(name), ImageIO",
                    race.median("ImageIO"),
                    comparison: String(format: "%.2f of TurboJPEG", ratio)
                ),
                Report.Row("\(name), TurboJPEG", race.median("TurboJPEG")),
            ]
        }
        return section
    }

    /// Decodes a picture whole.
    static func decode(_ data: Data) throws {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil), image.width > 0
        else { throw BenchError("ImageIO can't decode the picture.") }
    }

    /// Decodes a small version of a picture.
    static func thumbnail(_ data: Data) throws {
        let options: CFDictionary = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 320,
        ]
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options), image.width > 0
        else { throw BenchError("ImageIO can't decode the picture.") }
    }

    /// Decodes a picture by TurboJPEG, with at least the given size.
    static func floor(_ data: Data, width: Int32, height: Int32) throws {
        let code = data.withUnsafeBytes { floor_decode($0.baseAddress, $0.count, width, height) }
        guard code == 0 else { throw BenchError("TurboJPEG can't decode the picture.") }
    }
}
