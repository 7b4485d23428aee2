import Foundation

/// The abstract base of what consists of named points in space.
public class VNRecognizedPoints3DObservation: VNObservation {
    /// The points, in a fixed order; each class has its own.
    var points: [VNRecognizedPoint3D] { [] }

    /// The groups of points that there can be, with the names of their points; each class has its own.
    class var groups: [(key: VNRecognizedPointGroupKey, members: [VNRecognizedPointKey])] { [] }

    /// The names of the points that the observation has.
    public var availableKeys: [VNRecognizedPointKey] { points.map(\.identifier) }

    /// The names of the groups of which the observation has points, and that of all points.
    public var availableGroupKeys: [VNRecognizedPointGroupKey] {
        let available = Set(availableKeys)
        return Self.groups.filter { !available.isDisjoint(with: $0.members) }.map(\.key) + [.point3DGroupKeyAll]
    }

    /// Returns the point of a name.
    ///
    /// Throws ``VNErrorCode/invalidArgument`` where the observation lacks it.
    public func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint3D {
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
    ) throws -> [VNRecognizedPointKey: VNRecognizedPoint3D] {
        let members = Self.groups.first { $0.key == groupKey }.map { Set($0.members) }
        guard members != nil || groupKey == .point3DGroupKeyAll else {
            throw VisionError.invalidArgument(
                "The observation has no group \(groupKey.rawValue); availableGroupKeys lists those that it has."
            ).vnError
        }
        let chosen = points.filter { members?.contains($0.identifier) ?? true }
        return Dictionary(chosen.map { ($0.identifier, $0) }) { first, _ in first }
    }
}

extension VNRecognizedPointGroupKey {
    /// All the points in space.
    public static let point3DGroupKeyAll: VNRecognizedPointGroupKey = VNRecognizedPointGroupKey(rawValue: "VNIPO3DAll")
}
