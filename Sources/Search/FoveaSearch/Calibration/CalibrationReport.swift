/// A threshold that a catalog learned from its own pictures, and how good it is.
///
/// Half of the pictures chose the threshold; all figures are of the other half, which had no say in it.
public struct CalibrationReport: Sendable, Hashable {
    /// How good the threshold is under one distortion.
    public struct Distortion: Sendable, Hashable {
        /// What was done to the pictures.
        public let name: String
        /// The share of answers that are right.
        public let precision: CalibrationEstimate
        /// The share of pictures whose item is the first match.
        public let recall: CalibrationEstimate
        /// The share of pictures without any match once their item is taken out.
        public let rejection: CalibrationEstimate

        /// Creates the figures of a distortion.
        public init(
            name: String,
            precision: CalibrationEstimate,
            recall: CalibrationEstimate,
            rejection: CalibrationEstimate
        ) {
            self.name = name
            self.precision = precision
            self.recall = recall
            self.rejection = rejection
        }
    }

    /// The probability that matches have to reach from now on.
    public let threshold: Double
    /// The share of answers that was asked to be right.
    public let wantedPrecision: Double
    /// A Boolean value that indicates whether a threshold of the wanted precision was found.
    public let isReached: Bool
    /// The figures under each distortion, by its name.
    public let distortions: [Distortion]
    /// The number of the catalog's pictures that were learned from, those of both halves.
    public let pictureCount: Int
    /// The number of pictures that couldn't be read.
    public let skippedCount: Int
    /// What to know before trusting the threshold, as that the catalog is too small.
    public let remarks: [String]

    /// Creates a report.
    public init(
        threshold: Double,
        wantedPrecision: Double,
        isReached: Bool,
        distortions: [Distortion],
        pictureCount: Int,
        skippedCount: Int,
        remarks: [String]
    ) {
        self.threshold = threshold
        self.wantedPrecision = wantedPrecision
        self.isReached = isReached
        self.distortions = distortions
        self.pictureCount = pictureCount
        self.skippedCount = skippedCount
        self.remarks = remarks
    }

    /// The share of answers that are right, where as many pictures show items of the catalog as don't.
    public var precision: CalibrationEstimate { sum(\.precision) }
    /// The share of pictures whose item is the first match.
    public var recall: CalibrationEstimate { sum(\.recall) }
    /// The share of pictures without any match once their item is taken out.
    public var rejection: CalibrationEstimate { sum(\.rejection) }

    private func sum(_ estimate: (Distortion) -> CalibrationEstimate) -> CalibrationEstimate {
        distortions.reduce(CalibrationEstimate(hits: 0, count: 0)) { $0 + estimate($1) }
    }
}
