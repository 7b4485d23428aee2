import CoreImage
import VideoToolbox

/// Two ways from pixels to an image.
struct ImageConverter {
    private let context = CIContext()

    func imageByCoreImage(_ buffer: CVReadOnlyPixelBuffer) -> CGImage? {
        buffer.withUnsafeBuffer { pixels in
            let recipe = CIImage(cvPixelBuffer: pixels)
            return context.createCGImage(recipe, from: recipe.extent)
        }
    }

    func imageByVideoToolbox(_ buffer: CVReadOnlyPixelBuffer) -> CGImage? {
        var output: CGImage?
        let status = buffer.withUnsafeBuffer {
            VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &output)
        }
        return status == noErr ? output : nil
    }
}
