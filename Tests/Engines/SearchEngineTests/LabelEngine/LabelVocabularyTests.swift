import LabelEngine
import Testing

@Suite("Label vocabulary")
struct LabelVocabularyTests {
    /// Probabilities with all of the weight on some classes, in equal parts.
    private func probabilities(of synsets: String...) -> [Float] {
        LabelVocabulary.synsets.map { synsets.contains($0) ? 1 / Float(synsets.count) : 0 }
    }

    /// The confidence of each term for given probabilities.
    private func confidences(_ probabilities: [Float]) throws -> [String: Float] {
        let scores = try #require(LabelVocabulary.scores(probabilities: probabilities))
        return Dictionary(uniqueKeysWithValues: scores.map { ($0.identifier, $0.confidence) })
    }

    /// Uneven probabilities that sum to one, the same at every run.
    private var spread: [Float] {
        var state: UInt64 = 88_172_645_463_325_252
        let weights = LabelVocabulary.synsets.map { _ -> Float in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Float(state % 1_000_003)
        }
        let total = weights.reduce(0, +)
        return weights.map { $0 / total }
    }

    @Test("Knows the thousand classes")
    func classes() {
        #expect(LabelVocabulary.synsets.count == 1000)
        #expect(Set(LabelVocabulary.synsets).count == 1000)
        #expect(LabelVocabulary.synsets.first == "n01440764")
        #expect(LabelVocabulary.synsets.last == "n15075141")
    }

    @Test("Every class has a term", arguments: [0..<250, 250..<500, 500..<750, 750..<1000])
    func everyClassHasATerm(_ indexes: Range<Int>) {
        let silent = indexes.filter { LabelVocabulary.labels(forSynset: LabelVocabulary.synsets[$0]).isEmpty }
        #expect(silent.isEmpty)
    }

    @Test(
        "A class answers general terms, the most specific first",
        arguments: [
            "n02980441": ["castle", "building", "structure"],
            "n02123394": ["cat", "feline", "mammal", "animal"],
            "n02814533": ["station_wagon", "car", "vehicle"],
            "n03028079": ["church", "place_of_worship", "building", "structure"],
            "n07753592": ["banana", "fruit", "food"],
            "n09193705": ["mountain", "landscape"],
        ]
    )
    func generalTerms(_ synset: String, _ expected: [String]) {
        #expect(LabelVocabulary.labels(forSynset: synset) == expected)
    }

    @Test(
        "What people nest stays nested, whatever WordNet files where",
        arguments: [
            ("building", "structure"), ("helmet", "headgear"), ("headgear", "clothing"), ("train", "vehicle"),
            ("sailboat", "boat"), ("boat", "watercraft"), ("watercraft", "vehicle"), ("cat", "feline"),
            ("dog", "canine"), ("canine", "mammal"), ("mushroom", "fungus"), ("fruit", "food"), ("gun", "weapon"),
            ("computer", "electronics"), ("monument", "structure"), ("flower", "plant"), ("frog", "amphibian"),
        ]
    )
    func nesting(_ narrow: String, _ wide: String) {
        let chains = LabelVocabulary.synsets.map(LabelVocabulary.labels).filter { $0.contains(narrow) }
        #expect(!chains.isEmpty)
        #expect(chains.allSatisfy { $0.contains(wide) })
    }

    @Test("Words of several meanings keep to the right one")
    func meanings() {
        let bird = LabelVocabulary.labels(forSynset: "n02012849")
        #expect(bird.contains("bird") && !bird.contains("construction_crane"))
        #expect(LabelVocabulary.labels(forSynset: "n03126707") == ["construction_crane"])
        // The classifier has two classes named maillot, and the photographs of both show swimsuits.
        #expect(LabelVocabulary.labels(forSynset: "n03710637").contains("one_piece_swimsuit"))
        #expect(LabelVocabulary.labels(forSynset: "n03710721").contains("one_piece_swimsuit"))
    }

    @Test("An unknown synset has no labels", arguments: ["", "castle", "n00000000"])
    func unknownSynset(_ synset: String) {
        #expect(LabelVocabulary.labels(forSynset: synset).isEmpty)
    }

    @Test("A sure class makes its general terms sure, and no others")
    func sureClass() throws {
        let found = try confidences(probabilities(of: "n02980441"))
        #expect(Set(found.filter { $0.value > 0 }.keys) == ["castle", "building", "structure"])
        #expect(found["building"] == 1)
    }

