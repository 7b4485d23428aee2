import Foundation
import GeometryEngine

/// Reads a row of digits whose height is about known.
///
/// The network looks at each window of the plane, and the chain of windows about one pitch apart that shows most digits
/// is the row.
struct RowReader {
    let network: DigitNetwork
    /// The least number of digits.
    var leastCount = 2

    /// The margin outside the plane where windows begin.
    private static let margin = 4
    private static let rowStep = 2
    /// The largest sizes of a scaled plane.
    private static let largestWidth = 400
    private static let largestHeight = 64
    /// The distances between digits that are tried.
    private static let pitches = 11...20

    /// Returns the best row of digits of a size, which are lighter than the ground.
    ///
    /// - Parameters:
    ///   - source: The plane.
    ///   - height: The height of digits in its pixels.
    ///   - width: The width of digits in its pixels.
    ///   - isCentered: Whether the row is known to be about in the middle.
    func row(in source: InkPlane, height: Double, width: Double, isCentered: Bool) -> DigitRow? {
        guard let plane = scaled(source, height: height, width: width) else { return nil }
        let (scaleX, scaleY) = (DigitWindow.digitWidth / width, DigitWindow.digitHeight / height)
        let views = Views(plane, network, isCentered: isCentered, step: 1)
        guard let chain = Self.pitches.compactMap({ views.chain(pitch: $0) }).max(by: { $0.score < $1.score }),
            chain.cells.count >= leastCount
        else { return nil }
        let digits = chain.cells.enumerated().map { index, cell in
            let means = views.means(around: cell)
            let value = (0..<10).max { means[$0] < means[$1] } ?? 0
            return DigitRow.Digit(
                value: value,
                confidence: means[value],
                point: index + 1 < chain.cells.count ? views.point(between: cell, chain.cells[index + 1]) : 0,
                x: Double(cell % views.columns - Self.margin + DigitWindow.width / 2) / scaleX,
                y: Double(cell / views.columns * Self.rowStep - Self.margin + DigitWindow.height / 2) / scaleY
            )
        }
        return DigitRow(digits: digits, score: chain.score, width: width, height: height)
    }

    /// Returns about how much speaks for digits of a size, after looking at few of the windows.
    func outlook(in source: InkPlane, height: Double, width: Double, isCentered: Bool) -> Float {
        guard let plane = scaled(source, height: height, width: width) else { return 0 }
        return Views(plane, network, isCentered: isCentered, step: 2).outlook()
    }

    /// Returns the surest digit of a size whose center is in a part of a plane, and how sure it is.
    func digit(in source: InkPlane, height: Double, width: Double, about center: Rect) -> (
        value: Int, confidence: Float
    )? {
        guard let plane = scaled(source, height: height, width: width) else { return nil }
        let (scaleX, scaleY) = (DigitWindow.digitWidth / width, DigitWindow.digitHeight / height)
        let least = 0.35 * plane.deviation
        var best: (value: Int, confidence: Float)?
        var pass = DigitPass()
        for y in Int(center.minY * scaleY)...max(Int(center.minY * scaleY), Int(center.maxY * scaleY)) {
            for x in Int(center.minX * scaleX)...max(Int(center.minX * scaleX), Int(center.maxX * scaleX)) {
                let (left, top) = (x - DigitWindow.width / 2, y - DigitWindow.height / 2)
                guard pass.look(at: plane, x: left, y: top, leastDeviation: least) else { continue }
                pass.run(network)
                for value in 0..<10 where pass.answers[value] > best?.confidence ?? 0 {
                    best = (value, pass.answers[value])
                }
            }
        }
        return best
    }

    /// The plane at the scale of the network, or nil if that has no sensible size.
    private func scaled(_ source: InkPlane, height: Double, width: Double) -> InkPlane? {
        let planeWidth = (Double(source.width) * DigitWindow.digitWidth / width).rounded()
        let planeHeight = (Double(source.height) * DigitWindow.digitHeight / height).rounded()
        guard planeWidth >= 16, planeHeight >= 14, planeWidth <= Double(Self.largestWidth),
            planeHeight <= Double(Self.largestHeight)
        else { return nil }
        return source.scaled(width: Int(planeWidth), height: Int(planeHeight)).prepared
    }

    /// What speaks for a digit of a probability rather than for none.
    static func evidence(_ probability: Float) -> Float {
        max(-4, min(5, log((probability + 1e-4) / (1.02 - probability))))
    }

