import CommandLineKit
import FoveaCapture

/// A line as it is typed: places in pixels or percent of the upright picture, from its upper left corner.
struct LassoChoice: Sendable, Hashable {
    /// The lengths, a horizontal one before each vertical one.
    let lengths: [RegionChoice.Length]

    /// Reads `X1,Y1,X2,Y2,…`; nil when the text is something else.
    init?(_ text: String) {
        let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { RegionChoice.length($0) }
        let known = lengths.compactMap { $0 }
        guard known.count == lengths.count, known.count.isMultiple(of: 2), known.count >= 6,
            known.count <= 2 * Highlight.maximumPointCount
        else { return nil }
        self.lengths = known
    }

    /// Returns the line as parts of a picture.
    func points(width: Int, height: Int) -> [HighlightPoint] {
        stride(from: 0, to: lengths.count, by: 2).map { index in
            HighlightPoint(x: lengths[index].part(of: width), y: lengths[index + 1].part(of: height))
        }
    }

    /// The option that asks for a line.
    static let option = Option<LassoChoice?>(
        "lasso",
        placeholder: "X1,Y1,X2,Y2,…",
        default: nil,
        help:
            "Search with what this line encloses: the corners of a polygon, in pixels of the upright picture from its "
            + "upper left corner, or percent; its end is joined to its start."
    ) { (text) throws(InvalidValue) in
        guard let lasso = LassoChoice(text) else {
            throw InvalidValue(expected: "three places or more, such as 10%,10%,90%,10%,50%,90%")
        }
        return lasso
    }
}
