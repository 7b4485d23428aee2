/// The spaces between words, which the network often leaves out.
enum WordSpaces {
    /// The probability of a space between two characters from which on there is one.
    private static let likely: Float = 0.05

    /// Returns the characters of a text in their places, with the spaces that were left out.
    static func completed(
        _ characters: [Int],
        _ spans: [ClosedRange<Int>],
        in steps: CharacterSteps,
        _ alphabet: Alphabet
    ) -> [PlacedCharacter] {
        var placed: [PlacedCharacter] = []
        for (character, span) in zip(characters, spans) {
            if let last = placed.last, last.character != alphabet.space, character != alphabet.space,
                last.steps.upperBound + 1 < span.lowerBound
            {
                let gap = last.steps.upperBound + 1...span.lowerBound - 1
                let best = gap.max {
                    steps.probability(of: alphabet.space, at: $0) < steps.probability(of: alphabet.space, at: $1)
                }
                if let best, steps.probability(of: alphabet.space, at: best) >= likely {
                    placed.append(PlacedCharacter(character: alphabet.space, steps: best...best))
                }
            }
            placed.append(PlacedCharacter(character: character, steps: span))
        }
        return placed
    }
}
