extension LabelVocabulary {
    /// The generated tables, parsed when the first label is asked for.
    static let tables = Tables(terms: termTable, classes: classTable)

    /// The terms and the classes they cover.
    struct Tables: Sendable {
        let terms: [Term]
        let identifiers: [String]
        let synsets: [String]
        private let positions: [String: Int]

        /// Reads the text that `Models/labels/build.py` writes.
        init(terms: String, classes: String) {
            self.terms = terms.split(separator: "\n").compactMap(Term.init)
            identifiers = self.terms.map(\.identifier)
            synsets = classes.split { $0 == " " || $0 == "\n" }.map(String.init)
            positions = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }
        }

        /// The term with an identifier.
        func term(_ identifier: String) -> Term? { positions[identifier].map { terms[$0] } }
    }

    /// A term and the indexes of the classes it covers, in ascending order.
    struct Term: Sendable {
        let identifier: String
        let classes: [Int]

        /// Reads a line such as `shark 2-4`.
        init?(_ line: Substring) {
            let fields = line.split(separator: " ")
            guard let identifier = fields.first else { return nil }
            self.identifier = String(identifier)
            classes = fields.dropFirst().flatMap { field -> ClosedRange<Int> in
                let bounds = field.split(separator: "-").compactMap { Int($0) }
                guard let first = bounds.first, let last = bounds.last, first <= last else { return 0...0 }
                return first...last
            }
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
