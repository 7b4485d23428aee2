import GeometryEngine
import TextEngine

/// A line on the upright page: one that was read, or several side by side that make one.
struct PageLine {
    /// The places of the lines that were read, from the left.
    var members: [Int]
    /// What is written, with a space between members.
    var text: String
    /// The box around the ink.
    var box: Rect
    /// The size of the letters.
    var size: Double
    /// What the letters stand on.
    var baseline: Double
    /// Where each word begins and ends, in the order of the text.
    var words: [ClosedRange<Double>]

    /// The width of the first word, which didn't fit into the line before where a text goes on.
    ///
    /// Words aren't told apart in Chinese and Japanese: any character may begin a line.
    var firstWidth: Double {
        if text.first?.isIdeographic ?? false { return size }
        guard let first = words.first else { return box.width }
        return first.upperBound - first.lowerBound
    }

    /// The middle.
    var middle: Point { box.middle }

    /// Returns the line together with the one on its right.
    func joined(_ next: PageLine) -> PageLine {
        var joined = self
        joined.members += next.members
        joined.text += " " + next.text
        joined.box = box.union(next.box)
        joined.size = max(size, next.size)
        joined.words += next.words
        return joined
    }

    /// Returns the line as a mirror shows it, for scripts that run from the right.
    var mirrored: PageLine {
        var mirrored = self
        (mirrored.box.minX, mirrored.box.maxX) = (-box.maxX, -box.minX)
        mirrored.words = words.map { -$0.upperBound ... -$0.lowerBound }
        return mirrored
    }
}
