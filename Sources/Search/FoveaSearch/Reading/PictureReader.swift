import CodeEngine
import ConcurrencyEngine
package import PictureEngine
package import TextEngine

/// What reads the text and the codes of pictures.
package protocol PictureReader: Sendable {
    /// Returns the lines of text in a picture, with what they most probably say.
    func lines(in picture: Picture) throws -> [TextLine]

    /// Returns the lines in large letters, in less time than all lines take.
    func largeLines(in picture: Picture) throws -> [TextLine]

    /// Returns the contents of the codes in a picture.
    func codes(in picture: Picture) throws -> [String]
}

extension PictureReader {
    package func largeLines(in picture: Picture) throws -> [TextLine] { try lines(in: picture) }
}

/// The engines of this program, which load what they need when they first read.
struct EngineReader: PictureReader {
    /// The probability below which a line is no evidence.
    private static let leastConfidence: Float = 0.62

    /// The height of large letters, as a part of the picture's.
    private static let largeHeight = 0.02

    func lines(in picture: Picture) throws -> [TextLine] { try lines(in: picture, TextOptions()) }

    func largeLines(in picture: Picture) throws -> [TextLine] {
        var options = TextOptions()
        options.minimumHeight = Self.largeHeight
        return try lines(in: picture, options)
    }

    private func lines(in picture: Picture, _ options: TextOptions) throws -> [TextLine] {
        var options = options
        options.readingCount = 1
        let lines = try TextEngine.shared.lines(in: picture, options) { _ in try Self.checkCancellation() }
        return lines.filter { $0.readings.contains { $0.confidence >= Self.leastConfidence } }
    }

    func codes(in picture: Picture) throws -> [String] {
        try CodeEngine.shared.codes(in: picture, check: Self.checkCancellation).filter(\.isText).map(\.text)
    }

    private static func checkCancellation() throws {
        if BlockingWork.isCancelled { throw CancellationError() }
    }
}
