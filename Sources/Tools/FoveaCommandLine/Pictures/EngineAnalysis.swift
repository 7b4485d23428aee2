import ConcurrencyEngine
package import Foundation
package import GeometryEngine
package import ImageCodingEngine
package import LabelEngine
import PictureEngine
package import PrintEngine

/// An analysis with the engines that also serve Vision's requests.
///
/// The results are those of the requests with their defaults. The engines are called directly because their errors name
/// the file and the remedy, which Vision's can't.
package struct EngineAnalysis: PictureAnalysis {
    /// Creates an analysis.
    package init() {}

    package func info(of data: Data, page: Int, limits: DecodingLimits) throws -> ImageInfo {
        try ImageDecoder(data: data, page: page, limits: limits).info
    }

    package func labels(
        of data: Data,
        in region: PictureRegion,
        limits: DecodingLimits
    ) async throws -> [ScoredLabel] {
        try await BlockingWork.run {
            let picture = try Picture(data, limits: limits)
            return try LabelEngine.shared.classify(picture, region: region, fit: .centerCrop)
        }
    }

    package func print(
        of data: Data,
        in region: PictureRegion,
        limits: DecodingLimits
    ) async throws -> ImagePrint {
        try await BlockingWork.run {
            let picture = try Picture(data, limits: limits)
            return try PrintEngine.shared.print(of: picture, region: region, fit: .fill)
        }
    }
}