    @Test("A general term is as probable as its classes together")
    func sums() throws {
        let found = try confidences(probabilities(of: "n02980441", "n02123394", "n02123045", "n02085620"))
        #expect(found["castle"] == 0.25)
        #expect(found["cat"] == 0.5)
        #expect(found["animal"] == 0.75)
        #expect(found["dog"] == 0.25)
    }

    /// As programs take the most specific of the labels that are as sure as the first one.
    private func answer(_ probabilities: [Float]) throws -> String? {
        let scores = try #require(LabelVocabulary.scores(probabilities: probabilities))
        let best = scores.first?.confidence ?? 0
        return scores.filter { best - $0.confidence <= 0.03 }.last?.identifier
    }

    /// Probabilities of several synsets.
    private func probabilities(_ parts: [String: Float]) -> [Float] {
        LabelVocabulary.synsets.map { parts[$0] ?? 0 }
    }

    @Test("A general term that is hardly surer than a specific one is as sure, and comes before it")
    func specificLast() throws {
        // A tabby and a Persian cat, a tiger, a dog and a castle.
        let cat: [String: Float] = [
            "n02123045": 0.5, "n02123394": 0.432, "n02129604": 0.015, "n02085620": 0.014, "n02980441": 0.039,
        ]
        #expect(try answer(probabilities(cat)) == "cat")
        let found = try confidences(probabilities(cat))
        #expect(found["cat"] == found["feline"])
        #expect(found["cat"] == found["animal"])
        #expect(try #require(found["cat"]) < 0.933)
        #expect(found["tabby"] != found["cat"])
    }

    @Test("A general term keeps a small probability that no specific one has")
    func smallProbabilities() throws {
        let found = try confidences(probabilities(["n02980441": 0.97, "n02085620": 0.03]))
        #expect(found["dog"] == 0.03)
        #expect(found["animal"] == 0.03)
    }

    @Test("A general term that is much surer stays so")
    func generalFirst() throws {
        let mammals: [String: Float] = ["n02123394": 0.5, "n02085620": 0.4, "n02980441": 0.1]
        let found = try confidences(probabilities(mammals))
        #expect(found["cat"] == 0.5)
        #expect(abs(try #require(found["mammal"]) - 0.9) < 1e-6)
        #expect(try answer(probabilities(mammals)) == "mammal")
    }

    @Test("No term is less probable than one it includes")
    func monotone() throws {
        let found = try confidences(spread)
        let chains = LabelVocabulary.synsets.map(LabelVocabulary.labels)
        var covered: [String: Set<Int>] = [:]
        for (index, chain) in chains.enumerated() {
            for term in chain { covered[term, default: []].insert(index) }
        }
        var pairs = 0
        // A term can include another only where both stand in one chain.
        for chain in Set(chains) {
            for (position, narrow) in chain.enumerated() {
                for wide in chain.dropFirst(position + 1) {
                    guard let some = covered[narrow], let all = covered[wide], some.isSubset(of: all) else { continue }
                    pairs += 1
                    #expect(found[wide, default: -1] >= found[narrow, default: 2], "\(wide) includes \(narrow)")
                }
            }
        }
        #expect(pairs > 1000)
    }

    @Test("The most probable come first, and of equals the general ones, then those first in the alphabet")
    func order() throws {
        let uneven = try #require(LabelVocabulary.scores(probabilities: spread))
        #expect(zip(uneven, uneven.dropFirst()).allSatisfy { $0.confidence >= $1.confidence })
        let equal = try #require(LabelVocabulary.scores(probabilities: [Float](repeating: 0, count: 1000)))
        #expect(equal.map(\.identifier).sorted() == LabelVocabulary.identifiers)
        let places = Dictionary(uniqueKeysWithValues: equal.enumerated().map { ($1.identifier, $0) })
        for (wide, narrow) in [
            ("animal", "mammal"), ("mammal", "feline"), ("feline", "cat"), ("structure", "building"),
        ] {
            #expect(try #require(places[wide]) < #require(places[narrow]))
        }
        #expect(places["abacus", default: 0] < places["accordion", default: 0])
    }

    @Test("Answers the whole vocabulary once, from 0 to 1")
    func whole() throws {
        let scores = try #require(LabelVocabulary.scores(probabilities: spread))
        #expect(scores.map(\.identifier).sorted() == LabelVocabulary.identifiers)
        #expect(scores.allSatisfy { (0...1).contains($0.confidence) })
    }

    @Test("A wrong number of probabilities has no scores", arguments: [0, 999, 1001])
    func wrongCount(_ count: Int) {
        #expect(LabelVocabulary.scores(probabilities: [Float](repeating: 0.001, count: count)) == nil)
    }
}
