import CodeEngine
import ContourEngine
import CoreML
import ImageCodingEngine
import InferenceEngine
import PixelEngine

extension VisionError {
    /// Runs work and turns what the engines throw into Vision's errors.
    static func translating<T>(
        isolation: isolated (any Actor)? = #isolation,
        _ work: () async throws -> T
    ) async throws(VisionError) -> T {
        do {
            return try await work()
        } catch {
            throw VisionError(error)
        }
    }

    /// Wraps an error of an engine, its message unchanged.
    init(_ error: any Error) {
        switch error {
        case let error as VisionError: self = error
        case is CancellationError: self = .requestCancelled("The request was canceled.")
        case let error as ImageCodingError: self.init(error)
        case let error as InferenceError: self.init(error)
        case let error as MLModelError: self.init(error)
        case let error as CodeError:
            self = error.code == .libraryNotFound ? .dataUnavailable(error.message) : .operationFailed(error.message)
        case let error as ContourError: self = .operationFailed(error.message)
        case let error as PixelError:
            self = error.code == .outOfMemory ? .outOfMemory(error.message) : .invalidArgument(error.message)
        default: self = .internalError("\(error)")
        }
    }

    private init(_ error: ImageCodingError) {
        switch error.code {
        case .fileNotFound, .notAFile, .unreadable: self = .ioError(error.message)
        case .unsupportedFormat: self = .invalidFormat(error.message)
        case .emptyFile: self = .dataUnavailable(error.message)
        case .outOfMemory: self = .outOfMemory(error.message)
        default: self = .invalidImage(error.message)
        }
    }

    private init(_ error: InferenceError) {
        switch error.code {
        case .modelNotFound, .modelDamaged, .modelUnsupported, .modelTooLarge: self = .invalidModel(error.message)
        case .runtimeNotFound: self = .dataUnavailable(error.message)
        case .outOfMemory: self = .outOfMemory(error.message)
        default: self = .operationFailed(error.message)
        }
    }

    private init(_ error: MLModelError) {
        let message = error.errorDescription ?? "The model failed."
        switch error.code {
        case .featureType: self = .invalidArgument(message)
        case .io: self = .invalidModel(message)
        case .predictionCancelled: self = .requestCancelled(message)
        default: self = .operationFailed(message)
        }
    }
}
