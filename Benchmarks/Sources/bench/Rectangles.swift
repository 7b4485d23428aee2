import CoreGraphics
import Foundation
import ImageIO
import Vision

/// A worker that answers the most confident rectangle of each picture that it is told of.
///
/// `rectangles/race.py` compares the answers with those of OpenCV. Time is the processor's, without decoding.
enum Rectangles {
    /// Answers each path on standard input with the microseconds of the search and, if there is one, a rectangle's
    /// corners: x and y as parts of the width and height, from the upper left, clockwise.
    static func serve() async throws {
        while let path = readLine() {
            let image = try picture(path)
            let start = clock()
            let found = try await DetectRectanglesRequest().perform(on: image).first
            let duration = clock() - start
            let corners = found.map { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] } ?? []
            let numbers = corners.flatMap { [$0.x, 1 - $0.y] }.map { "\($0)" }
            let line = ["\(duration * 1_000_000 / Int(CLOCKS_PER_SEC))"] + numbers
            FileHandle.standardOutput.write(Data((line.joined(separator: " ") + "\n").utf8))
        }
    }

    /// A picture with 960 pixels on the longer side, set upright.
    private static func picture(_ path: String) throws -> CGImage {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: 960,
        ]
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path) as CFURL, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        else { throw BenchError("\(path) can't be read.") }
        return image
    }
}
