import ConcurrencyEngine
import CoreVideo
import Foundation
import ImageCodingEngine
import LabelEngine
import PictureEngine
import PixelEngine
import VisualIntelligence

/// What a visual search is about, before its labels are known.
public struct VisualSearchContent: Sendable {
    enum Source: Sendable {
        case file(URL)
        case encoded(Data)
        case pixels(Raster)
        case descriptor(SemanticContentDescriptor)
    }

    private let source: Source

    init(_ source: Source) { self.source = source }

    /// The description of the content, as the system makes it.
    func descriptor(_ limits: VisualSearchLimits) async throws -> SemanticContentDescriptor {
        if case .descriptor(let descriptor) = source { return descriptor }
        return try await BlockingWork.run {
            let picture = try picture()
            let raster = try picture.raster(for: picture.need(within: limits.maximumSide))
            let labels = try LabelEngine.shared.terms(
                for: Picture(raster),
                minimumPrecision: limits.minimumPrecision,
                maximumCount: limits.maximumLabelCount
            )
            let pixels = try raster.converted(to: .bgra8, alpha: .opaque)
            return SemanticContentDescriptor(
                labels: labels,
                pixelBuffer: CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(pixels))
            )
        }
    }

    /// The picture, without a description.
    func picture() throws -> Picture {
        switch source {
        case .file(let url): return try Picture(contentsOf: url)
        case .encoded(let data): return try Picture(data)
        case .pixels(let raster): return Picture(raster)
        case .descriptor(let descriptor):
            guard let buffer = descriptor.pixelBuffer else {
                throw HostedAppError(
                    .unreadablePicture,
                    "The descriptor has labels alone. Give it a pixel buffer to compare it with a picture."
                )
            }
            return Picture(try buffer.lentBuffer.makeRaster())
        }
    }
}
