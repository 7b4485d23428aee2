public import CoreVideo
public import Foundation

/// The masks of the things that a request found in an image, numbered from 1.
///
/// A pixel belongs to one thing only. A set of numbers that an app passes selects things, and an empty one selects all.
public final class VNInstanceMaskObservation: VNObservation {
    let masks: InstanceMaskObservation
    /// The image that the masks are of; an archive doesn't keep it.
    let image: SharedPicture?

    init(_ observation: InstanceMaskObservation, of image: SharedPicture, requestRevision: Int) {
        masks = observation
        self.image = image
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    /// The numbers of the things as pixels, 0 for the background, in the resolution of the analysis.
    public var instanceMask: CVPixelBuffer { masks.allInstancesMask.pixelBuffer.lentBuffer }

    /// The numbers of the things, without the background's 0.
    public var allInstances: IndexSet { masks.allInstances }

    /// Returns the mask of some things in the resolution of the analysis, as numbers from 0 to 1.
    public func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
        try vnThrowing { try masks.mask(for: instances) }
    }

    /// Returns the image without what isn't of the things, which is transparent black.
    ///
    /// The pixels are premultiplied, 8 bits each of blue, green, red and alpha, in the resolution of the image, or as
    /// many of them as the things extend over. Pass the handler that performed the request.
    public func generateMaskedImage(
        ofInstances instances: IndexSet,
        from requestHandler: VNImageRequestHandler,
        croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer {
        try vnThrowing { try masks.maskedImage(for: instances, from: requestHandler.image, cropped: cropResult) }
    }

    /// Returns the mask of some things in the resolution of the image, along its edges, as numbers from 0 to 1.
    ///
    /// Pass the handler that performed the request.
    public func generateScaledMaskForImage(
        forInstances instances: IndexSet,
        from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer {
        try vnThrowing { try masks.scaledMask(for: instances, from: requestHandler.image) }
    }

    /// The number of things and the size of the masks.
    public override var description: String { masks.description }

    // MARK: Archiving

    /// Writes the masks to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(masks) { coder.encode(NSData(data: data), forKey: "masks") }
    }

    /// Reads masks from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "masks"),
            let masks = try? JSONDecoder().decode(InstanceMaskObservation.self, from: Data(referencing: data))
        else { return nil }
        self.masks = masks
        image = nil
        super.init(coder: coder)
    }
}

extension InstanceMaskObservation {
    /// Creates masks from those of the VN interface.
    public init?(_ observation: VNInstanceMaskObservation) { self = observation.masks }
}
