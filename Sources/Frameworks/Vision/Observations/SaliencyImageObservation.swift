public import CoreMedia
import Foundation
import GeometryEngine
import MaskEngine
import PixelEngine

/// A heat map of what stands out in an image, and the boxes around it.
public struct SaliencyImageObservation: VisionObservation {
    /// The boxes around what stands out, the most salient first; none is an empty array.
    public let salientObjects: [RectangleObservation]
    /// How much each place stands out, as numbers from 0 to 1.
    public let heatMap: PixelBufferObservation
    let record: ObservationRecord

    init(salientObjects: [RectangleObservation], heatMap: PixelBufferObservation, _ record: ObservationRecord) {
        self.salientObjects = salientObjects
        self.heatMap = heatMap
        self.record = record
    }

    init(_ answer: SaliencyFinder.Answer, _ descriptor: RequestDescriptor) throws {
        let record = ObservationRecord(descriptor: descriptor)
        self.init(
            salientObjects: answer.places.map { place in
                let corners = Quadrilateral(place.box)
                let record = ObservationRecord(confidence: place.confidence, descriptor: descriptor)
                return RectangleObservation(corners, in: .whole, record)
            },
            heatMap: PixelBufferObservation(try answer.map.raster(.grayFloat), record),
            record
        )
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the image belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that made the heat map.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The number of boxes and the size of the heat map.
    public var description: String { "Saliency with \(salientObjects.count) objects, \(heatMap)" }
}
