import CoreVideo
import GeometryEngine
import MaskEngine
import PictureEngine
import PixelEngine
import Synchronization

extension GenerateIterativeSegmentationRequest: PictureRequest {
    func needs(of picture: Picture) -> [PictureNeed] {
        SeedSegmenter.needs(for: picture, region: regionOfInterest.pictureRegion, quality: qualityLevel.engine)
    }

    func result(from picture: Picture) throws -> PixelBufferObservation? {
        let region = regionOfInterest.pictureRegion
        return try SeedSegmenter.mask(of: picture, region: region, seeds: seeds(), quality: qualityLevel.engine).map {
            PixelBufferObservation(try $0.raster(.gray8), ObservationRecord(descriptor: descriptor))
        }
    }

    func visionResult(_ result: PixelBufferObservation?) -> VisionResult {
        .generateIterativeSegmentation(self, result)
    }

    private func seeds() throws -> MaskSeeds {
        let settings = settings.withLock { $0 }
        var seeds = MaskSeeds()
        seeds.included = settings.included.map(\.enginePoint)
        seeds.excluded = settings.excluded.map(\.enginePoint)
        seeds.box = seedBox?.pictureRegion.rect
        seeds.scribble = try seedScribble.map { try SoftMask($0.lentBuffer.makeRaster()) }
        return seeds
    }

    /// The assets are on the device as soon as the networks are set up.
    public var assetStatus: DownloadableAssetsRequestStatus {
        get async { .ready }
    }
}

extension GenerateIterativeSegmentationRequest.QualityLevel {
    /// The level as the engine's.
    fileprivate var engine: PersonSegmenter.Quality {
        switch self {
        case .accurate: .accurate
        case .balanced: .balanced
        case .fast: .fast
        }
    }
}
