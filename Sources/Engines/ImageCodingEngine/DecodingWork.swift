/// What decoding a picture costs, counted in pixels before it begins.
///
/// A small file can ask for much: tens of thousands of tiles made of one item, hundreds of passes over one picture,
/// planes that share one strip. The size of the result says nothing of that, so a reader adds up what its library is
/// about to do and compares the sum with ``DecodingLimits/maximumWork``. One pixel stands for about ten nanoseconds.
///
/// Sums stop at the largest number instead of overflowing.
struct DecodingWork: Sendable {
    private(set) var pixelCount = 0

    /// A part of a file that costs something however small it is.
    enum Piece: Int {
        /// A segment, strip, chunk, directory or frame that is only looked at or that a decoder at hand unpacks.
        case block = 4096
        /// A picture with a decoder of its own, or one more pass over a picture.
        case picture = 65536
    }

    /// Adds pixels that are decoded a number of times.
    mutating func add(pixels: Int, times: Int = 1) {
        let (product, overflow) = pixels.multipliedReportingOverflow(by: times)
        let (sum, sumOverflow) = pixelCount.addingReportingOverflow(overflow ? .max : max(0, product))
        pixelCount = sumOverflow ? .max : sum
    }

    /// Adds the cost of parts besides their pixels.
    mutating func add(_ count: Int, _ piece: Piece) { add(pixels: piece.rawValue, times: count) }

    /// Adds one part while a file is walked, and stops the walk where there are too many.
    mutating func count(
        _ piece: Piece,
        _ format: ImageFileFormat,
        within limits: DecodingLimits,
        _ name: String
    ) throws(ImageCodingError) {
        add(1, piece)
        guard pixelCount > limits.maximumWork else { return }
        try limits.check(self, format, "its \(name)")
    }

    /// Adds other work.
    mutating func add(_ other: DecodingWork) { add(pixels: other.pixelCount) }
}

extension DecodingLimits {
    /// The most work that decoding may take, in pixels.
    ///
    /// Four times the largest picture: progressive files pass over a picture a dozen times at a quarter of the cost each,
    /// and planes or layers come on top of a picture. Raising the number of pixels raises this bound with it.
    var maximumWork: Int {
        let (work, overflow) = maximumPixelCount.multipliedReportingOverflow(by: 4)
        return overflow ? .max : work
    }

    /// Refuses work beyond the bound; the subject says in words what is too much.
    func check(_ work: DecodingWork, _ format: ImageFileFormat, _ subject: String) throws(ImageCodingError) {
        guard work.pixelCount > maximumWork else { return }
        throw tooMuchWork(
            "Decoding the \(format.name) picture takes as long as \(work.pixelCount) pixels (\(subject))"
        )
    }
}
