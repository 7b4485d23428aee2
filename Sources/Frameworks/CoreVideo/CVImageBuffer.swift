public import FoundationCompatibility
public import Foundation

/// The part of the image that should be shown, as a dictionary.
public let kCVImageBufferCleanApertureKey: CFString = "CVCleanAperture"
/// The width of the part that should be shown.
public let kCVImageBufferCleanApertureWidthKey: CFString = "Width"
/// The height of the part that should be shown.
public let kCVImageBufferCleanApertureHeightKey: CFString = "Height"
/// The distance of the part's center from the image's center to the right.
public let kCVImageBufferCleanApertureHorizontalOffsetKey: CFString = "HorizontalOffset"
/// The distance of the part's center from the image's center downward.
public let kCVImageBufferCleanApertureVerticalOffsetKey: CFString = "VerticalOffset"
/// The color space of the image.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"
/// Whether every pixel is opaque, whatever its alpha component.
public let kCVImageBufferAlphaChannelIsOpaque: CFString = "CVImageBufferAlphaChannelIsOpaque"
/// The matrix between YCbCr and RGB.
public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
/// The matrix of high-definition television.
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The matrix of standard-definition television.
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4"
/// The matrix of ultra-high-definition television.
public let kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString = "ITU_R_2020"

/// Returns the size of an image as it is stored.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

/// Returns the size at which an image should be shown.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetCleanRect(imageBuffer).size
}

/// Returns the part of an image that should be shown.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    let full = CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
    guard let aperture = imageBuffer.attachment(for: kCVImageBufferCleanApertureKey)?.value as? CFDictionary else {
        return full
    }
    let width = aperture.integer(kCVImageBufferCleanApertureWidthKey) ?? imageBuffer.width
    let height = aperture.integer(kCVImageBufferCleanApertureHeightKey) ?? imageBuffer.height
    let right = aperture.integer(kCVImageBufferCleanApertureHorizontalOffsetKey) ?? 0
    let down = aperture.integer(kCVImageBufferCleanApertureVerticalOffsetKey) ?? 0
    return CGRect(
        x: full.midX + CGFloat(right) - CGFloat(width) / 2,
        y: full.midY + CGFloat(down) - CGFloat(height) / 2,
        width: CGFloat(width),
        height: CGFloat(height)
    )
}

/// Returns a Boolean value that indicates whether the first row of an image is its top; it always is.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
