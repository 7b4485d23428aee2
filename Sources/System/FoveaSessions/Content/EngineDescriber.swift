import CodeEngine
import ConcurrencyEngine
package import Foundation
package import FoveaCapture
package import ProviderProcesses
package import ImageCodingEngine
import InferenceEngine
import LabelEngine
import PictureEngine
import PixelEngine
import ProviderFrames
package import ServiceInterface

/// Describes pictures with the engines of this process.
package struct EngineDescriber: PictureDescribing {
    package let limits: DecodingLimits

    package init(limits: DecodingLimits = .default) { self.limits = limits }

    package func capture(_ bytes: Data, kind: CaptureKind?) async throws -> CapturedPicture {
        try await BlockingWork.run {
            do throws(CaptureError) {
                return try CapturedPicture(bytes, kind: kind, limits: limits)
            } catch {
                throw Problem(error)
            }
        }
    }

    package func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        try await BlockingWork.run {
            do {
                let part = try picture.part(of: query.highlight, size: query.profile.sizePolicy)
                let labels = try LabelEngine.shared.terms(for: part)
                return try SearchContent(labels: labels, pixelBuffer: CapturedPicture.pixelBuffer(of: part))
            } catch {
                throw Problem(describing: error)
            }
        }
    }

    package func warm() async {
        // Missing models are reported by the first search.
        _ = try? await BlockingWork.run {
            try limits.place?.warm()
            let gray = try Raster(width: 8, height: 8, format: .rgba8, alpha: .opaque) { _, _ throws(PixelError) in }
            _ = try LabelEngine.shared.terms(for: Picture(gray))
        }
    }

    package func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] {
        try await BlockingWork.run {
            do {
                let part = try picture.part(of: highlight, size: CaptureSizePolicy(maximumSide: 1024))
                let labels =
                    try LabelEngine.shared.labels(ofPeopleIn: part)
                    + LabelEngine.shared.classify(part, fit: .centerCrop)
                return labels.sorted { $0.confidence > $1.confidence }
                    .map { PictureLabel(identifier: $0.identifier, confidence: $0.confidence) }
            } catch {
                throw Problem(describing: error)
            }
        }
    }
}

extension Problem {
    init(_ error: CaptureError) {
        switch error.code {
        case .limitExceeded: self.init(.tooLarge, error.message)
        case .unknownFormat: self.init(.unknownFormat, error.message)
        case .invalidHighlight: self.init(.badRequest, error.message)
        case .outOfMemory: self = .busy(error.message)
        case .unavailable: self.init(.unavailable, error.message)
        default: self.init(.badPicture, error.message)
        }
    }

    init(describing error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let failure as AppFailure: self.init(failure)
        case let error as CaptureError: self.init(error)
        case let error as InferenceError: self.init(.unavailable, error.message)
        case let error as CodeError where error.code != .readingFailed: self.init(.unavailable, error.message)
        case is CancellationError: self.init(.cancelled, "The client went away, or the service stops.")
        default: self.init(.badPicture, "The picture can't be described: \(error).")
        }
    }
}
