package import CodeEngine
import ConcurrencyEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine

extension EngineAnalysis {
    package func codes(in data: Data, _ criteria: CodeCriteria, limits: DecodingLimits) async throws -> [FoundCode] {
        try await BlockingWork.run {
            try CodeEngine.shared.codes(in: Picture(data, limits: limits), criteria: criteria)
        }
    }
}
