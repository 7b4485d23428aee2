import CompositingEngine
import ConcurrencyEngine
import DrawingEngine
package import Foundation
import GeometryEngine
import ImageCodingEngine
import MaskEngine
import PictureEngine
import PixelEngine

extension EngineAnalysis {
    package func cutOut(of page: PageRegion, _ request: CutOutRequest) async throws -> Data? {
        try await BlockingWork.run {
            let picture = try page.picture()
            guard let mask = try request.things.mask(of: picture) else { return nil }
            let cut = try CutOut(mask, of: .whole, in: picture)
            let pixels =
                if let ground = request.ground {
                    try cut.composed(
                        over: ground.image(width: picture.width, height: picture.height, limits: page.limits),
                        cropped: request.isCropped
                    )
                } else {
                    try cut.mask(cropped: request.isCropped).converted(to: .gray8, alpha: .opaque)
                }
            return try ImageEncoder.encode(pixels, as: request.format)
        }
    }
}

extension CutOutRequest.Things {
    /// The mask of the things, or nil where there are none.
    fileprivate func mask(of picture: Picture) throws -> SoftMask? {
        switch self {
        case .subjects: return try SubjectFinder.subjects(of: picture).map { $0.mask(of: $0.all) }
        case .people(let points):
            guard let map = try PersonSegmenter.people(in: picture, maximumCount: Int(UInt8.max)) else { return nil }
            let chosen = points.isEmpty ? map.all : IndexSet(points.compactMap(map.instance(at:)))
            return chosen.isEmpty ? nil : map.mask(of: chosen)
        case .marked(let seeds): return try SeedSegmenter.mask(of: picture, seeds: seeds, quality: .accurate)
        }
    }
}

extension CutOutRequest.Ground {
    /// The ground of a picture of a size, with its lower left corner at the origin.
    fileprivate func image(width: Int, height: Int, limits: DecodingLimits) throws -> any PlaneImage {
        switch self {
        case .transparent: return EmptyImage()
        case .color(let color):
            let levels = SIMD3(Float(color.red), Float(color.green), Float(color.blue))
            return ColorImage(LinearColor(encoded: levels, alpha: Float(color.alpha)))
        case .picture(let data):
            return RasterImage(
                try Picture(data, limits: limits).raster(fit: .centerCrop, width: width, height: height)
            )
        }
    }
}
