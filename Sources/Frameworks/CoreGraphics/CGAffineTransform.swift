@_exported public import FoundationCompatibility

/// A matrix that maps points of one plane to another, keeping lines straight and parallel.
///
/// A point is a row vector on the left: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Sendable, Hashable {
    /// The entry in row 1, column 1.
    public var a: CGFloat
    /// The entry in row 1, column 2.
    public var b: CGFloat
    /// The entry in row 2, column 1.
    public var c: CGFloat
    /// The entry in row 2, column 2.
    public var d: CGFloat
    /// The entry in row 3, column 1.
    public var tx: CGFloat
    /// The entry in row 3, column 2.
    public var ty: CGFloat

    /// Creates a transform of zeros.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
}

// MARK: - Simple transforms

extension CGAffineTransform {
    /// The transform that leaves every point where it is.
    public static let identity: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform that moves points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that scales distances from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that turns the plane about the origin, from the x-axis towards the y-axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A Boolean value that indicates whether the transform leaves every point where it is.
    public var isIdentity: Bool { self == .identity }
}

// MARK: - Combining

extension CGAffineTransform {
    /// Returns the transform that applies this one first and another one then.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty
        )
    }

    /// Returns the transform that undoes this one, or this one when nothing can.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }

    /// Returns the transform that moves points before this one applies.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that scales before this one applies.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that turns the plane before this one applies.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

// MARK: - Codable

extension CGAffineTransform: Codable {
    /// Reads the six entries from an unkeyed container.
    public init(from decoder: any Decoder) throws {
        var entries = try decoder.unkeyedContainer()
        self.init(
            a: try entries.decode(CGFloat.self),
            b: try entries.decode(CGFloat.self),
            c: try entries.decode(CGFloat.self),
            d: try entries.decode(CGFloat.self),
            tx: try entries.decode(CGFloat.self),
            ty: try entries.decode(CGFloat.self)
        )
    }

    /// Writes the six entries to an unkeyed container.
    public func encode(to encoder: any Encoder) throws {
        var entries = encoder.unkeyedContainer()
        for entry in [a, b, c, d, tx, ty] { try entries.encode(entry) }
    }
}
