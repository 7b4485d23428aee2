public import FoundationCompatibility
import PixelEngine

// MARK: - Locking

/// Makes the bytes of a buffer reachable.
///
/// Locks are counted: each needs an unlock with the same flags. Writing the bytes of a buffer whose memory is sealed
/// ends the process, whatever the flags.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    pixelBuffer.lockBaseAddress(readOnly: lockFlags.contains(.readOnly))
    return kCVReturnSuccess
}

/// Takes back a lock made with the same flags.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer,
    _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
    pixelBuffer.unlockBaseAddress(readOnly: unlockFlags.contains(.readOnly))
        ? kCVReturnSuccess : kCVReturnInvalidArgument
}

/// Returns the address of the top row, or nil when the buffer isn't locked.
///
/// For a planar buffer this is the address of its first plane.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.baseAddress(ofPlane: 0)
}

/// Returns the address of the top row of a plane, or nil when the buffer isn't locked or has no such plane.
///
/// Plane 0 of a buffer that isn't planar is the picture itself.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer,
    _ planeIndex: Int
) -> UnsafeMutableRawPointer? {
    pixelBuffer.baseAddress(ofPlane: planeIndex)
}

// MARK: - Geometry

/// Returns the width of a buffer in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// Returns the height of a buffer in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// Returns the pixel format of a buffer.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }

/// Returns the distance in bytes from a row to the next, of the first plane if the buffer is planar.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes[0].bytesPerRow }

/// Returns the number of bytes of a buffer, padding included.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.memory?.byteCount ?? pixelBuffer.planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
}

/// Returns a Boolean value that indicates whether a buffer has separate planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.layout.isPlanar }

/// Returns the number of planes of a planar buffer, and 0 for any other.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.layout.isPlanar ? pixelBuffer.planes.count : 0
}

/// Returns the width of a plane, or 0 when there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.width ?? 0
}

/// Returns the height of a plane, or 0 when there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.height ?? 0
}

/// Returns the distance in bytes from a row of a plane to the next, or 0 when there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}

// MARK: - Extended pixels

/// Tells how many extra pixels lie around the picture.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer,
    _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
    _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    extraColumnsOnLeft?.pointee = pixelBuffer.padding.left
    extraColumnsOnRight?.pointee = pixelBuffer.padding.right
    extraRowsOnTop?.pointee = pixelBuffer.padding.top
    extraRowsOnBottom?.pointee = pixelBuffer.padding.bottom
}

/// Fills the extra pixels around the picture with copies of its border.
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn {
    pixelBuffer.fillExtendedPixels() ? kCVReturnSuccess : kCVReturnUnsupported
}

extension CVBuffer {
    fileprivate func plane(_ index: Int) -> Plane? { planes.indices.contains(index) ? planes[index] : nil }
}
