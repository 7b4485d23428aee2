import CatalogStoreEngine
public import Foundation

/// A threshold that was learned from a catalog's own pictures.
public struct ThresholdCalibration: Sendable, Hashable, Codable {
    /// The probability that matches must reach.
    public var minimumProbability: Double
    /// The share of matches at the threshold that are right, from 0 to 1, if it was measured.
    public var precision: Double?
    /// The share of pictures whose item is found at the threshold, from 0 to 1, if it was measured.
    public var recall: Double?
    /// What the threshold was learned from.
    public var basis: String
    /// When it was learned.
    public var date: Date

    /// Creates a calibration.
    public init(
        minimumProbability: Double,
        precision: Double? = nil,
        recall: Double? = nil,
        basis: String = "",
        date: Date = Date()
    ) {
        self.minimumProbability = minimumProbability
        self.precision = precision
        self.recall = recall
        self.basis = basis
        self.date = date
    }
}

extension VisualCatalog {
    /// The learned threshold, which is the default of searches, or nil for ``standardThreshold``.
    public var calibration: ThresholdCalibration? {
        get async throws {
            try await Self.blocking { [store] in
                try store.snapshot().calibration(Self.thresholdName).map(ThresholdCalibration.init)
            }
        }
    }

    /// Keeps a learned threshold with the catalog, or forgets the one it has.
    public func setCalibration(_ calibration: ThresholdCalibration?) async throws {
        if let calibration, !(0...1).contains(calibration.minimumProbability) {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: "The threshold \(calibration.minimumProbability) is no probability; it runs from 0 to 1."
            )
        }
        try await Self.blocking { [store] in
            let name = Self.thresholdName
            try store.apply([calibration.map { .setCalibration($0.stored(name)) } ?? .removeCalibration(name: name)])
        }
    }
}

extension ThresholdCalibration {
    fileprivate init(_ stored: CatalogCalibration) {
        self.init(
            minimumProbability: stored.threshold,
            precision: stored.precision,
            recall: stored.recall,
            basis: stored.basis,
            date: stored.date
        )
    }

    fileprivate func stored(_ name: String) -> CatalogCalibration {
        CatalogCalibration(
            name: name,
            threshold: minimumProbability,
            precision: precision,
            recall: recall,
            basis: basis,
            date: date
        )
    }
}
