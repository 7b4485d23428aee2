public import Foundation

/// A term that may describe an image, with the confidence that it does.
public class VNClassificationObservation: VNObservation {
    /// The term, in lower case with underscores between words.
    public let identifier: String

    init(_ observation: ClassificationObservation, requestRevision: Int) {
        identifier = observation.identifier
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    private var twin: ClassificationObservation { ClassificationObservation(self) }

    /// A Boolean value that indicates whether the term's precision and recall are known.
    public var hasPrecisionRecallCurve: Bool { twin.hasPrecisionRecallCurve }

    /// Returns whether accepting everything this confident finds enough of the images that show the term, at a point
    /// of the curve with the given precision.
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
        twin.hasMinimumRecall(minimumRecall, forPrecision: precision)
    }

    /// Returns whether accepting everything this confident is right often enough, at a point of the curve with the
    /// given recall.
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
        twin.hasMinimumPrecision(minimumPrecision, forRecall: recall)
    }

    /// The term and its confidence in percent.
    public override var description: String { twin.description }

    // MARK: Archiving

    /// Writes the label to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier._bridgeToObjectiveC(), forKey: "identifier")
    }

    /// Reads a label from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = String(describing: identifier)
        super.init(coder: coder)
    }
}

extension ClassificationObservation {
    /// Creates a label from one of the VN interface.
    public init(_ observation: VNClassificationObservation) {
        self.init(identifier: observation.identifier, observation.record)
    }
}
