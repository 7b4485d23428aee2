public import Foundation

/// An object with a rectangle around it.
public class VNDetectedObjectObservation: VNObservation {
    private let box: CGRect
    /// The pixels of the object in the whole image, for a request that answers them.
    public let globalSegmentationMask: VNPixelBufferObservation?

    init(
        boundingBox: CGRect,
        record: ObservationRecord,
        requestRevision: Int,
        mask: VNPixelBufferObservation? = nil
    ) {
        box = boundingBox
        globalSegmentationMask = mask
        super.init(record: record, requestRevision: requestRevision)
    }

    /// Creates an observation with a confidence of 1.
    public convenience init(boundingBox: CGRect) {
        self.init(requestRevision: VNRequestRevisionUnspecified, boundingBox: boundingBox)
    }

    /// Creates an observation of a request's revision with a confidence of 1.
    public convenience init(requestRevision: Int, boundingBox: CGRect) {
        self.init(boundingBox: boundingBox, record: ObservationRecord(), requestRevision: requestRevision)
    }

    /// The rectangle around the object in normalized coordinates, measured from the lower left.
    public var boundingBox: CGRect { box }

    /// The box and the confidence in percent.
    public override var description: String {
        "\(type(of: self)) \(NormalizedRect(normalizedRect: box)) \(Int((confidence * 100).rounded())) %"
    }

    // MARK: Archiving

    /// Writes the observation to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let globalSegmentationMask { coder.encode(globalSegmentationMask, forKey: "mask") }
        coder.encodeNumbers([box.origin.x, box.origin.y, box.width, box.height], forKey: "boundingBox")
    }

    /// Reads an observation from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(4, forKey: "boundingBox") else { return nil }
        box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        globalSegmentationMask =
            coder.containsValue(forKey: "mask")
            ? coder.decodeObject(of: VNPixelBufferObservation.self, forKey: "mask") : nil
        super.init(coder: coder)
    }
}

extension NSCoder {
    func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
        if let data = try? JSONEncoder().encode(numbers) { encode(NSData(data: data), forKey: key) }
    }

    /// Reads exactly so many numbers, or returns nil.
    func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        guard let data = decodeObject(of: NSData.self, forKey: key),
            let numbers = try? JSONDecoder().decode([CGFloat].self, from: Data(referencing: data)),
            numbers.count == count
        else { return nil }
        return numbers
    }
}
