import Foundation
import GeometryEngine
import PixelEngine

/// How well a face was captured, for choosing the best of several pictures of a person.
struct FaceQuality {
    /// The quality, from 0 to 1.
    let score: Double

    /// The width and height of the examined picture of the face, in pixels.
    private static let side = 96

    /// Judges a face by its size, sharpness, light and direction.
    init(of face: FaceSearch.Finding, in picture: PicturePyramid) throws {
        var region = TurnedRect(face.box).square()
        region.angle = -face.mesh.pose.roll
        let bytes = try picture.rgb(of: region, width: Self.side, height: Self.side, border: .repeated)
        let gray = stride(from: 0, to: bytes.count, by: 3).map { Self.gray(bytes[$0..<$0 + 3]) }
        let pixels = min(face.box.width, face.box.height)
        let size = Self.ramp(pixels, from: 12, to: 140)
        let pose = face.mesh.pose
        let direction = max(0, cos(pose.yaw)) * max(0, cos(pose.pitch)) * (0.8 + 0.2 * max(0, cos(pose.roll)))
        let attention = (0.7 + 0.3 * face.mesh.eyeOpening) * (0.5 + 0.5 * face.mesh.presence)
        let product = size * Self.sharpness(gray) * Self.light(gray) * direction * attention
        // The root of the product: one weak factor doesn't hide the others.
        score = pow(product, 1 / 2.5)
    }

    /// The brightness of a pixel, from 0 to 1.
    private static func gray(_ pixel: ArraySlice<UInt8>) -> Double {
        zip(pixel, [0.299, 0.587, 0.114]).reduce(0) { $0 + Double($1.0) * $1.1 } / 255
    }

    private static func ramp(_ value: Double, from low: Double, to high: Double) -> Double {
        min(max((value - low) / (high - low), 0), 1)
    }

    /// The contrast of neighbors against that of the whole face.
    private static func sharpness(_ gray: [Double]) -> Double {
        var sum = 0.0
        for y in 1..<side - 1 {
            for x in 1..<side - 1 {
                let index = y * side + x
                let slope =
                    4 * gray[index] - gray[index - 1] - gray[index + 1] - gray[index - side] - gray[index + side]
                sum += slope * slope
            }
        }
        let detail = (sum / Double((side - 2) * (side - 2))).squareRoot()
        return ramp(detail / max(deviation(gray), 0.02), from: 0.02, to: 0.35)
    }

    /// The evenness of exposure: neither dark nor bright, and with contrast.
    private static func light(_ gray: [Double]) -> Double {
        let mean = gray.reduce(0, +) / Double(gray.count)
        let exposure = ramp(mean, from: 0.05, to: 0.3) * ramp(1 - mean, from: 0.03, to: 0.2)
        return exposure * ramp(deviation(gray), from: 0.02, to: 0.12)
    }

    private static func deviation(_ gray: [Double]) -> Double {
        let mean = gray.reduce(0, +) / Double(gray.count)
        return (gray.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(gray.count)).squareRoot()
    }
}

extension FaceMesh {
    /// How far the more open eye is open, from 0 to 1.
    var eyeOpening: Double {
        min(max((max(leftEyeOpening, rightEyeOpening) - 0.08) / 0.16, 0), 1)
    }
}
