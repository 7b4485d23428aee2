/// A sign that a display shows at a place of a row.
enum DigitSign: Hashable, Sendable {
    case digit(Int)
    case point
    case colon
    /// A letter, a minus sign, or what a fault leaves of a digit.
    case other

    /// The classes of the network's output: the signs, and the one that stands for none.
    static let classes: [DigitSign] = (0..<10).map { .digit($0) } + [.point, .colon, .other]
    static let none: Int = classes.count
}

/// What a row shows.
struct DigitText: Hashable, Sendable {
    /// The signs from the left, without a point at the end.
    let signs: [DigitSign]

    init(_ signs: some Sequence<DigitSign>) {
        var signs = Array(signs)
        while signs.last == .point { signs.removeLast() }
        self.signs = signs
    }

    /// The text with one point where several follow each other, which is one wide point.
    var withoutRepeatedPoints: DigitText {
        DigitText(signs.enumerated().filter { $1 != .point || $0 == 0 || signs[$0 - 1] != .point }.map(\.element))
    }

    /// The digits.
    var digits: [Int] {
        signs.compactMap { if case .digit(let value) = $0 { value } else { nil } }
    }

    /// The number of digits after the point, or nil unless the row is a number.
    var decimals: Int? {
        guard let first = signs.first, first != .point, !signs.contains(.colon), !signs.contains(.other) else {
            return nil
        }
        guard let point = signs.firstIndex(of: .point) else { return 0 }
        guard signs.lastIndex(of: .point) == point else { return nil }
        return signs.count - point - 1
    }

    /// The row as text.
    var text: String {
        signs.map { sign in
            switch sign {
            case .digit(let value): String(value)
            case .point: "."
            case .colon: ":"
            case .other: "?"
            }
        }.joined()
    }
}

extension DigitText {
    /// The signs of a text that was read; letters are none of a number.
    init(reading: String) {
        self.init(
            reading.filter { !$0.isWhitespace }.map { character in
                switch character {
                case "0"..."9": character.wholeNumberValue.map { .digit($0) } ?? .other
                case ".", ",": .point
                case ":": .colon
                default: .other
                }
            }
        )
    }
}

extension [DigitText: Double] {
    /// The likeliest text with its probability, whatever the order of the dictionary.
    var likeliest: Element? { self.max { ($0.value, $1.key.text) < ($1.value, $0.key.text) } }
}
