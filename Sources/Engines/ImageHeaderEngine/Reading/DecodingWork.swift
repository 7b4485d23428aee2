/// The cost of decoding a picture, counted in pixels beforehand.
///
/// A small file can demand much: tens of thousands of tiles made of one item, hundreds of passes over one picture,
/// planes that share one strip. The size of the result doesn't show it, so a parser adds up the work of its library and
/// compares the sum with a limit. One pixel stands for about ten nanoseconds.
///
/// Sums saturate instead of overflowing.
package struct DecodingWork: Sendable {
    /// The default limit: four pictures of a hundred million pixels.
    package static let maximum = 400_000_000

    /// The sum.
    package private(set) var pixelCount = 0

    /// Creates an empty sum.
    package init() {}

    /// A part of a file that has a cost whatever its size.
    package enum Piece: Int {
        /// A segment, strip, chunk, directory or frame that is only parsed or that an existing decoder decompresses.
        case block = 4096
        /// A picture with a decoder of its own, or another pass over a picture.
        case picture = 65536
    }

    /// Adds pixels that are decoded a number of times.
    package mutating func add(pixels: Int, times: Int = 1) {
        let (product, overflow) = pixels.multipliedReportingOverflow(by: times)
        let (sum, sumOverflow) = pixelCount.addingReportingOverflow(overflow ? .max : max(0, product))
        pixelCount = sumOverflow ? .max : sum
    }

    /// Adds the cost of parts in addition to their pixels.
    package mutating func add(_ count: Int, _ piece: Piece) { add(pixels: piece.rawValue, times: count) }

    /// Adds one part while a file is walked, and throws when there are too many.
    package mutating func count(
        _ piece: Piece,
        _ format: ImageFileFormat,
        within maximum: Int,
        _ name: String
    ) throws(ImageCodingError) {
        add(1, piece)
        guard pixelCount > maximum else { return }
        try check(format, within: maximum, "its \(name)")
    }

    /// Adds other work.
    package mutating func add(_ other: DecodingWork) { add(pixels: other.pixelCount) }

    /// Refuses work beyond a limit; the subject says what is too much.
    package func check(_ format: ImageFileFormat, within maximum: Int, _ subject: String) throws(ImageCodingError) {
        guard pixelCount > maximum else { return }
        throw .refusal(
            """
            Decoding the \(format.title) takes as long as \(pixelCount) pixels (\(subject)); \(maximum) are \
            allowed, four times the largest picture.
            """,
            flag: "--max-pixels",
            variable: "FOVEA_MAX_PIXELS"
        )
    }
}
