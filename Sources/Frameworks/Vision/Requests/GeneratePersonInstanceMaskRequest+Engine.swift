import GeometryEngine
import MaskEngine
import PictureEngine

extension GeneratePersonInstanceMaskRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        PersonSegmenter.needs(for: picture, region: regionOfInterest.pictureRegion, quality: .balanced)
    }

    func result(from picture: Picture) throws -> InstanceMaskObservation? {
        let region = regionOfInterest.pictureRegion
        return try PersonSegmenter.people(in: picture, region: region).map {
            try InstanceMaskObservation($0, region: region, ObservationRecord(descriptor: descriptor))
        }
    }

    func result(
        _ result: InstanceMaskObservation?,
        for picture: Picture,
        in frame: FrameSequence.Frame
    ) throws -> InstanceMaskObservation? {
        try result.map { seen in
            try InstanceMaskObservation(frame.ordered(seen.map), region: seen.region, seen.record)
        }
    }

    func visionResult(_ result: InstanceMaskObservation?) -> VisionResult { .generatePersonInstanceMask(self, result) }
}
