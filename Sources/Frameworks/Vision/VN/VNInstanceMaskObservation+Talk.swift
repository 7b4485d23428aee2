public import CoreVideo
public import Foundation

// Members that talks about subject lifting show and that Apple's SDK declares otherwise or not at all. They work on the
// image that the observation was made from, which an archive doesn't keep.

extension VNInstanceMaskObservation {
    /// Returns the mask of some things in the resolution of the image, or as much of it as they extend over.
    public func createScaledMask(
        for instances: IndexSet,
        croppedToInstancesContent: Bool
    ) throws -> CVPixelBuffer {
        try vnThrowing { try masks.scaledMask(for: instances, from: source(), cropped: croppedToInstancesContent) }
    }

    /// Returns the image without what isn't of the things, or as much of it as they extend over.
    public func createMaskedImage(
        for instances: IndexSet,
        croppedToInstancesContent: Bool
    ) throws -> CVPixelBuffer {
        try vnThrowing { try masks.maskedImage(for: instances, from: source(), cropped: croppedToInstancesContent) }
    }

    /// Returns the number of the thing at a point, measured from the lower left, or 0 for the background.
    public func instanceAtPoint(_ point: CGPoint) -> Int {
        masks.instance(at: NormalizedPoint(normalizedPoint: point)) ?? 0
    }

    private func source() throws(VisionError) -> SharedPicture {
        guard let image else {
            throw .invalidOperation(
                "Masks from an archive have no image; pass its handler to generateScaledMaskForImage(forInstances:from:)."
            )
        }
        return image
    }
}
