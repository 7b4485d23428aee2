import CommandLineKit
import FoveaCapture
package import GeometryEngine

/// Positions in pixels or percent of the upright picture, from its upper left corner.
package struct TypedPlaces: Sendable, Hashable {
    /// The lengths, a horizontal one before each vertical one.
    private let lengths: [Length]

    private struct Length: Sendable, Hashable {
        let number: Double
        let isPercent: Bool

        init?(_ text: Substring) {
            isPercent = text.hasSuffix("%")
            guard let number = Double(isPercent ? text.dropLast() : text), number.isFinite, number >= 0 else {
                return nil
            }
            self.number = number
        }

        func part(of side: Int) -> Double { number / (isPercent ? 100 : Double(side)) }
    }

    /// Parses `X1,Y1,X2,Y2,…`; nil for invalid text or another number of points.
    init?(_ text: String, count: ClosedRange<Int>) {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        lengths = words.compactMap { Length($0) }
        guard lengths.count == words.count, words.count.isMultiple(of: 2), count.contains(words.count / 2) else {
            return nil
        }
    }

    /// Parses `X,Y,WIDTH,HEIGHT`; nil for invalid text or an empty rectangle.
    package init?(region text: String) {
        self.init(text, count: 2...2)
        guard lengths[2].number > 0, lengths[3].number > 0 else { return nil }
    }

    /// Returns the positions as fractions of a picture.
    func points(width: Int, height: Int) -> [Point] {
        stride(from: 0, to: lengths.count, by: 2).map { index in
            Point(x: lengths[index].part(of: width), y: lengths[index + 1].part(of: height))
        }
    }

    /// Returns the rectangle as fractions of a picture, or nil when it extends outside.
    package func region(width: Int, height: Int) -> PictureRegion? {
        let points = points(width: width, height: height)
        let region = PictureRegion(x: points[0].x, y: points[0].y, width: points[1].x, height: points[1].y)
        return region.isValid ? region : nil
    }
}

/// The options for a part of a picture.
enum PlaceOptions {
    static let region = Option<TypedPlaces?>(
        "region",
        short: "r",
        placeholder: "X,Y,W,H",
        default: nil,
        help: "Look at this rectangle alone: pixels of the upright picture from its upper left corner, or percent: "
            + "25%,25%,50%,50% is the middle."
    ) { (text) throws(InvalidValue) in
        guard let region = TypedPlaces(region: text) else {
            throw InvalidValue(expected: "four lengths such as 100,50,640,480 or 25%,25%,50%,50%")
        }
        return region
    }

    static let point = Option<TypedPlaces?>(
        "at",
        placeholder: "X,Y",
        default: nil,
        help: "Search for what is at this place, in apps for the thing there without what is around it: pixels of the "
            + "upright picture from its upper left corner, or percent: 50%,50% is the middle."
    ) { (text) throws(InvalidValue) in
        guard let point = TypedPlaces(text, count: 1...1) else {
            throw InvalidValue(expected: "two lengths such as 640,480 or 50%,50%")
        }
        return point
    }

    static let lasso = Option<TypedPlaces?>(
        "lasso",
        placeholder: "X1,Y1,X2,Y2,…",
        default: nil,
        help:
            "Search with what this line encloses: the corners of a polygon, in pixels of the upright picture from its "
            + "upper left corner, or percent; its end is joined to its start."
    ) { (text) throws(InvalidValue) in
        guard let lasso = TypedPlaces(text, count: 3...Highlight.maximumPointCount) else {
            throw InvalidValue(expected: "three places or more, such as 10%,10%,90%,10%,50%,90%")
        }
        return lasso
    }

    /// Throws where more than one part of a picture is chosen.
    static func checkOne(_ arguments: ParsedArguments, command: String) throws(UsageError) {
        let given = [lasso, region, point].filter { arguments[$0] != nil }.map { "'--\($0.name)'" }
        guard given.count < 2 else {
            throw UsageError("\(given[0]) and \(given[1]) exclude each other", command: command)
        }
    }

    /// Returns a typed place as fractions of a picture.
    static func place(
        _ typed: TypedPlaces,
        in input: PictureInput,
        width: Int,
        height: Int
    ) throws(CommandFailure) -> Point {
        guard let place = typed.points(width: width, height: height).first, PictureRegion.whole.contains(place) else {
            throw input.failure(
                .badData,
                "The place is outside the picture, which is \(Number.size(width, height)) pixels when upright."
            )
        }
        return place
    }

    /// Returns the chosen part of a picture, or nil when it extends outside.
    static func highlight(_ arguments: ParsedArguments, width: Int, height: Int) -> Highlight? {
        if let lasso = arguments[lasso] { return .lasso(lasso.points(width: width, height: height)) }
        guard let region = arguments[region] else { return .whole }
        return region.region(width: width, height: height).map { .rectangle($0) }
    }
}
