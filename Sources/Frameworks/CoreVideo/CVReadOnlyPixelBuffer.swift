import PixelEngine

/// A read-only pixel buffer.
///
/// It can cross from one task to another. When its pixels lie in shared memory, they are sealed: a write ends the
/// process that tries.
public final class CVReadOnlyPixelBuffer: CVPixelBufferRepresentable, Sendable {
    /// Safe to share: the initializers take the only reference that could write, the closures of
    /// `withUnsafeBuffer` promise not to, and a buffer guards its locks and attachments itself.
    private nonisolated(unsafe) let buffer: CVPixelBuffer

    /// Takes the pixels of a mutable buffer.
    public init(_ buffer: consuming CVMutablePixelBuffer) {
        self.buffer =
            buffer.withUnsafeBuffer { (buffer: CVPixelBuffer) in
                // Where no seal can be set, on the heap, what is left is the promise not to write.
                _ = buffer.memory?.seal()
                return UncheckedBuffer(buffer)
            }.buffer
    }

    /// Takes a buffer that the caller no longer changes.
    public init(unsafeBuffer: sending CVPixelBuffer) {
        buffer = unsafeBuffer
    }

    /// The buffer, for modules of this package that keep it and never write it.
    package var lentBuffer: CVPixelBuffer { buffer }

    /// Calls a closure with the buffer, which it may read but neither write nor keep.
    public func withUnsafeBuffer<R: ~Copyable>(
        _ body: (CVPixelBuffer) throws -> sending R
    ) rethrows -> sending R {
        try body(buffer)
    }

    /// Calls a closure with the buffer, which it may read but neither write nor keep.
    @_disfavoredOverload
    public func withUnsafeBuffer<R>(_ body: (CVPixelBuffer) throws -> sending R) rethrows -> sending R {
        try body(buffer)
    }
}

/// A carrier that takes a buffer out of a closure into the object that owns it from then on.
struct UncheckedBuffer: @unchecked Sendable {
    // Only an initializer that consumes the former owner makes one, so there is never a second user.
    let buffer: CVPixelBuffer

    init(_ buffer: CVPixelBuffer) { self.buffer = buffer }
}
