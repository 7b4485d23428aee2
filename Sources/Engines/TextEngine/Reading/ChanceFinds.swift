extension [TextLine] {
    /// The number of places that are no text for each that chance makes one; in noise there are more.
    private static let chance = 12
    /// How sure a row of dots with a few digits in it has to be.
    private static let likely: Float = 0.5

    /// Returns the lines without those that noise and patterns show by chance.
    ///
    /// Of many places in a texture that look like lines, one or the other resembles a short word, and a row of dots may
    /// seem to have a digit in it. Where there are no more short words than that, they are no text unless they are clear.
    ///
    /// - Parameter count: The number of places that were read, with those that turned out to be no text.
    func withoutChanceFinds(among count: Int) -> [TextLine] {
        let lines = filter { $0.readings[0].confidence >= Self.likely || !$0.readings[0].isMostlyMarks }
        let shortCount = lines.count { $0.mayBeChance }
        guard shortCount * Self.chance <= count - lines.count else { return lines }
        return lines.filter { !$0.mayBeChance }
    }
}

extension TextLine {
    /// The length up to which chance makes a text, and how sure a reading has to be that isn't taken for chance.
    private static let shortCount = 6
    private static let sure: Float = 0.9

    fileprivate var mayBeChance: Bool {
        readings[0].text.count <= Self.shortCount && readings[0].confidence < Self.sure
    }
}

extension LineReading {
    /// What dots and short strokes look like; alone they are a pattern.
    private static let marks: Set<Character> = Set("\"'`´’‘“”.,·•:;-–—_~^°|/\\ ")

    /// Whether there is nothing but marks.
    var isPattern: Bool { text.allSatisfy(Self.marks.contains) }

    /// Whether there are no more than five different characters, as where a pattern is taken for text.
    var isMonotonous: Bool { Set(text).subtracting([" "]).count <= 5 }

    /// Whether more than half of the characters are marks.
    var isMostlyMarks: Bool {
        let characters = text.filter { $0 != " " }
        return 2 * characters.count { Self.marks.contains($0) } > characters.count
    }
}
