public import CoreMedia
import PrintEngine

/// A feature print: a vector that is close to the vectors of similar images.
public struct FeaturePrintObservation: VisionObservation {
    let print: ImagePrint
    let record: ObservationRecord

    init(_ print: ImagePrint, _ record: ObservationRecord) {
        self.print = print
        self.record = record
    }

    /// The vector's elements as little-endian bytes.
    public var data: Data { print.data }
    /// The number of elements.
    public var elementCount: Int { print.values.count }
    /// The type of an element.
    public var elementType: ElementType { .float }

    /// Computes the Euclidean distance to another print.
    ///
    /// The distance is 0 between equal prints and around 1.25 between unrelated images; 1.0 is a good limit to start
    /// with. Throws when the prints come from different revisions.
    public func distance(to featurePrint: FeaturePrintObservation) throws -> Double {
        try print.visionDistance(to: featurePrint.print)
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, always 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the print belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that made the print.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The number of elements and the revision.
    public var description: String { "Feature print of \(elementCount) elements, revision \(print.revision)" }
}
