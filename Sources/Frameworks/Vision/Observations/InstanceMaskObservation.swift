public import CoreMedia
public import CoreVideo
public import Foundation
import GeometryEngine
import MaskEngine

/// The masks of the things that a request found in an image, numbered from 1.
///
/// The masks are of the region of interest, and a pixel belongs to one thing only. A set of numbers that an app passes
/// selects things, and an empty one selects all.
public struct InstanceMaskObservation: VisionObservation {
    let map: InstanceMap
    /// The part of the image that was analyzed.
    let region: PictureRegion
    /// The numbers of the things as pixels, 0 for the background, in the resolution of the analysis.
    public let allInstancesMask: PixelBufferObservation
    let record: ObservationRecord

    /// The numbers of the things, without the background's 0.
    public var allInstances: IndexSet { map.all }

    /// Returns the mask of some things in the resolution of the analysis, as numbers from 0 to 1.
    ///
    /// Throws ``VisionError/invalidArgument(_:)`` for a number that no thing has.
    public func generateMask(for instances: IndexSet) throws -> CVPixelBuffer {
        try mask(for: instances)
    }

    /// Returns the image without what isn't of the things, which is transparent black.
    ///
    /// The pixels are premultiplied, 8 bits each of blue, green, red and alpha, in the resolution of the image, or as
    /// many of them as the things extend over.
    public func generateMaskedImage(
        for instances: IndexSet,
        imageFrom requestHandler: ImageRequestHandler,
        croppedToInstancesExtent: Bool = false
    ) throws -> CVPixelBuffer {
        try maskedImage(for: instances, from: requestHandler.image, cropped: croppedToInstancesExtent)
    }

    /// Returns the mask of some things in the resolution of the image, along its edges, as numbers from 0 to 1.
    public func generateScaledMask(
        for instances: IndexSet,
        scaledToImageFrom requestHandler: ImageRequestHandler
    ) throws -> CVPixelBuffer {
        try scaledMask(for: instances, from: requestHandler.image)
    }

    /// Returns the number of the thing at a point, or an empty set for the background.
    public func instanceAtPoint(_ point: NormalizedPoint) -> IndexSet {
        instance(at: point).map { IndexSet(integer: $0) } ?? IndexSet()
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the image belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that made the masks.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The number of things and the size of the masks.
    public var description: String { "Masks of \(map.count) instances, \(map.width) × \(map.height) pixels" }
}
