/// The domain of the errors that requests end in.
public let VNErrorDomain: String = "com.apple.Vision"

/// A code of an error in ``VNErrorDomain``.
public enum VNErrorCode: Int, Sendable {
    /// A model of an outside trainer failed.
    case turiCoreErrorCode = -1
    /// Nothing failed.
    case ok = 0
    /// The request was canceled.
    case requestCancelled
    /// The format of the data isn't supported.
    case invalidFormat
    /// The request ran and failed.
    case operationFailed
    /// An index or coordinate is out of bounds.
    case outOfBoundsError
    /// An option can't be used.
    case invalidOption
    /// Reading or writing failed.
    case ioError
    /// A required option is missing.
    case missingOption
    /// The feature doesn't exist.
    case notImplemented
    /// Something inside the framework failed.
    case internalError
    /// There isn't enough memory.
    case outOfMemory
    /// The cause is unknown.
    case unknownError
    /// The operation doesn't fit the state of the object.
    case invalidOperation
    /// The image is damaged or exceeds a limit.
    case invalidImage
    /// A value that the caller gave can't be used.
    case invalidArgument
    /// A model is missing or damaged.
    case invalidModel
    /// The revision of the request isn't supported.
    case unsupportedRevision
    /// The data that a request needs isn't there.
    case dataUnavailable
    /// No frame has the requested time.
    case timeStampNotFound
    /// The handler can't perform the request.
    case unsupportedRequest
    /// The request took too long.
    case timeout
    /// The request has no such compute stage.
    case unsupportedComputeStage
    /// The compute device can't run the request.
    case unsupportedComputeDevice
}

extension VisionError {
    /// The error as the VN interface reports it.
    var vnError: NSError {
        NSError(domain: VNErrorDomain, code: vnCode.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
    }

    private var vnCode: VNErrorCode {
        switch self {
        case .dataUnavailable: .dataUnavailable
        case .internalError: .internalError
        case .invalidArgument: .invalidArgument
        case .invalidFormat: .invalidFormat
        case .invalidImage: .invalidImage
        case .invalidModel: .invalidModel
        case .invalidOperation: .invalidOperation
        case .ioError: .ioError
        case .operationFailed: .operationFailed
        case .outOfBoundsError: .outOfBoundsError
        case .outOfMemory: .outOfMemory
        case .pixelBufferCreationFailed: .outOfMemory
        case .requestCancelled: .requestCancelled
        case .timeout: .timeout
        case .timeStampNotFound: .timeStampNotFound
        case .unsupportedComputeDevice: .unsupportedComputeDevice
        case .unsupportedComputeStage: .unsupportedComputeStage
        case .unsupportedRequest: .unsupportedRequest
        case .unsupportedRevision: .unsupportedRevision
        }
    }
}

/// Runs work and throws its errors as the VN interface reports them.
func vnThrowing<R>(_ work: () throws -> R) throws -> R {
    do {
        return try work()
    } catch {
        throw VisionError(error).vnError
    }
}
