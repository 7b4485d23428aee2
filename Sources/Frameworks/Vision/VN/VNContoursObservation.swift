import ContourEngine
public import CoreGraphics
public import Foundation

/// The contours of an image, and which of them lies in which.
public final class VNContoursObservation: VNObservation {
    private let contours: ContoursObservation

    init(_ observation: ContoursObservation, requestRevision: Int) {
        contours = observation
        super.init(record: observation.record, requestRevision: requestRevision)
    }

    /// The number of all contours.
    public var contourCount: Int { contours.contourCount }
    /// The number of contours that no other encloses.
    public var topLevelContourCount: Int { contours.tree.outermost.count }
    /// The contours that no other encloses.
    public var topLevelContours: [VNContour] { contours.topLevelContours.map(vnContour) }
    /// All contours as a path in normalized coordinates; each is a closed subpath.
    public var normalizedPath: CGPath { contours.normalizedPath }

    /// Returns the contour at an index, whichever encloses it.
    ///
    /// Throws ``VNErrorCode/outOfBoundsError`` when there are fewer.
    public func contour(at contourIndex: Int) throws -> VNContour {
        guard let contour = contours.contourAtIndex(contourIndex) else {
            throw VisionError.outOfBoundsError("There are \(contourCount) contours, and none at \(contourIndex).")
                .vnError
        }
        return vnContour(contour)
    }

    /// Returns the contour at an index path, of which each index is that of a child of the contour before.
    ///
    /// Throws ``VNErrorCode/outOfBoundsError`` when there is none.
    public func contour(at indexPath: IndexPath) throws -> VNContour {
        guard let contour = contours.countourAtIndexPath(indexPath) else {
            throw VisionError.outOfBoundsError("There is no contour at \(Array(indexPath)).").vnError
        }
        return vnContour(contour)
    }

    private func vnContour(_ contour: ContoursObservation.Contour) -> VNContour {
        VNContour(contour, requestRevision: requestRevision)
    }

    /// The number of all contours and of those that no other encloses.
    public override var description: String { contours.description }

    // MARK: Archiving

    /// Writes the contours to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(contours) { coder.encode(NSData(data: data), forKey: "contours") }
    }

    /// Reads contours from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "contours"),
            let contours = try? JSONDecoder().decode(ContoursObservation.self, from: Data(referencing: data))
        else { return nil }
        self.contours = contours
        super.init(coder: coder)
    }

    fileprivate var twin: ContoursObservation { contours }
}

extension ContoursObservation {
    /// Creates contours from those of the VN interface.
    public init(_ observation: VNContoursObservation) {
        self = observation.twin
    }
}
