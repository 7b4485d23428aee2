import ConcurrencyEngine
package import Foundation
package import ImageCodingEngine
import PictureEngine
package import TextEngine

extension EngineAnalysis {
    package var textLanguages: [String] { TextEngine.shared.languages }

    package func loadText(_ options: TextOptions) throws { try TextEngine.shared.load(options) }

    package func lines(
        in data: Data,
        _ options: TextOptions,
        limits: DecodingLimits
    ) async throws -> [TextLine] {
        try await lines(in: ImageDecoder(data: data, limits: limits), options)
    }

    package func lines(in page: ImageDecoder, _ options: TextOptions) async throws -> [TextLine] {
        try await BlockingWork.run {
            try TextEngine.shared.lines(in: Picture(page), options) { _ in
                if BlockingWork.isCancelled { throw CancellationError() }
            }
        }
    }
}
