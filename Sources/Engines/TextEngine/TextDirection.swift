/// The direction in which a line is read.
public enum TextDirection: Sendable, Hashable {
    /// From the left to the right, as English.
    case leftToRight
    /// From the right to the left, as Arabic.
    case rightToLeft
    /// From the top to the bottom, as a column of Japanese.
    case topToBottom

    /// The direction of a line of text that isn't laid out as a column: that of most of its letters.
    ///
    /// A tall line of Chinese has none: the networks read it whether its characters stand upright, as in a column, or
    /// lie on their sides, as on a page that is turned.
    init?(ofLine text: String, isTall: Bool = false) {
        let counts = TextScript.counts(in: text)
        let most = counts.values.reduce(0, +) / 2
        if isTall, counts[.han] ?? 0 > most { return nil }
        self = counts[.arabic] ?? 0 > most ? .rightToLeft : .leftToRight
    }
}
