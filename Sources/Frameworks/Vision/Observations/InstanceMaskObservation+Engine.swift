import CoreVideo
import Foundation
import GeometryEngine
import MaskEngine
import PixelEngine

extension InstanceMaskObservation {
    init(_ map: InstanceMap, region: PictureRegion, _ record: ObservationRecord) throws {
        self.map = map
        self.region = region
        self.record = record
        allInstancesMask = PixelBufferObservation(
            try map.labels(),
            ObservationRecord(descriptor: record.descriptor)
        )
    }

    /// The number of the thing at a point, or nil for the background and outside of the image.
    func instance(at point: NormalizedPoint) -> Int? { map.instance(at: point.enginePoint) }

    func mask(for instances: IndexSet) throws -> CVPixelBuffer {
        try translating { try CVPixelBuffer(softMask(of: instances).raster(.grayFloat)) }
    }

    func scaledMask(for instances: IndexSet, from image: SharedPicture, cropped: Bool = false) throws -> CVPixelBuffer {
        try translating { try CVPixelBuffer(cutOut(of: instances, from: image).mask(cropped: cropped)) }
    }

    func maskedImage(for instances: IndexSet, from image: SharedPicture, cropped: Bool) throws -> CVPixelBuffer {
        try translating { try CVPixelBuffer(cutOut(of: instances, from: image).pixels(cropped: cropped)) }
    }

    private func cutOut(of instances: IndexSet, from image: SharedPicture) throws -> CutOut {
        try CutOut(softMask(of: instances), of: region, in: image.picture())
    }

    private func softMask(of instances: IndexSet) throws(VisionError) -> SoftMask {
        if let unknown = instances.subtracting(allInstances).first {
            throw .invalidArgument("There is no instance \(unknown); allInstances has 1 to \(map.count).")
        }
        return map.mask(of: instances.isEmpty ? allInstances : instances)
    }

    private func translating<R>(_ work: () throws -> R) throws(VisionError) -> R {
        do {
            return try work()
        } catch {
            throw VisionError(error)
        }
    }
}

// MARK: - Archiving

extension InstanceMaskObservation {
    private enum CodingKeys: String, CodingKey {
        case map, region, record
    }

    /// Reads an observation from an archive.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            container.decode(InstanceMap.self, forKey: .map),
            region: container.decode(PictureRegion.self, forKey: .region),
            container.decode(ObservationRecord.self, forKey: .record)
        )
        guard region.isValid else {
            throw DecodingError.dataCorruptedError(
                forKey: .region,
                in: container,
                debugDescription: "The masks' region is outside of the image."
            )
        }
    }

    /// Writes the observation to an archive.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(map, forKey: .map)
        try container.encode(region, forKey: .region)
        try container.encode(record, forKey: .record)
    }

    /// Returns whether two observations are the same, with equal masks.
    public static func == (lhs: InstanceMaskObservation, rhs: InstanceMaskObservation) -> Bool {
        lhs.record == rhs.record && lhs.region == rhs.region && lhs.map == rhs.map
    }
}
