import ConcurrencyEngine
package import Foundation
package import GeometryEngine
package import ImageCodingEngine
import PictureEngine
package import RectangleEngine

extension EngineAnalysis {
    package func rectangles(
        in data: Data,
        _ criteria: RectangleCriteria,
        limits: DecodingLimits
    ) async throws -> [FoundRectangle] {
        try await BlockingWork.run {
            try RectangleEngine.rectangles(in: Picture(data, limits: limits), criteria: criteria)
        }
    }

    package func upright(_ corners: Quadrilateral, of data: Data, limits: DecodingLimits) async throws -> Data {
        try await BlockingWork.run {
            let picture = try Picture(data, limits: limits)
            return try ImageEncoder.encode(RectangleEngine.upright(corners, of: picture, maximumSide: 2048), as: .png)
        }
    }
}
