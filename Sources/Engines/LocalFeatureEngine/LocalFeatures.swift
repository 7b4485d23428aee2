import CLocalFeatures

/// Local features of a picture: points with descriptors that are found again under rotation, scale and perspective.
///
/// Features of two revisions can't be compared. The strongest come first.
public struct LocalFeatures: Sendable {
    /// The revision of the features that this engine makes.
    public static let revision: Int = 1

    /// The width of the analyzed picture in pixels.
    public let width: Int
    /// The height of the analyzed picture in pixels.
    public let height: Int
    let points: [fovea_feature]

    /// The number of features.
    public var count: Int { points.count }
    /// A Boolean value that indicates whether there are no features, as in a picture of one color.
    public var isEmpty: Bool { points.isEmpty }

    /// No features, as for a picture that can't be read.
    public static let none: LocalFeatures = LocalFeatures(width: 1, height: 1, points: [])

    init(width: Int, height: Int, points: [fovea_feature]) {
        self.width = width
        self.height = height
        self.points = points
    }
}

// MARK: - Hashable

extension LocalFeatures: Hashable {
    /// Compares the positions and descriptors of all features.
    public static func == (a: LocalFeatures, b: LocalFeatures) -> Bool {
        a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }

    /// Hashes the positions and descriptors of all features.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
