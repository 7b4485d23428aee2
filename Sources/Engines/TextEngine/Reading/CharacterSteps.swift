import Foundation

/// What the network says of a line, step by step from the left: which character it shows, if any.
struct CharacterSteps {
    /// A class of the network's output, with its probability.
    struct Candidate {
        var character: Int
        var probability: Float
    }

    /// The class that stands for no character.
    static let blank = 0
    /// The smallest probability to keep.
    static let floor: Float = 0.004
    /// The number of classes that are looked at together.
    private static let block = 128
    /// The largest number of candidates of a step.
    private static let limit = 8

    /// The candidates of each step, the most probable first.
    private(set) var steps: [[Candidate]] = []

    /// Creates steps from candidates.
    init(_ steps: [[Candidate]]) { self.steps = steps }

    /// Creates steps from the rows of probabilities that the network answers.
    ///
    /// `merging` names the class to count each class as, or -1 to pass it over.
    init(_ output: UnsafeBufferPointer<Float>, classCount: Int, merging: [Int]?) {
        guard classCount > 0 else { return }
        for start in stride(from: 0, through: output.count - classCount, by: classCount) {
            let row = unsafe UnsafeBufferPointer(rebasing: output[start..<start + classCount])
            var found = unsafe Self.candidates(row)
            if let merging { found = Self.merge(found, merging) }
            found.sort { ($0.probability, $1.character) > ($1.probability, $0.character) }
            steps.append(Array(found.prefix(Self.limit)))
        }
    }

    /// Appends the steps of the next part of a line, of which the first ones show what the last ones here do.
    ///
    /// The parts meet where both see no character most surely: a character at the seam would be there twice, or not at
    /// all. Near its ends a part is less sure of what it sees.
    mutating func append(_ next: CharacterSteps, overlap: Int) {
        let overlap = min(overlap, steps.count, next.steps.count)
        let start = steps.count - overlap
        let seam = (overlap / 4..<max(overlap * 3 / 4, overlap / 4)).max { first, second in
            emptiness(first, start, next) < emptiness(second, start, next)
        }
        steps.removeLast(overlap - (seam ?? overlap / 2))
        steps += next.steps.dropFirst(seam ?? overlap / 2)
    }

    private func emptiness(_ step: Int, _ start: Int, _ next: CharacterSteps) -> Float {
        probability(of: Self.blank, at: start + step) * next.probability(of: Self.blank, at: step)
    }

    private static func candidates(_ row: UnsafeBufferPointer<Float>) -> [Candidate] {
        var found: [Candidate] = []
        func add(_ index: Int) {
            let probability = unsafe row[index]
            if probability >= floor { found.append(Candidate(character: index, probability: probability)) }
        }
        // No value is above the sum of its block, and sums are quick.
        let whole = row.count / block * block
        for start in stride(from: 0, to: whole, by: block) {
            var sums = SIMD16<Float>.zero
            for place in stride(from: start, to: start + block, by: 16) {
                let values = unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: row[place..<place + 16]))
                unsafe sums += values.loadUnaligned(as: SIMD16<Float>.self)
            }
            if !(sums.sum() < floor) { (start..<start + block).forEach(add) }
        }
        (whole..<row.count).forEach(add)
        return found
    }

    private static func merge(_ candidates: [Candidate], _ merging: [Int]) -> [Candidate] {
        var merged: [Candidate] = []
        for candidate in candidates {
            let character = candidate.character == blank ? blank : merging[candidate.character]
            guard character >= 0 else { continue }
            if let index = merged.firstIndex(where: { $0.character == character }) {
                merged[index].probability += candidate.probability
            } else {
                merged.append(Candidate(character: character, probability: candidate.probability))
            }
        }
        return merged
    }

    /// Returns the probability of a class at a step.
    func probability(of character: Int, at step: Int) -> Float {
        steps[step].first { $0.character == character }?.probability ?? 0
    }
}

// MARK: - Texts

extension CharacterSteps {
    /// The classes of a text, with the probability of all the ways to step through it.
    struct Text {
        var characters: [Int]
        var probability: Double
    }