    /// What the network says of each window.
    private struct Views {
        let columns: Int
        let rows: Int
        private var answers: [Float]
        private var evidence: [Float]
        private static let answerCount = DigitNetwork.gapPoint + 1

        init(_ plane: InkPlane, _ network: DigitNetwork, isCentered: Bool, step: Int) {
            columns = plane.width + 2 * margin - DigitWindow.width + 1
            rows = max(1, (plane.height + 2 * margin - DigitWindow.height) / rowStep + 1)
            answers = [Float](repeating: 0, count: columns * rows * Self.answerCount)
            evidence = [Float](repeating: -4, count: columns * rows)
            // Where the plane varies much less than elsewhere, the network would see figures in noise.
            let least = 0.35 * plane.deviation
            var pass = DigitPass()
            let seen = isCentered ? max(0, rows / 2 - 2)..<min(rows, (rows + 1) / 2 + 1) : 0..<rows
            for y in stride(from: seen.lowerBound, to: seen.upperBound, by: step) {
                for x in stride(from: 0, to: columns, by: step) {
                    guard pass.look(at: plane, x: x - margin, y: y * rowStep - margin, leastDeviation: least) else {
                        continue
                    }
                    pass.run(network)
                    let cell = y * columns + x
                    for index in 0..<Self.answerCount { answers[cell * Self.answerCount + index] = pass.answers[index] }
                    evidence[cell] = RowReader.evidence(pass.answers[..<10].max() ?? 0)
                }
            }
        }

        /// The sum of what speaks for a digit in each part of the plane that is as wide as one.
        func outlook() -> Float {
            stride(from: 0, to: columns, by: Int(DigitWindow.digitWidth)).reduce(0) { sum, start in
                let part = start..<min(columns, start + Int(DigitWindow.digitWidth))
                let best = (0..<rows).map { row in part.map { evidence[row * columns + $0] }.max() ?? 0 }.max() ?? 0
                return sum + max(0, best)
            }
        }

        /// The probability of a point in the gap between two digits.
        func point(between first: Int, _ second: Int) -> Float {
            let (x, y) = ((first % columns + second % columns) / 2, (first / columns + second / columns) / 2)
            return means(around: y * columns + x)[DigitNetwork.gapPoint]
        }

        /// The weighted mean of the answers at a window and those around it.
        func means(around cell: Int) -> [Float] {
            var means = [Float](repeating: 0, count: Self.answerCount)
            var total: Float = 0
            for dy in -1...1 {
                for dx in -1...1 {
                    let (x, y) = (cell % columns + dx, cell / columns + dy)
                    guard x >= 0, x < columns, y >= 0, y < rows else { continue }
                    let weight: Float = dx == 0 && dy == 0 ? 2 : dy == 0 ? 1 : 0.5
                    total += weight
                    for index in means.indices {
                        means[index] += weight * answers[(y * columns + x) * Self.answerCount + index]
                    }
                }
            }
            return means.map { $0 / total }
        }

        /// The best chain of windows about one pitch apart; the row may slope.
        func chain(pitch: Int) -> (score: Float, cells: [Int])? {
            var scores = [Float](repeating: -.infinity, count: evidence.count)
            var origins = [Int](repeating: -1, count: evidence.count)
            var best = -1
            for x in 0..<columns {
                for y in 0..<rows where evidence[y * columns + x] > -3 {
                    let cell = y * columns + x
                    var (most, origin): (Float, Int) = (0, -1)
                    for dx in -1...1 where x - pitch - dx >= 0 {
                        for dy in -1...1 where y + dy >= 0 && y + dy < rows {
                            let before = (y + dy) * columns + x - pitch - dx
                            let score = scores[before] - (dx == 0 ? 0 : 0.25) - (dy == 0 ? 0 : 0.4)
                            if score > most { (most, origin) = (score, before) }
                        }
                    }
                    scores[cell] = evidence[cell] + most
                    origins[cell] = origin
                    if best < 0 || scores[cell] > scores[best] { best = cell }
                }
            }
            guard best >= 0 else { return nil }
            var cells: [Int] = []
            var cell = best
            while cell >= 0 {
                cells.append(cell)
                cell = origins[cell]
            }
            return (scores[best], cells.reversed())
        }
    }
}
