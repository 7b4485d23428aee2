import PixelEngine

/// A rotation or reflection as a matrix, with the vertical axis pointing down.
struct Turn: Equatable {
    private let a: Int
    private let b: Int
    private let c: Int
    private let d: Int

    static let none = Turn(a: 1, b: 0, c: 0, d: 1)
    static let leftToRight = Turn(a: -1, b: 0, c: 0, d: 1)
    static let topToBottom = Turn(a: 1, b: 0, c: 0, d: -1)

    static func counterclockwise(quarters: Int) -> Turn {
        let quarter = Turn(a: 0, b: 1, c: -1, d: 0)
        return (0..<quarters).reduce(.none) { turn, _ in turn.followed(by: quarter) }
    }

    /// This transform, then the other.
    func followed(by next: Turn) -> Turn {
        Turn(
            a: next.a * a + next.b * c,
            b: next.a * b + next.b * d,
            c: next.c * a + next.d * c,
            d: next.c * b + next.d * d
        )
    }

    /// The transform as an EXIF orientation.
    var orientation: PictureOrientation {
        switch (a, b, c, d) {
        case (-1, 0, 0, 1): .upMirrored
        case (-1, 0, 0, -1): .down
        case (1, 0, 0, -1): .downMirrored
        case (0, 1, 1, 0): .leftMirrored
        case (0, -1, 1, 0): .right
        case (0, -1, -1, 0): .rightMirrored
        case (0, 1, -1, 0): .left
        default: .up
        }
    }
}
