import CommandLineKit
import Foundation
import ImageCodingEngine
import RectangleEngine

/// The picture files that a search for rectangles may write in addition to its results.
struct RectangleDrawings: Sendable {
    /// The file for the picture with outlines.
    let draw: String?
    /// The file for the first rectangle, rectified.
    let upright: String?

    /// A Boolean value that indicates whether there is nothing to write.
    var isEmpty: Bool { draw == nil && upright == nil }

    /// Writes the requested files; without a rectangle there is no rectified one.
    func write(
        _ rectangles: [FoundRectangle],
        of picture: PictureBatch.Opened,
        _ analysis: any PictureAnalysis,
        limits: DecodingLimits
    ) async throws {
        if let draw {
            try Self.write(await analysis.outlined(picture.data, rectangles.map(\.corners), limits: limits), to: draw)
        }
        if let upright, let first = rectangles.first {
            try Self.write(await analysis.upright(first.corners, of: picture.data, limits: limits), to: upright)
        }
    }

    static func write(_ data: Data, to path: String) throws(CommandFailure) {
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(
                .cannotCreate,
                subject: path,
                "The file can't be written: \(error.localizedDescription)"
            )
        }
    }
}
