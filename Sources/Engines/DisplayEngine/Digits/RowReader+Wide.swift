import Foundation
import GeometryEngine

extension RowReader {
    /// The heights of digits in those of the plane, and their widths in their heights: crops may be squeezed.
    private static let wideHeights = [0.46, 0.55, 0.65, 0.77, 0.9]
    private static let wideAspects = [0.42, 0.52, 0.64, 0.78, 0.96, 1.2]
    /// The number of sizes that are read.
    private static let sizeCount = 10
    /// The changes of the best size that are tried as well.
    private static let changes = [0.92, 1.08]

    /// Reads the row of digits that fills most of a plane, whether they are lighter or darker than the ground.
    func widestRow(in plane: InkPlane) -> ReadRow? {
        let planes = [plane, plane.inverted]
        var sizes: [(height: Double, width: Double, plane: Int, outlook: Float)] = []
        for index in planes.indices {
            for height in Self.wideHeights.map({ $0 * Double(plane.height) }) {
                for width in Self.wideAspects.map({ $0 * height }) {
                    let outlook = outlook(in: planes[index], height: height, width: width, isCentered: false)
                    sizes.append((height, width, index, outlook))
                }
            }
        }
        var trials: [(row: DigitRow, plane: Int)] = []
        func attempt(_ height: Double, _ width: Double, _ index: Int) {
            guard let row = row(in: planes[index], height: height, width: width, isCentered: false) else { return }
            trials.append((row, index))
        }
        for size in sizes.sorted(by: { $0.outlook > $1.outlook }).prefix(Self.sizeCount) {
            attempt(size.height, size.width, size.plane)
        }
        guard let first = trials.max(by: { $0.row.score < $1.row.score }) else { return nil }
        for change in Self.changes {
            attempt(first.row.height * change, first.row.width, first.plane)
            attempt(first.row.height, first.row.width * change, first.plane)
            for other in Self.changes { attempt(first.row.height * change, first.row.width * other, first.plane) }
        }
        let agreed = agreement(
            of: trials.map(\.row),
            hasMoreBefore: { _ in false },
            place: { row in
                let middle = (row.digits.first?.y ?? 0, row.digits.last?.y ?? 0)
                return RowPlace(
                    start: .init(x: (row.digits.first?.x ?? 0) - row.width / 2, y: middle.0),
                    end: .init(x: (row.digits.last?.x ?? 0) + row.width / 2, y: middle.1),
                    height: row.height,
                    isLight: first.plane == 1
                )
            }
        )
        return agreed.map { withSmallDigit($0, in: planes[first.plane], width: first.row.width) }
    }

    /// The sizes of a small last digit in those of the others; it is a tenth.
    private static let smallSizes = [0.5, 0.58, 0.67, 0.76]

    /// The row with a small digit after it; something that may be one or not leaves doubt.
    private func withSmallDigit(_ row: ReadRow, in plane: InkPlane, width: Double) -> ReadRow {
        guard row.digits.count > 1 else { return row }
        let (height, end) = (row.place.height, row.place.end)
        let pitch = (row.place.length - width) / Double(row.digits.count - 1)
        var best: (value: Int, confidence: Float) = (0, 0)
        var votes: [Int: Int] = [:]
        for size in Self.smallSizes {
            let middle = end.y + height * (1 - size) / 2
            let left = end.x - width / 2 + 0.55 * pitch
            let center = Rect(
                minX: left,
                minY: middle - 0.06 * height,
                maxX: max(left, min(Double(plane.width), left + 0.6 * pitch)),
                maxY: middle + 0.06 * height
            )
            guard let found = digit(in: plane, height: size * height, width: size * width, about: center) else {
                continue
            }
            if found.confidence > best.confidence { best = found }
            if found.confidence > 0.8 { votes[found.value, default: 0] += 1 }
        }
        var row = row
        if best.confidence > 0.9, votes == [best.value: votes[best.value] ?? 0], votes[best.value] ?? 0 > 1 {
            row.digits.append(best.value)
            row.points[row.points.count - 1] = 1
            row.points.append(0)
            row.confidences.append((row.confidences.max() ?? 0) * Double(best.confidence))
        } else if best.confidence > 0.4 {
            row.confidences = row.confidences.map { 0.5 * $0 }
        }
        return row
    }
}
