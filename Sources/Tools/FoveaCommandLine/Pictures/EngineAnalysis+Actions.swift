package import ActionEngine
package import CodeEngine
import ConcurrencyEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine
package import TextEngine

extension EngineAnalysis {
    package func findings(
        in data: Data,
        _ text: TextOptions,
        _ codes: CodeCriteria,
        limits: DecodingLimits
    ) async throws -> PictureFindings {
        try await BlockingWork.run {
            try PictureFindings(in: Picture(data, limits: limits), text: text, codes: codes) {
                if BlockingWork.isCancelled { throw CancellationError() }
            }
        }
    }

    package func crop(_ origin: ActionOrigin, of data: Data, limits: DecodingLimits) async throws -> Data? {
        try await BlockingWork.run { try origin.crop(of: Picture(data, limits: limits)) }
    }
}
