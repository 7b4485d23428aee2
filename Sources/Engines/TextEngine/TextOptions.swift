public import GeometryEngine

/// What to read of a picture, and how.
public struct TextOptions: Sendable, Hashable {
    /// The part of the picture to read.
    public var region: PictureRegion = .whole
    /// The care to take.
    public var level: TextLevel = .accurate
    /// The languages to expect as BCP 47 tags, in the order of their priority.
    public var languages: [String] = ["en-US"]
    /// A Boolean value that indicates whether to find out the languages, in place of those to expect.
    public var detectsLanguage: Bool = false
    /// A Boolean value that indicates whether to correct what was read to words of the language.
    public var correctsWords: Bool = true
    /// The words to expect besides those of the language, such as the codes of products.
    public var customWords: [String] = []
    /// The smallest height of a line to read, as a part of the region's height.
    public var minimumHeight: Double = 0
    /// The largest number of readings of each line.
    public var readingCount: Int = 10

    /// Creates options for the whole picture.
    public init() {}
}

/// A level of care in reading.
public enum TextLevel: Sendable, Hashable {
    /// Everything that can be read.
    case accurate
    /// Text that isn't small, in less than half of the time.
    case fast
}
