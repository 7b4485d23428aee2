public import Foundation
public import simd

/// A point in space, as the transform that moves the origin there.
public class VNPoint3D: NSObject, NSCopying, NSSecureCoding {
    /// The transform; its last column is the place.
    public let position: simd_float4x4

    /// Creates a point from a transform, or returns nil when that isn't made of numbers.
    public init?(position: simd_float4x4) {
        guard position.entries.allSatisfy(\.isFinite) else { return nil }
        self.position = position
        super.init()
    }

    init(finite position: simd_float4x4) {
        self.position = position
        super.init()
    }

    /// Returns the point itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is a point of the same class and place.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let point = object as? VNPoint3D else { return false }
        return type(of: point) == type(of: self) && point.position == position
    }

    /// A hash of the place.
    public override var hash: Int { position.hashValue }
    /// The coordinates.
    public override var description: String {
        let place = position.columns.3
        return "(\(place.x), \(place.y), \(place.z))"
    }

    // MARK: Archiving

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the point to an archive.
    public func encode(with coder: NSCoder) {
        coder.encodeNumbers(position.entries.map { CGFloat($0) }, forKey: "position")
    }

    /// Reads a point from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let numbers = coder.decodeNumbers(16, forKey: "position")?.map({ Float($0) }) else { return nil }
        position = simd_float4x4(stride(from: 0, to: 16, by: 4).map { SIMD4(numbers[$0..<$0 + 4]) })
        super.init()
    }
}

extension simd_float4x4 {
    /// The entries, column after column.
    fileprivate var entries: [Float] { (0..<16).map { self[$0 / 4, $0 % 4] } }
}
