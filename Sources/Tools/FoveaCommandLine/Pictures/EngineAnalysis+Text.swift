import ConcurrencyEngine
package import Foundation
package import ImageCodingEngine
import LayoutEngine
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

    package func document(
        in data: Data,
        _ options: TextOptions,
        limits: DecodingLimits
    ) async throws -> ReadDocument {
        try await document(in: ImageDecoder(data: data, limits: limits), options)
    }

    package func document(in page: ImageDecoder, _ options: TextOptions) async throws -> ReadDocument {
        try await BlockingWork.run {
            @Sendable func check() throws { if BlockingWork.isCancelled { throw CancellationError() } }
            let picture = Picture(page)
            let lines = try TextEngine.shared.lines(in: picture, options) { _ in try check() }
            return ReadDocument(lines, try LayoutEngine.structure(of: lines, in: picture, check))
        }
    }
}
