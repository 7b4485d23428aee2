import GeometryEngine

extension Rect {
    /// Returns squares that cover the rectangle, row after row, and overlap by a part of their side at least.
    ///
    /// A square that is larger than the rectangle begins at its upper left corner.
    func tiles(side: Double, overlap: Double = 0.25) -> [Rect] {
        guard side > 0, side.isFinite, !isEmpty, !isInfinite else { return [] }
        let columns = Self.starts(width, side: side, overlap: overlap)
        return Self.starts(height, side: side, overlap: overlap).flatMap { y in
            columns.map { x in Rect(x: minX + x, y: minY + y, width: side, height: side) }
        }
    }

    private static func starts(_ length: Double, side: Double, overlap: Double) -> [Double] {
        guard length > side else { return [0] }
        let count = max(2, Int(((length - overlap * side) / (side * (1 - overlap))).rounded(.up)))
        return (0..<count).map { Double($0) * (length - side) / Double(count - 1) }
    }

    /// Returns whether a box crosses one of the sides where a larger rectangle continues.
    func cuts(_ box: Rect, in whole: Rect) -> Bool {
        (box.minX < minX && minX > whole.minX) || (box.maxX > maxX && maxX < whole.maxX)
            || (box.minY < minY && minY > whole.minY) || (box.maxY > maxY && maxY < whole.maxY)
    }
}
