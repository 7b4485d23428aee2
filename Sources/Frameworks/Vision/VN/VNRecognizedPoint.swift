public import Foundation

/// A point in an image, with the confidence that it is there.
public class VNDetectedPoint: VNPoint {
    /// The level of confidence, from 0 to 1.
    public let confidence: VNConfidence

    init(location: CGPoint, confidence: VNConfidence) {
        self.confidence = confidence
        super.init(x: Double(location.x), y: Double(location.y))
    }

    /// Returns whether another object is a point of the same class, place and confidence.
    public override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? VNDetectedPoint)?.confidence == confidence
    }

    /// The coordinates and the confidence in percent.
    public override var description: String { "\(super.description) \(Int((confidence * 100).rounded())) %" }

    /// Writes the point to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(confidence, forKey: "confidence")
    }

    /// Reads a point from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        confidence = coder.decodeFloat(forKey: "confidence")
        super.init(coder: coder)
    }
}

/// A point in an image that has a name.
public class VNRecognizedPoint: VNDetectedPoint {
    /// The name.
    public let identifier: VNRecognizedPointKey

    init(_ joint: Joint, identifier: VNRecognizedPointKey) {
        self.identifier = identifier
        super.init(location: joint.location.cgPoint, confidence: joint.confidence)
    }

    /// Returns whether another object is a point of the same name, place and confidence.
    public override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? VNRecognizedPoint)?.identifier == identifier
    }

    /// The name, the coordinates and the confidence in percent.
    public override var description: String { "\(identifier.rawValue) \(super.description)" }

    /// Writes the point to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(identifier.rawValue._bridgeToObjectiveC(), forKey: "identifier")
    }

    /// Reads a point from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = VNRecognizedPointKey(rawValue: String(describing: identifier))
        super.init(coder: coder)
    }
}

extension Joint {
    /// Creates a joint from a point of the VN interface, under a name of this one.
    init(_ point: VNRecognizedPoint, jointName: String) {
        self.init(
            location: NormalizedPoint(normalizedPoint: point.location),
            jointName: jointName,
            confidence: point.confidence
        )
    }
}
