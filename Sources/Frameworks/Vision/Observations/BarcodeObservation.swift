public import CoreMedia
import SymbolEngine

/// A code in an image, with what it says.
///
/// The corners are the image's own: the first is the one at the upper left of the image, however the code is turned.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    /// A kind of a second code that belongs to the first.
    public enum CompositeType: Codable, Hashable, Sendable {
        /// Type A of GS1 Composite.
        case gs1TypeA
        /// Type B of GS1 Composite.
        case gs1TypeB
        /// Type C of GS1 Composite.
        case gs1TypeC
        /// A code that the first is linked with, such as the digits next to an EAN.
        case linked
    }

    /// The corner at the upper left.
    public let topLeft: NormalizedPoint
    /// The corner at the upper right.
    public let topRight: NormalizedPoint
    /// The corner at the lower right.
    public let bottomRight: NormalizedPoint
    /// The corner at the lower left.
    public let bottomLeft: NormalizedPoint
    /// The kind of code.
    public let symbology: BarcodeSymbology
    /// The content as text, or nil where it is bytes without a meaning as text.
    public let payloadString: String?
    /// The content without any conversion.
    public let payloadData: Data?
    /// The text of the second code.
    public let supplementalPayloadString: String?
    /// The content of the second code without any conversion.
    public let supplementalPayloadData: Data?
    /// The kind of the second code, or nil where there is none.
    public let supplementalCompositeType: CompositeType?
    /// A Boolean value that indicates whether the content follows GS1's application identifiers.
    public let isGS1DataCarrier: Bool
    /// A Boolean value that indicates whether the code is light on dark.
    public let isColorInverted: Bool
    /// What a QR, Aztec or Data Matrix code is made of.
    let symbol: SymbolReading?
    let record: ObservationRecord

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the code belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the code.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The kind of code, its content and its box.
    public var description: String {
        "\(symbology) \(payloadString ?? "\(payloadData?.count ?? 0) bytes") \(boundingBox)"
    }
}

extension BarcodeObservation: BoundingRegionProviding {
    /// The four corners of the code as a closed line.
    public var boundingRegion: NormalizedRegion { NormalizedRegion(self) }
}
