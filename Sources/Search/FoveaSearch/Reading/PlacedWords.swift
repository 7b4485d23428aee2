import GeometryEngine
import TextEngine

/// The words of a picture with their places.
struct PlacedWords: Sendable {
    private let words: [Word]
    private let text: ReadText
    /// The size from which on letters are large.
    private let largeSize: Double

    fileprivate struct Word: Sendable {
        /// The letters and digits, in the form of `ReadText`.
        let letters: String
        /// The place in fractions of the picture's sides.
        let place: Rect
    }

    init(_ lines: [TextLine]) {
        words = lines.flatMap(\.words).map { word in
            Word(letters: ReadText.words(of: word.text).joined(), place: word.corners.bounds)
        }
        text = ReadText(lines)
        largeSize = Self.largeShare * (words.map(\.size).max() ?? 0)
    }

    /// Returns the words that stand here where another picture of the same thing has others.
    ///
    /// They tell nothing unless the two pictures have a word in common: else one of them can't be read. One of two words
    /// is in large letters, since fine print is misread and changes from year to year.
    func contradictions(to other: PlacedWords) -> [String] {
        guard !text.found(among: other.text.words).isEmpty else { return [] }
        return words.filter { word in
            word.letters.count >= Self.leastSeenLength
                && other.words.contains { contradicts(word, $0, of: other) }
                && !other.text.mayHold(word.letters)
        }
        .map(\.letters)
    }

    /// Returns whether a word of these and one of another picture can't both be right; places are compared first, since
    /// pages may have thousands of words.
    private func contradicts(_ word: Word, _ otherWord: Word, of other: PlacedWords) -> Bool {
        otherWord.letters.count >= Self.leastLength
            && (word.size >= largeSize || otherWord.size >= other.largeSize)
            && word.contradicts(otherWord) && !text.mayHold(otherWord.letters)
    }

    /// The number of letters below which a word may be part of another.
    private static let leastLength = 3
    /// The number of letters below which a word that is seen at an angle, in some light, may be no word.
    private static let leastSeenLength = 4
    /// The size of large words as a part of the largest one's.
    private static let largeShare = 0.4
}

extension PlacedWords.Word {
    /// The height of the letters, whichever way they are turned.
    fileprivate var size: Double { min(place.width, place.height) }

    /// The share of the smaller of two words that is common to both where they stand at one place.
    private static let commonShare = 0.5
    /// The share of letters up to which two words may be one that was misread.
    private static let misreadShare = 0.5

    /// Returns whether two words can't both be what stands at their place.
    fileprivate func contradicts(_ other: Self) -> Bool {
        let common = place.intersection(other.place)
        let limit = Int(Self.misreadShare * Double(max(letters.count, other.letters.count)))
        return common.area > Self.commonShare * min(place.area, other.place.area)
            && ReadText.distance(letters, other.letters, limit: limit) == nil
    }
}

extension Rect {
    fileprivate var area: Double { isEmpty ? 0 : width * height }
}
