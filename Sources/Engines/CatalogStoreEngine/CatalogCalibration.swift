public import Foundation

/// A threshold that a catalog learned, and what it was learned from.
public struct CatalogCalibration: Hashable, Sendable {
    /// The decision that the threshold serves, such as "features 1" or "print 2"; there is one calibration for each
    /// name.
    public var name: String
    /// The threshold.
    public var threshold: Double
    /// The share of answers at the threshold that are right, from 0 to 1.
    public var precision: Double?
    /// The share of right answers that are found at the threshold, from 0 to 1.
    public var recall: Double?
    /// What the threshold was learned from and how, in the form of who learned it.
    public var basis: String
    /// When it was learned.
    public var date: Date

    /// Creates a calibration.
    public init(
        name: String,
        threshold: Double,
        precision: Double? = nil,
        recall: Double? = nil,
        basis: String = "",
        date: Date
    ) {
        self.name = name
        self.threshold = threshold
        self.precision = precision
        self.recall = recall
        self.basis = basis
        self.date = date
    }
}
