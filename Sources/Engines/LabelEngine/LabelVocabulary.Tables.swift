extension LabelVocabulary {
    /// The generated tables, parsed on first use.
    static let tables = Tables(terms: termTable, classes: classTable)

    /// The terms and the classes they cover.
    struct Tables: Sendable {
        let terms: [Term]
        let identifiers: [String]
        let synsets: [String]
        private let positions: [String: Int]
        private let chains: [String: [String]]
        /// The positions of the terms, from narrow to wide.
        private let widening: [Int]
        /// The positions of the terms that each term includes.
        private let included: [[Int]]

        /// Parses the output of `Workshop/Models/labels/build.py`.
        init(terms: String, classes: String) {
            self.terms = terms.split(separator: "\n").compactMap(Term.init)
            identifiers = self.terms.map(\.identifier)
            synsets = classes.split { $0 == " " || $0 == "\n" }.map(String.init)
            positions = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }

            // From narrow to wide, and alphabetically among equals.
            let parsed = self.terms
            widening = parsed.indices.sorted { Term.isNarrower(parsed[$0], parsed[$1]) }
            var chains = [[Int]](repeating: [], count: synsets.count)
            for position in widening {
                for index in parsed[position].classes where chains.indices.contains(index) {
                    chains[index].append(position)
                }
            }
            self.chains = Dictionary(zip(synsets, chains.map { $0.map { parsed[$0].identifier } })) { first, _ in first
            }
            included = Self.included(chains, parsed)
        }

        /// The terms all of whose classes another, wider term covers too.
        private static func included(_ chains: [[Int]], _ terms: [Term]) -> [[Int]] {
            var common = [[Int: Int]](repeating: [:], count: terms.count)
            for chain in chains {
                for (place, wide) in chain.enumerated() {
                    for narrow in chain[..<place] { common[wide][narrow, default: 0] += 1 }
                }
            }
            return common.map { counts in
                counts.filter { terms[$0.key].classes.count == $0.value }.map(\.key)
            }
        }

        /// The share of a term's probability from which on a term that it includes decides its confidence.
        private static let decisiveShare: Float = 0.95

        /// The confidence of each term.
        func confidences(_ probabilities: [Float]) -> [Float] {
            var confidences = terms.map { $0.confidence(in: probabilities) }
            for wide in widening {
                guard let narrow = included[wide].lazy.map({ confidences[$0] }).max() else { continue }
                if narrow >= Self.decisiveShare * confidences[wide] { confidences[wide] = narrow }
            }
            return confidences
        }

        /// Returns whether a term comes first among equally probable ones: the wider one, then alphabetically.
        func isBefore(_ first: Int, _ second: Int) -> Bool {
            (terms[second].classes.count, identifiers[first]) < (terms[first].classes.count, identifiers[second])
        }

        /// The terms that cover a synset, the narrowest first.
        func labels(forSynset synset: String) -> [String] { chains[synset] ?? [] }

        /// The term with an identifier.
        func term(_ identifier: String) -> Term? { positions[identifier].map { terms[$0] } }
    }

    /// A term and the indexes of the classes it covers, in ascending order.
    struct Term: Sendable {
        let identifier: String
        let classes: [Int]

        /// Parses a line such as `shark 2-4`.
        init?(_ line: Substring) {
            let fields = line.split(separator: " ")
            guard let identifier = fields.first else { return nil }
            self.identifier = String(identifier)
            classes = fields.dropFirst().flatMap { field -> Range<Int> in
                let bounds = field.split(separator: "-").compactMap { Int($0) }
                guard let first = bounds.first, let last = bounds.last, first <= last else { return 0..<0 }
                return first..<last + 1
            }
        }

        /// Returns whether a term covers fewer classes than another, or comes first alphabetically.
        static func isNarrower(_ first: Term, _ second: Term) -> Bool {
            (first.classes.count, first.identifier) < (second.classes.count, second.identifier)
        }

        /// The sum of the probabilities of the classes.
        ///
        /// Sums run in the order of the classes, which keeps them monotone: rounding preserves order, so a term that
        /// covers more can't come out below one that it includes.
        func confidence(in probabilities: [Float]) -> Float {
            min(classes.reduce(0) { $0 + probabilities[$1] }, 1)
        }
    }
}
