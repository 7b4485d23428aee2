/// The name of a point that a request recognizes.
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The name of a group of points that a request recognizes.
public struct VNRecognizedPointGroupKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// All the points.
    public static let all: VNRecognizedPointGroupKey = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
}
