public import PixelEngine

/// A reader of single lines of text.
///
/// Readers differ in the languages they know. ``TextEngine`` finds the lines of a picture, sets each upright and passes
/// it to the reader of the first requested language.
public protocol LineReader: Sendable {
    /// The languages that the reader knows, as BCP 47 tags such as `en-US`.
    var languages: [String] { get }

    /// Returns what a line may say, the most probable first, or nothing when it holds no text.
    ///
    /// This call blocks; several threads may call it at the same time.
    ///
    /// - Parameters:
    ///   - line: The upright line, opaque, in ``PixelFormat/rgba8``, with a narrow margin around its characters. Its
    ///     height is that of the picture; a reader scales it to what it needs.
    ///   - languages: The requested languages that the reader knows, in the order of their priority.
    ///   - count: The largest number of readings to return.
    func readings(of line: Raster, languages: [String], count: Int) throws -> [LineReading]
}
