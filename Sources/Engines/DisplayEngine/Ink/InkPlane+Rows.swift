import Foundation
import GeometryEngine

extension InkPlane {
    /// Returns the pixels around a place, level, scaled so that digits have a height.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - digitHeight: The height of digits in the result.
    ///   - above: The margin above and below the digits, in their heights.
    ///   - aside: The margin to the left and the right, in heights of digits.
    func strip(_ place: RowPlace, digitHeight: Double, above: Double, aside: Double) -> InkPlane {
        let scale = place.height / digitHeight
        let width = max(1, Int(place.length / scale + 2 * aside * digitHeight))
        let height = max(1, Int(digitHeight * (1 + 2 * above)))
        // Several samples a pixel where the picture becomes smaller.
        let count = max(1, min(4, Int(scale.rounded(.up))))
        let offsets = (0..<count).map { (Double($0) + 0.5) / Double(count) }
        var values = [Float](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for partY in offsets {
                    for partX in offsets {
                        let along = (Double(x) + partX) * scale - aside * place.height
                        let point = place.point(along, (Double(y) + partY - Double(height) / 2) * scale)
                        sum += sample(point.x - 0.5, point.y - 0.5)
                    }
                }
                values[y * width + x] = sum / Float(count * count)
            }
        }
        return InkPlane(width: width, height: height, values: values)
    }

    /// Returns the plane with everything turned about its middle so that lines at an angle become level.
    func leveled(_ angle: Double) -> InkPlane {
        let (cosine, sine) = (cos(angle), sin(angle))
        let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                let (dx, dy) = (Double(x) + 0.5 - middleX, Double(y) + 0.5 - middleY)
                result.values[y * width + x] = sample(
                    middleX + cosine * dx - sine * dy - 0.5,
                    middleY + sine * dx + cosine * dy - 0.5
                )
            }
        }
        return result
    }
}
