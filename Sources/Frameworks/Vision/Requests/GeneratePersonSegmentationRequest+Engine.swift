import CoreVideo
import MaskEngine
import PictureEngine
import PixelEngine

extension GeneratePersonSegmentationRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        PersonSegmenter.needs(for: picture, region: regionOfInterest.pictureRegion, quality: qualityLevel.engine)
    }

    func result(from picture: Picture) throws -> PixelBufferObservation {
        let mask = try PersonSegmenter.mask(
            of: picture,
            region: regionOfInterest.pictureRegion,
            quality: qualityLevel.engine
        )
        return PixelBufferObservation(try mask.raster(pixelFormat), ObservationRecord(descriptor: descriptor))
    }

    func visionResult(_ result: PixelBufferObservation) -> VisionResult { .generatePersonSegmentation(self, result) }

    private var pixelFormat: PixelFormat {
        switch outputPixelFormatType {
        case kCVPixelFormatType_OneComponent16Half: .grayHalf
        case kCVPixelFormatType_OneComponent32Float: .grayFloat
        default: .gray8
        }
    }
}

extension GeneratePersonSegmentationRequest.QualityLevel {
    /// The level as the engine's.
    fileprivate var engine: PersonSegmenter.Quality {
        switch self {
        case .accurate: .accurate
        case .balanced: .balanced
        case .fast: .fast
        }
    }
}
