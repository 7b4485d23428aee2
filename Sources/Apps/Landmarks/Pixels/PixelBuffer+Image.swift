import VideoToolbox

extension CVReadOnlyPixelBuffer {
    /// A copy of the pixels as an image.
    var image: CGImage? {
        var image: CGImage?
        let status = withUnsafeBuffer { VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &image) }
        return status == noErr ? image : nil
    }
}
