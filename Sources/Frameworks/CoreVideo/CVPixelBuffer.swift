public import FoundationCompatibility

/// A set of options for locking a pixel buffer.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: CVOptionFlags

    /// Creates options from bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// The bytes are read and not written while the lock is held.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A function that releases the memory of a buffer made around existing bytes.
///
/// It gets the reference constant that the buffer was made with, and the address of the bytes.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// A function that releases the memory of a buffer made around existing planes.
///
/// It gets the reference constant, the block and its size, the number of planes and their addresses.
public typealias CVPixelBufferReleasePlanarBytesCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeRawPointer?, Int, Int, UnsafeMutablePointer<UnsafeRawPointer?>?
    ) -> Void

// MARK: - Creating

/// Creates a pixel buffer filled with zeros.
///
/// Rows are padded to a multiple of 64 bytes unless the attributes name another alignment.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.store {
        () throws(CVError) in
        try CVBuffer.allocate(CVPixelBufferPlan(width, height, pixelFormatType, attributes: pixelBufferAttributes))
    }
}

/// Creates a pixel buffer around bytes that the caller owns.
///
/// The callback runs when the buffer goes away.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.store {
        () throws(CVError) in
        try CVBuffer.wrap(
            width,
            height,
            pixelFormatType,
            bytes: baseAddress,
            bytesPerRow: bytesPerRow,
            release: releaseCallback,
            context: releaseRefCon
        )
    }
}

/// Creates a pixel buffer around planes that the caller owns.
///
/// The callback runs once, when the buffer goes away.
@discardableResult
public func CVPixelBufferCreateWithPlanarBytes(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: OSType,
    _ dataPtr: UnsafeMutableRawPointer?,
    _ dataSize: Int,
    _ numberOfPlanes: Int,
    _ planeBaseAddress: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
    _ planeWidth: UnsafeMutablePointer<Int>,
    _ planeHeight: UnsafeMutablePointer<Int>,
    _ planeBytesPerRow: UnsafeMutablePointer<Int>,
    _ releaseCallback: CVPixelBufferReleasePlanarBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.store {
        () throws(CVError) in
        guard numberOfPlanes > 0 else { throw CVError(kCVReturnInvalidArgument) }
        return try CVBuffer.wrap(
            width,
            height,
            pixelFormatType,
            planes: (0..<numberOfPlanes).map {
                (planeBaseAddress[$0], planeWidth[$0], planeHeight[$0], planeBytesPerRow[$0])
            },
            owner: PlanarBytesOwner(
                block: dataPtr,
                byteCount: dataSize,
                planes: (0..<numberOfPlanes).map { planeBaseAddress[$0] },
                release: releaseCallback,
                context: releaseRefCon
            )
        )
    }
}

extension UnsafeMutablePointer<CVPixelBuffer?> {
    /// Stores what a closure makes, or nil, and returns the result code.
    fileprivate func store(_ make: () throws(CVError) -> CVPixelBuffer) -> CVReturn {
        do throws(CVError) {
            pointee = try make()
            return kCVReturnSuccess
        } catch {
            pointee = nil
            return error.code
        }
    }
}
