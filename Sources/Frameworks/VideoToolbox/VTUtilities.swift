@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import FoundationCompatibility

/// The status of a pixel format that doesn't become an image.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905

/// Creates an image of the pixels of a buffer.
///
/// The image is upright as stored and a copy, unless the buffer is read-only. RGB, gray and YCbCr formats become
/// images; YCbCr follows the buffer's matrix attachment and, without one, takes BT.601 below 1,280 columns and 720 rows
/// and BT.709 from there. Two-component, depth and disparity formats hold no colors: the status is then not zero and
/// the image nil. No options are known.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer,
    options: CFDictionary?,
    imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
    imageOut.pointee = pixelBuffer.makeImage()
    return imageOut.pointee == nil ? kVTPixelTransferNotSupportedErr : noErr
}
