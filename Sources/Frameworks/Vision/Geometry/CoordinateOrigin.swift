/// The corner of an image from which coordinates are measured.
public enum CoordinateOrigin: Hashable, Sendable {
    /// The upper-left corner, as in views and pixel buffers.
    case upperLeft
    /// The lower-left corner, as in Vision's own results.
    case lowerLeft
}
