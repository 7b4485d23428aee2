import CommandLineKit
import Foundation
import GeometryEngine
import ImageCodingEngine

/// The places of what was found in a picture, in its pixels from the upper left corner.
struct PixelPlaces {
    private let width: Double
    private let height: Double

    init(_ info: ImageInfo) {
        (width, height) = (Double(info.uprightWidth), Double(info.uprightHeight))
    }

    /// A box for people, such as `116 × 135 at (177, 67)`.
    func words(for box: Rect) -> String {
        let box = inPixels(box)
        let size = "\(Number.fixed(box.width, 0)) × \(Number.fixed(box.height, 0))"
        return "\(size) at (\(Number.fixed(box.minX, 0)), \(Number.fixed(box.minY, 0)))"
    }

    /// A point for people, such as `(177, 67)`.
    func words(for point: Point) -> String {
        "(\(Number.fixed(point.x * width, 0)), \(Number.fixed(point.y * height, 0)))"
    }

    /// A box as an object.
    func json(_ box: Rect) -> JSONValue {
        let box = inPixels(box)
        return [
            "x": .hundredths(box.minX), "y": .hundredths(box.minY), "width": .hundredths(box.width),
            "height": .hundredths(box.height),
        ]
    }

    /// A box keeps its place even if it has no area, as that around a single joint.
    private func inPixels(_ box: Rect) -> Rect {
        Rect(minX: box.minX * width, minY: box.minY * height, maxX: box.maxX * width, maxY: box.maxY * height)
    }

    /// A point as an object.
    func json(_ point: Point) -> JSONValue {
        ["x": .hundredths(point.x * width), "y": .hundredths(point.y * height)]
    }
}

extension JSONValue {
    /// A number with two decimals at most, which say all that is known of a place.
    static func hundredths(_ value: Double) -> JSONValue { .double((value * 100).rounded() / 100) }
}

extension Double {
    /// An angle of radians in degrees.
    var degrees: Double { self * 180 / .pi }
}
