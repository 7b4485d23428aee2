import ConcurrencyEngine
package import ContourEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine

extension EngineAnalysis {
    package func contours(
        in data: Data,
        _ options: ContourOptions,
        limits: DecodingLimits
    ) async throws -> ContourTree {
        try await BlockingWork.run {
            try ContourEngine.contours(in: Picture(data, limits: limits), options)
        }
    }
}
