import GeometryEngine
import LocalFeatureEngine

extension [RankedItem] {
    /// The items, given from the most to the least probable, with things that surely are in the picture in the order in
    /// which a person would mean them.
    ///
    /// Where several things are surely there, which of them looks a little more like its item says nothing about which one
    /// is meant: that is rather the one in front, which is larger and nearer the middle. Items that compete for one place
    /// stay in the order of their probabilities.
    var inOrderOfProminence: [RankedItem] {
        var things: [(item: RankedItem, place: Quadrilateral)] = []
        for item in self {
            guard item.probability >= Self.sure, let place = item.candidate?.placement?.corners, place.isConvex
            else { continue }
            if things.allSatisfy({ $0.place.isApart(from: place) }) { things.append((item, place)) }
        }
        guard things.count > 1 else { return self }
        let ids = Set(things.map(\.item.id))
        // Equally prominent things keep their order.
        let sorted = things.map { ($0.item, prominence: $0.place.prominence * $0.item.probability) }.enumerated()
            .sorted { ($0.element.prominence, $1.offset) > ($1.element.prominence, $0.offset) }
        return sorted.map(\.element.0) + filter { !ids.contains($0.id) }
    }

    /// The probability from which on a thing surely is in the picture.
    private static let sure = 0.8
}

extension Quadrilateral {
    /// A picture, in parts of its sides.
    private static let picture = Quadrilateral(Rect(x: 0, y: 0, width: 1, height: 1))

    /// Returns whether two things are in different places, though one may hide a little of the other.
    fileprivate func isApart(from other: Quadrilateral) -> Bool {
        commonArea(with: other) < 0.3 * min(area, other.area)
    }

    /// How much a thing of a picture stands out, from 0 to 1: more the larger and the nearer the middle it is.
    fileprivate var prominence: Double {
        let seen = part(in: Self.picture)
        guard !seen.isEmpty else { return 0 }
        let (dx, dy) = (Rect(around: seen).middle.x - 0.5, Rect(around: seen).middle.y - 0.5)
        let share = commonArea(with: Self.picture)
        return share.squareRoot() * (1 - (dx * dx + dy * dy).squareRoot())
    }
}
