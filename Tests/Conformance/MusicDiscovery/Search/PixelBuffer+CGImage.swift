import VideoToolbox

extension CVReadOnlyPixelBuffer {
    /// A copy of the pixels as an image.
    var cgImage: CGImage? {
        var image: CGImage?
        _ = withUnsafeBuffer { VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &image) }
        return image
    }
}
