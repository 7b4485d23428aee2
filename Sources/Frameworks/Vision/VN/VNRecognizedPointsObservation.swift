public import CoreML
public import Foundation

/// The abstract base of what consists of named points.
public class VNRecognizedPointsObservation: VNObservation {
    /// The points, in a fixed order.
    let points: [VNRecognizedPoint]

    init(_ points: [VNRecognizedPoint], record: ObservationRecord, requestRevision: Int) {
        self.points = points
        super.init(record: record, requestRevision: requestRevision)
    }

    /// The names of the points that there can be, in a fixed order; each class has its own.
    class var keys: [VNRecognizedPointKey] { [] }
    /// The groups of points that there can be, with the names of their points; each class has its own.
    class var groups: [(key: VNRecognizedPointGroupKey, members: [VNRecognizedPointKey])] { [] }

    /// The names of the points that the observation has.
    public var availableKeys: [VNRecognizedPointKey] { points.map(\.identifier) }

    /// The names of the groups of which the observation has points, and that of all points.
    public var availableGroupKeys: [VNRecognizedPointGroupKey] {
        let available = Set(availableKeys)
        return Self.groups.filter { !available.isDisjoint(with: $0.members) }.map(\.key) + [.all]
    }

    /// Returns the point of a name.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the observation lacks it.
    public func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        guard let point = points.first(where: { $0.identifier == pointKey }) else {
            throw VisionError.invalidArgument(
                "The observation has no point \(pointKey.rawValue); availableKeys lists those that it has."
            ).vnError
        }
        return point
    }

    /// Returns the points of a group by their names.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` for a group that the observation can't have.
    public func recognizedPoints(
        forGroupKey groupKey: VNRecognizedPointGroupKey
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint] {
        let members = Self.groups.first { $0.key == groupKey }.map { Set($0.members) }
        guard members != nil || groupKey == .all else {
            throw VisionError.invalidArgument(
                "The observation has no group \(groupKey.rawValue); availableGroupKeys lists those that it has."
            ).vnError
        }
        let chosen = points.filter { members?.contains($0.identifier) ?? true }
        return Dictionary(chosen.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// Returns the points as numbers, in the shape that models of poses take.
    ///
    /// The axes are that of the one pose, that of the x- and y-coordinate and the confidence, and that of the names that
    /// the class has. A point that isn't there has zeros.
    public func keypointsMultiArray() throws -> MLMultiArray {
        try vnThrowing { try joints.keypoints(of: Self.keys) }
    }

    /// The points as the Swift interface has them.
    private var joints: [Joint] { points.map { Joint($0, jointName: $0.identifier.rawValue) } }

    // MARK: Archiving

    /// Writes the points to an archive.
    public override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let data = try? JSONEncoder().encode(joints) { coder.encode(NSData(data: data), forKey: "points") }
    }

    /// Reads points from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "points"),
            let joints = try? JSONDecoder().decode([Joint].self, from: Data(referencing: data))
        else { return nil }
        points = joints.map { VNRecognizedPoint($0, identifier: VNRecognizedPointKey(rawValue: $0.jointName)) }
        super.init(coder: coder)
    }
}
