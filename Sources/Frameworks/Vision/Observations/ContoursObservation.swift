import ContourEngine
public import CoreGraphics
public import CoreMedia

/// The contours of an image, and which of them lies in which.
///
/// The contours without one around them are those of objects; in each are those of its holes, in which are those of the
/// objects there, and so on. Points are measured in the region of interest.
public struct ContoursObservation: VisionObservation {
    let tree: ContourTree
    let record: ObservationRecord

    init(_ tree: ContourTree, _ record: ObservationRecord) {
        (self.tree, self.record) = (tree, record)
    }

    /// The number of all contours.
    public var contourCount: Int { tree.count }

    /// The contours that no other encloses.
    public var topLevelContours: [Contour] { tree.outermost.map { Contour(tree, $0) } }

    /// All contours as a path in normalized coordinates; each is a closed subpath.
    public var normalizedPath: CGPath {
        let path = CGMutablePath()
        for contour in 0..<tree.count { Contour(tree, contour).add(to: path) }
        return path
    }

    /// Returns the contour at an index, whichever encloses it, or nil when there are fewer.
    public func contourAtIndex(_ index: Int) -> Contour? {
        (0..<tree.count).contains(index) ? Contour(tree, index) : nil
    }

    /// Returns the contour at an index path, or nil when there is none.
    ///
    /// The first index is that of a contour in ``topLevelContours``, each next one that of a child of the contour before.
    public func countourAtIndexPath(_ indexPath: IndexPath) -> Contour? {
        tree.contour(at: indexPath).map { Contour(tree, $0) }
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: Float { record.confidence }
    /// The time in a video that the image belongs to.
    public var timeRange: CMTimeRange? { record.timeRange }
    /// The request that found the contours.
    public var originatingRequestDescriptor: RequestDescriptor? { record.descriptor }
    /// The number of all contours and of those that no other encloses.
    public var description: String { "\(contourCount) contours, \(tree.outermost.count) at the top level" }
}
