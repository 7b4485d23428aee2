extension [Rect] {
    /// The indices of the boxes in rows from the top, each row from the left.
    ///
    /// Boxes share a row when their middles differ by less than half the lower one's height.
    public var rows: [[Int]] {
        var rows: [(middle: Double, height: Double, members: [Int])] = []
        for index in indices.sorted(by: { self[$0].middle.y < self[$1].middle.y }) {
            let (middle, height) = (self[index].middle.y, self[index].height)
            if let row = rows.last, abs(middle - row.middle) < 0.5 * Swift.min(height, row.height) {
                let count = Double(row.members.count)
                rows[rows.count - 1].middle = (row.middle * count + middle) / (count + 1)
                rows[rows.count - 1].height = (row.height * count + height) / (count + 1)
                rows[rows.count - 1].members.append(index)
            } else {
                rows.append((middle, height, [index]))
            }
        }
        return rows.map { $0.members.sorted { self[$0].minX < self[$1].minX } }
    }
}
