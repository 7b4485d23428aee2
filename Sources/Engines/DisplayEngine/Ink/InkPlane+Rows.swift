import Foundation
import GeometryEngine

extension InkPlane {
    /// Returns the pixels around a place, level, scaled so that the place with its margins has a height.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - margins: The margins around the digits, in their heights.
    ///   - stretch: How much wider everything becomes than it is.
    ///   - height: The number of rows of the result.
    ///   - largestWidth: The largest number of columns; wider places are squeezed.
    func strip(_ place: RowPlace, _ margins: RowMargins, stretch: Double, height: Int, largestWidth: Int) -> InkPlane {
        let scaleY = place.height * (1 + margins.above + margins.below) / Double(height)
        let length = place.length + 2 * margins.aside * place.height
        let width = max(1, min(largestWidth, Int((length * stretch / scaleY).rounded())))
        let scaleX = length / Double(width)
        // Several samples a pixel where the picture becomes smaller.
        let (countX, countY) = (max(1, min(4, Int(scaleX.rounded(.up)))), max(1, min(4, Int(scaleY.rounded(.up)))))
        let top = -place.height * (0.5 + margins.above)
        var values = [Float](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for partY in 0..<countY {
                    for partX in 0..<countX {
                        let along = (Double(x) + (Double(partX) + 0.5) / Double(countX)) * scaleX
                        let across = (Double(y) + (Double(partY) + 0.5) / Double(countY)) * scaleY
                        let point = place.point(along - margins.aside * place.height, top + across)
                        sum += sample(point.x - 0.5, point.y - 0.5)
                    }
                }
                values[y * width + x] = sum / Float(countX * countY)
            }
        }
        return InkPlane(width: width, height: height, values: values)
    }

    /// Returns the plane with rows added at the top and at the bottom, which repeat the first and the last one, or with
    /// rows cut off where a count is negative.
    func framed(top: Int, bottom: Int) -> InkPlane {
        let rows = (-top..<max(1 - top, height + bottom)).map { max(0, min(height - 1, $0)) }
        let values = rows.flatMap { self.values[$0 * width..<($0 + 1) * width] }
        return InkPlane(width: width, height: rows.count, values: values)
    }

    /// Returns the plane with the least value, or the largest one, of each square of a size up to its pixel.
    func spread(over size: Int, isDark: Bool) -> InkPlane {
        spread(over: size, along: 1, isDark: isDark) { $0 % width }
            .spread(over: size, along: width, isDark: isDark) { $0 / width }
    }

    private func spread(over size: Int, along step: Int, isDark: Bool, _ position: (Int) -> Int) -> InkPlane {
        var result = self
        for place in values.indices {
            for before in 0...min(size - 1, position(place)) {
                let (value, most) = (values[place - before * step], result.values[place])
                if isDark ? value < most : value > most { result.values[place] = value }
            }
        }
        return result
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

/// The margins around a row of digits, in heights of its digits.
struct RowMargins {
    var above: Double
    var below: Double
    var aside: Double
}