    /// Returns the most probable texts (prefix search of connectionist temporal classification, arXiv:1408.2873).
    func texts(count: Int, width: Int = 10) -> [Text] {
        var tree = PrefixTree()
        var beam = [PrefixTree.root: Mass(blank: 1)]
        for candidates in steps {
            if candidates.count == 1, candidates[0].character == Self.blank {
                // Most steps surely show nothing.
                for (prefix, mass) in beam {
                    beam[prefix] = Mass(blank: mass.total * Double(candidates[0].probability))
                }
                continue
            }
            var next: [Int: Mass] = [:]
            for (prefix, mass) in beam.sorted(by: { $0.key < $1.key }) {
                for candidate in candidates {
                    let probability = Double(candidate.probability)
                    if candidate.character == Self.blank {
                        next[prefix, default: Mass()].blank += probability * mass.total
                    } else if candidate.character == tree.character(of: prefix) {
                        // A repeated character needs a blank in between.
                        next[prefix, default: Mass()].other += probability * mass.other
                        if mass.blank > 0 {
                            let longer = tree.prefix(prefix, adding: candidate.character)
                            next[longer, default: Mass()].other += probability * mass.blank
                        }
                    } else {
                        let longer = tree.prefix(prefix, adding: candidate.character)
                        next[longer, default: Mass()].other += probability * mass.total
                    }
                }
            }
            beam = next.count <= width ? next : Self.best(next, width)
        }
        return Self.sorted(beam).prefix(count).map { prefix, mass in
            Text(characters: tree.characters(of: prefix), probability: mass.total)
        }
    }

    /// The probability of a prefix, whether it ends in no character or in its last one.
    private struct Mass {
        var blank = 0.0
        var other = 0.0
        var total: Double { blank + other }
    }

    private static func best(_ beam: [Int: Mass], _ width: Int) -> [Int: Mass] {
        Dictionary(uniqueKeysWithValues: sorted(beam).prefix(width))
    }

    private static func sorted(_ beam: [Int: Mass]) -> [(Int, Mass)] {
        // Prefixes are numbered in an order that depends on the pixels alone, so ties are the same in every run.
        beam.map { ($0.key, $0.value) }.sorted { first, second in
            first.1.total == second.1.total ? first.0 < second.0 : first.1.total > second.1.total
        }
    }
}

/// The beginnings of texts that were considered, each a longer one of another.
private struct PrefixTree {
    /// The empty text.
    static let root = 0

    private var nodes: [(parent: Int, character: Int)] = [(root, CharacterSteps.blank)]
    private var children: [Child: Int] = [:]

    private struct Child: Hashable {
        var parent: Int
        var character: Int
    }

    func character(of prefix: Int) -> Int { nodes[prefix].character }

    mutating func prefix(_ prefix: Int, adding character: Int) -> Int {
        let child = Child(parent: prefix, character: character)
        if let known = children[child] { return known }
        nodes.append((prefix, character))
        children[child] = nodes.count - 1
        return nodes.count - 1
    }

    func characters(of prefix: Int) -> [Int] {
        var (characters, prefix) = ([Int](), prefix)
        while prefix != Self.root {
            characters.append(nodes[prefix].character)
            prefix = nodes[prefix].parent
        }
        return characters.reversed()
    }
}

// MARK: - Places

extension CharacterSteps {
    /// Returns the steps that show each character of a text, along the most probable way.
    func alignment(of characters: [Int]) -> [ClosedRange<Int>] {
        guard !characters.isEmpty, !steps.isEmpty else { return [] }
        // Blank, character, blank, character, …, blank.
        let states = [Self.blank] + characters.flatMap { [$0, Self.blank] }
        let impossible = -Float.infinity
        var scores = [Float](repeating: impossible, count: states.count)
        scores[0] = 0
        var origins: [[UInt8]] = []
        for (step, candidates) in steps.enumerated() {
            var next = [Float](repeating: impossible, count: states.count)
            var moves = [UInt8](repeating: 0, count: states.count)
            // A text this long needs as many steps before this one and after it.
            let low = max(0, states.count - 2 * (steps.count - step))
            let high = min(states.count - 1, 2 * step + 1)
            for state in low...max(low, high) {
                var (best, move) = (scores[state], UInt8(0))
                if state > 0, step > 0, scores[state - 1] > best { (best, move) = (scores[state - 1], 1) }
                if state > 1, step > 0, states[state] != Self.blank, states[state] != states[state - 2],
                    scores[state - 2] > best
                {
                    (best, move) = (scores[state - 2], 2)
                }
                if step == 0 { (best, move) = (state < 2 ? 0 : impossible, 0) }
                let probability = candidates.first { $0.character == states[state] }?.probability ?? Self.floor / 100
                next[state] = best + log(probability)
                moves[state] = move
            }
            origins.append(moves)
            scores = next
        }
        var state = states.count - 1
        if scores[state - 1] > scores[state] { state -= 1 }
        var spans = [ClosedRange<Int>?](repeating: nil, count: characters.count)
        for step in steps.indices.reversed() {
            if state % 2 == 1 {
                let index = state / 2
                spans[index] = step...(spans[index]?.upperBound ?? step)
            }
            state -= Int(origins[step][state])
        }
        // A text with more characters than steps has no way.
        return spans.contains { $0 == nil } ? [] : spans.compactMap { $0 }
    }
}
