package import CommandLineKit
package import PictureEngine

/// A rectangle as it is typed: in pixels or percent of the upright picture, from its upper left corner.
package struct RegionChoice: Sendable, Hashable {
    /// A length along a side.
    package enum Length: Sendable, Hashable {
        /// A number of pixels.
        case pixels(Double)
        /// A hundredth of the side.
        case percent(Double)

        /// Returns the length as a part of a side.
        func part(of side: Int) -> Double {
            switch self {
            case .pixels(let pixels): pixels / Double(side)
            case .percent(let percent): percent / 100
            }
        }
    }

    /// The distance from the left edge.
    package let x: Length
    /// The distance from the upper edge.
    package let y: Length
    /// The width.
    package let width: Length
    /// The height.
    package let height: Length

    /// Reads `X,Y,WIDTH,HEIGHT`, each in pixels or with a percent sign; nil when the text is something else.
    package init?(_ text: String) {
        let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { Self.length($0) }
        guard lengths.count == 4, let x = lengths[0], let y = lengths[1], let width = lengths[2],
            let height = lengths[3], width.isPositive, height.isPositive
        else { return nil }
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Reads a length in pixels or percent.
    static func length(_ text: Substring) -> Length? {
        let isPercent = text.hasSuffix("%")
        guard let number = Double(isPercent ? text.dropLast() : text), number.isFinite, number >= 0 else { return nil }
        return isPercent ? .percent(number) : .pixels(number)
    }

    /// Returns the rectangle as parts of a picture, or nil where it reaches outside.
    package func parts(width pixelWidth: Int, height pixelHeight: Int) -> PictureRegion? {
        let region = PictureRegion(
            x: x.part(of: pixelWidth),
            y: y.part(of: pixelHeight),
            width: width.part(of: pixelWidth),
            height: height.part(of: pixelHeight)
        )
        return region.isValid ? region : nil
    }

    /// The option that asks for a rectangle.
    package static let option = Option<RegionChoice?>(
        "region",
        short: "r",
        placeholder: "X,Y,W,H",
        default: nil,
        help: "Look at this rectangle alone: pixels of the upright picture from its upper left corner, or percent: "
            + "25%,25%,50%,50% is the middle."
    ) { (text) throws(InvalidValue) in
        guard let region = RegionChoice(text) else {
            throw InvalidValue(expected: "four lengths such as 100,50,640,480 or 25%,25%,50%,50%")
        }
        return region
    }
}

extension RegionChoice.Length {
    fileprivate var isPositive: Bool {
        switch self {
        case .pixels(let number), .percent(let number): number > 0
        }
    }
}
