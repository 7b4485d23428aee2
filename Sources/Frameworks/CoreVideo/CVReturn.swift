/// A result code of a Core Video function.
public typealias CVReturn = Int32

/// A set of options for a Core Video function.
public typealias CVOptionFlags = UInt64

/// The function did what it was asked.
public let kCVReturnSuccess: CVReturn = 0
/// The function failed for a reason that has no code of its own.
public let kCVReturnError: CVReturn = -6660
/// An argument has a value that the function doesn't accept.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory for the buffer.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The operation isn't supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is unknown.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The width or height is out of range.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes can't be satisfied together.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The pool already handed out as many buffers as its threshold allows.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The pool couldn't make a buffer.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The pool's attributes are invalid.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691
/// The operation may succeed when it is tried again.
public let kCVReturnRetry: CVReturn = -6692

/// An error from a Core Video call.
public struct CVError: Error, Hashable, Sendable {
    /// The result code of the call that failed.
    package let code: CVReturn

    package init(_ code: CVReturn) { self.code = code }

    /// Throws unless a call succeeded.
    package static func check(_ code: CVReturn) throws(CVError) {
        guard code == kCVReturnSuccess else { throw CVError(code) }
    }
}

extension CVError: CustomStringConvertible {
    /// The name of the result code.
    public var description: String {
        let name =
            switch code {
            case kCVReturnInvalidArgument: "invalid argument"
            case kCVReturnAllocationFailed: "allocation failed"
            case kCVReturnUnsupported: "unsupported"
            case kCVReturnInvalidPixelFormat: "invalid pixel format"
            case kCVReturnInvalidSize: "invalid size"
            case kCVReturnInvalidPixelBufferAttributes: "invalid pixel buffer attributes"
            case kCVReturnWouldExceedAllocationThreshold: "would exceed the allocation threshold"
            case kCVReturnPoolAllocationFailed: "pool allocation failed"
            case kCVReturnInvalidPoolAttributes: "invalid pool attributes"
            case kCVReturnRetry: "retry"
            default: "error"
            }
        return "Core Video: \(name) (\(code))"
    }
}
