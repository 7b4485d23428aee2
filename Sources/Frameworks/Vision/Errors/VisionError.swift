public import CoreVideo

/// An error from a request or an observation.
public enum VisionError: Error, LocalizedError, CustomStringConvertible {
    /// The data that a request needs isn't there.
    case dataUnavailable(String)
    /// Something inside the framework failed.
    case internalError(String)
    /// A value that the caller gave can't be used.
    case invalidArgument(String)
    /// The format of the data isn't supported.
    case invalidFormat(String)
    /// The image is damaged or exceeds a limit.
    case invalidImage(String)
    /// A model is missing or damaged.
    case invalidModel(String)
    /// The operation doesn't fit the state of the object.
    case invalidOperation(String)
    /// Reading or writing failed.
    case ioError(String)
    /// The request ran and failed.
    case operationFailed(String)
    /// An index or coordinate is out of bounds.
    case outOfBoundsError(String)
    /// There isn't enough memory.
    case outOfMemory(String)
    /// A pixel buffer couldn't be made.
    case pixelBufferCreationFailed(CVReturn)
    /// The request was canceled.
    case requestCancelled(String)
    /// The request took too long.
    case timeout(String)
    /// No frame has the requested time.
    case timeStampNotFound(String)
    /// The compute device can't run the request.
    case unsupportedComputeDevice(String)
    /// The request has no such compute stage.
    case unsupportedComputeStage(String)
    /// The handler can't perform the request.
    case unsupportedRequest(String)
    /// The revision of the request isn't supported.
    case unsupportedRevision(String)

    /// What failed and, where known, what to do about it.
    public var errorDescription: String? { description }

    /// What failed and, where known, what to do about it.
    public var description: String {
        switch self {
        case .pixelBufferCreationFailed(let status): "A pixel buffer couldn't be made (status \(status))."
        case .dataUnavailable(let message), .internalError(let message), .invalidArgument(let message),
            .invalidFormat(let message), .invalidImage(let message), .invalidModel(let message),
            .invalidOperation(let message), .ioError(let message), .operationFailed(let message),
            .outOfBoundsError(let message), .outOfMemory(let message), .requestCancelled(let message),
            .timeout(let message), .timeStampNotFound(let message), .unsupportedComputeDevice(let message),
            .unsupportedComputeStage(let message), .unsupportedRequest(let message), .unsupportedRevision(let message):
            message
        }
    }
}
