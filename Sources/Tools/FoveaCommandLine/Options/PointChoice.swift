import CommandLineKit

/// A place as it is typed: in pixels or percent of the upright picture, from its upper left corner.
struct PointChoice: Sendable, Hashable {
    /// The distance from the left edge.
    let x: RegionChoice.Length
    /// The distance from the upper edge.
    let y: RegionChoice.Length

    /// Reads `X,Y`, each in pixels or with a percent sign; nil when the text is something else.
    init?(_ text: String) {
        let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { RegionChoice.length($0) }
        guard lengths.count == 2, let x = lengths[0], let y = lengths[1] else { return nil }
        (self.x, self.y) = (x, y)
    }

    /// Returns the place as parts of a picture, or nil where it lies outside.
    func parts(width: Int, height: Int) -> (x: Double, y: Double)? {
        let (x, y) = (x.part(of: width), y.part(of: height))
        return x <= 1 && y <= 1 ? (x, y) : nil
    }

    /// The option that asks for a place.
    static let option = Option<PointChoice?>(
        "at",
        placeholder: "X,Y",
        default: nil,
        help: "Search for what lies at this place: pixels of the upright picture from its upper left corner, or "
            + "percent: 50%,50% is the middle."
    ) { (text) throws(InvalidValue) in
        guard let point = PointChoice(text) else {
            throw InvalidValue(expected: "two lengths such as 640,480 or 50%,50%")
        }
        return point
    }
}
