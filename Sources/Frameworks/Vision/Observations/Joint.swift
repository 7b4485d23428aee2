public import CoreGraphics
import Foundation

/// A point of a body or a hand in an image.
public struct Joint: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The place of the point, measured from the lower left.
    public let location: NormalizedPoint
    /// The name of the point, which is the raw value of the pose's own name for it.
    public let jointName: String
    /// The level of confidence that the image shows the point there, from 0 to 1.
    public let confidence: Float

    /// Returns the distance to another point, in normalized coordinates.
    public func distance(to joint: Joint) -> CGFloat {
        hypot(location.x - joint.location.x, location.y - joint.location.y)
    }

    /// The name, the place and the confidence in percent.
    public var description: String { "\(jointName) \(location) \(Int((confidence * 100).rounded())) %" }
}

extension [Joint] {
    /// The joint of a name, or nil where there is none.
    subscript<Name: RawRepresentable<String>>(name: Name) -> Joint? {
        first { $0.jointName == name.rawValue }
    }

    /// The joints of some names, by their names.
    func named<Name: RawRepresentable<String> & Hashable>(_ names: [Name]) -> [Name: Joint] {
        Dictionary(uniqueKeysWithValues: names.compactMap { name in self[name].map { (name, $0) } })
    }
}
