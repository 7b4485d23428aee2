/// A pixel buffer with exactly one owner, who may write it.
public struct CVMutablePixelBuffer: ~Copyable, Sendable, CVPixelBufferRepresentable {
    /// Safe to send: the structure can't be copied, so there is one owner at any time.
    private nonisolated(unsafe) let buffer: CVPixelBuffer

    /// Takes a buffer that the caller no longer uses.
    public init(unsafeBuffer: sending CVPixelBuffer) {
        buffer = unsafeBuffer
    }

    /// Creates a buffer filled with zeros.
    public init(_ attributes: CVPixelBufferCreationAttributes) throws {
        buffer = try CVBuffer.allocate(CVPixelBufferPlan(attributes))
    }

    /// Calls a closure with the buffer, which it may read and write but not keep.
    public func withUnsafeBuffer<R: ~Copyable>(
        _ body: (CVPixelBuffer) throws -> sending R
    ) rethrows -> sending R {
        try body(buffer)
    }

    /// Calls a closure with the buffer, which it may read and write but not keep.
    @_disfavoredOverload
    public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
        try body(buffer)
    }

    /// Calls a closure with the bytes of every plane, which it may write.
    public mutating func accessUnsafeMutableRawPlaneBytes<R>(
        _ block: (
            [(properties: CVPixelBufferPlaneProperties, bytes: UnsafeMutableRawBufferPointer)]
        ) throws -> sending R
    ) rethrows -> sending R {
        try block(buffer.planeBytes)
    }

    /// Fills the extra pixels around the picture with copies of its border.
    @discardableResult
    public mutating func fillExtendedPixels() -> Bool {
        buffer.fillExtendedPixels()
    }
}
