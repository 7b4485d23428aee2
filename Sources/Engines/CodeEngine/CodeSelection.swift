import GeometryEngine

/// The choice of what is answered among what was read.
enum CodeSelection {
    /// The codes that fit the criteria, each once, from top to bottom.
    static func kept(_ found: [FoundCode], criteria: CodeCriteria) -> [FoundCode] {
        var kept: [FoundCode] = []
        for code in found.compactMap({ named($0, criteria) }) {
            if let index = kept.firstIndex(where: { isSame($0, code) }) {
                // The reader may see a code at one scale with the small one next to it, and at another without.
                if kept[index].supplement == nil, code.supplement != nil { kept[index] = code }
            } else {
                kept.append(code)
            }
        }
        kept.sort { ($0.corners.topLeft.y, $0.corners.topLeft.x) < ($1.corners.topLeft.y, $1.corners.topLeft.x) }
        return Array(kept.prefix(criteria.maximumCount))
    }

    /// The code under the name that was asked for, or nil for a kind that wasn't.
    private static func named(_ code: FoundCode, _ criteria: CodeCriteria) -> FoundCode? {
        var code = code
        if code.symbology == .itf, code.text.utf8.count == 14, code.hasCheckCharacter,
            criteria.symbologies.contains(.itf14)
        {
            code.symbology = .itf14
        }
        return criteria.symbologies.contains(code.symbology) ? code : nil
    }

    private static func isSame(_ a: FoundCode, _ b: FoundCode) -> Bool {
        guard a.symbology == b.symbology, a.bytes == b.bytes else { return false }
        // Lines through different rows of a stacked code, and above a small code next to its neighbour, read parts that
        // touch. A line of a pixel's height has no area to share.
        let reach = (a.supplement == nil) != (b.supplement == nil) || a.symbology == .dataBarExpanded ? 0.25 : 0
        func reached(_ code: FoundCode) -> Rect {
            let bounds = code.corners.bounds
            return bounds.outset(x: reach * bounds.width, y: reach * bounds.width)
        }
        let (first, second) = (reached(a), reached(b))
        return first.minX <= second.maxX && second.minX <= first.maxX && first.minY <= second.maxY
            && second.minY <= first.maxY
    }
}
