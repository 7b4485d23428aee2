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

        /// Parses the output of `Workshop/Models/labels/build.py`.
        init(terms: String, classes: String) {
            self.terms = terms.split(separator: "\n").compactMap(Term.init)
            identifiers = self.terms.map(\.identifier)
            synsets = classes.split { $0 == " " || $0 == "\n" }.map(String.init)
            positions = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }

            // From narrow to wide, and alphabetically among equals.
            var chains = [[String]](repeating: [], count: synsets.count)
            for term in self.terms.sorted(by: Term.isNarrower) {
                for index in term.classes where chains.indices.contains(index) {
                    chains[index].append(term.identifier)
                }
            }
            self.chains = Dictionary(zip(synsets, chains)) { first, _ in first }
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
