extension BorderFollower {
    /// The tree of the borders that divide what looks different.
    ///
    /// A region whose mean level is too near that of its surroundings goes, and what is in it with it.
    func tree(leastDifference: Double, aspectRatio: Double) -> ContourTree {
        // Each border's number among those that stay, or nil.
        var numbers: [Int32?] = []
        numbers.reserveCapacity(borders.count)
        var (kept, ends, parents): ([ContourTree.Place], [Int32], [Int32]) = ([], [], [])
        var start = 0
        // Where objects are all around, the only one at the top level has nothing to differ from but its holes.
        let isFramed = outside.count == 0
        let hasHole = isFramed && borders.contains { $0.parent == 0 && differs($0, by: leastDifference) }
        for border in borders {
            defer { start = border.end }
            let parent = border.parent < 0 ? -1 : numbers[Int(border.parent)]
            let stays = border.parent < 0 && isFramed ? hasHole : differs(border, by: leastDifference)
            guard let parent, stays else {
                numbers.append(nil)
                continue
            }
            numbers.append(Int32(ends.count))
            parents.append(parent)
            kept += places[start..<border.end]
            ends.append(Int32(kept.count))
        }
        return ContourTree(
            width: width,
            height: height,
            aspectRatio: aspectRatio,
            places: kept,
            ends: ends,
            parents: parents
        )
    }

    private func differs(_ border: Border, by least: Double) -> Bool {
        let surroundings = border.parent < 0 ? outside : borders[Int(border.parent)].level
        return abs(border.level.mean - surroundings.mean) >= least
    }
}
