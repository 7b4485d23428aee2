public import CoreVideo
public import Foundation

/// An image that a request made, such as a mask.
public class VNPixelBufferObservation: VNObservation {
    let image: PixelBufferObservation

    init(_ observation: PixelBufferObservation, requestRevision: Int) {
        image = observation
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    /// The pixels.
    public var pixelBuffer: CVPixelBuffer { image.pixelBuffer.lentBuffer }

    /// The name of the output of a network that the image is, or nil for an image of another request.
    public var featureName: String? { image.featureName }

    /// The size in pixels.
    public override var description: String { image.description }

    // MARK: Archiving

    /// Writes the image to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(image) { coder.encode(NSData(data: data), forKey: "image") }
    }

    /// Reads an image from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "image"),
            let image = try? JSONDecoder().decode(PixelBufferObservation.self, from: Data(referencing: data))
        else { return nil }
        self.image = image
        super.init(coder: coder)
    }
}

extension PixelBufferObservation {
    /// Creates an image from one of the VN interface.
    public init?(_ observation: VNPixelBufferObservation) { self = observation.image }
}
