/// Options for learning a catalog's threshold.
public struct CalibrationOptions: Sendable, Hashable {
    /// The share of answers that has to be right, where as many pictures show items of the catalog as don't.
    public var wantedPrecision: Double
    /// The largest number of the catalog's pictures to learn from.
    public var pictureLimit: Int
    /// The number of ways in which each of them is distorted.
    public var distortionsPerPicture: Int
    /// The number that decides which pictures are taken, and how they are distorted.
    public var seed: UInt64

    /// Creates options; the defaults take about two minutes of one core.
    public init(
        wantedPrecision: Double = 0.95,
        pictureLimit: Int = 80,
        distortionsPerPicture: Int = 4,
        seed: UInt64 = 1
    ) {
        self.wantedPrecision = wantedPrecision
        self.pictureLimit = pictureLimit
        self.distortionsPerPicture = distortionsPerPicture
        self.seed = seed
    }
}

/// The progress of learning a threshold.
public struct CalibrationProgress: Sendable, Hashable {
    /// The number of distorted pictures that were searched.
    public let completedCount: Int
    /// The number of all pictures to search.
    public let totalCount: Int

    /// Creates a progress.
    public init(completedCount: Int, totalCount: Int) {
        self.completedCount = completedCount
        self.totalCount = totalCount
    }
}
