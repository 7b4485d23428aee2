extension Option where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// Declares a choice among the cases of an enumeration.
    package init(_ name: String, short: Character? = nil, placeholder: String, default value: Value, help: String) {
        let words = Value.allCases.map(\.rawValue)
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: value,
            defaultText: value.rawValue,
            completion: .words(words),
            help: help
        ) { (text) throws(InvalidValue) in
            guard let choice = Value(rawValue: text) else {
                throw InvalidValue(expected: words.alternatives(quoted: true))
            }
            return choice
        }
    }
}

extension Option where Value == Int {
    /// Declares an integer within a range.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String = "N",
        default value: Int,
        in range: ClosedRange<Int>,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: value,
            defaultText: String(value),
            help: help
        ) { (text) throws(InvalidValue) in try wholeNumber(text, in: range) }
    }
}

extension Option where Value == Int? {
    /// Declares an integer within a range, which may be absent.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String = "N",
        in range: ClosedRange<Int>,
        defaultText: String? = nil,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: nil,
            defaultText: defaultText,
            help: help
        ) { (text) throws(InvalidValue) in try wholeNumber(text, in: range) }
    }
}

extension Option where Value == Double {
    /// Declares a number within a range.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String,
        default value: Double,
        in range: ClosedRange<Double>,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: value,
            defaultText: "\(value)",
            help: help
        ) { (text) throws(InvalidValue) in
            guard let number = Double(text), range.contains(number) else {
                throw InvalidValue(expected: "a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }
}

extension Option where Value == String? {
    /// Declares a string that may be absent.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String,
        completion: CompletionKind = .nothing,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: nil,
            completion: completion,
            help: help
        ) { (text) throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue(expected: "something that isn't empty") }
            return text
        }
    }
}

extension Option where Value == [String] {
    /// Declares a list: the option may be given several times, and each adds a string.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String,
        completion: CompletionKind = .nothing,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: [],
            completion: completion,
            help: help,
            combine: { $0 + $1 }
        ) { (text) throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue(expected: "something that isn't empty") }
            return [text]
        }
    }
}

extension Option where Value == Double? {
    /// Declares a number within a range, which may be absent.
    package init(
        _ name: String,
        short: Character? = nil,
        placeholder: String,
        in range: ClosedRange<Double>,
        defaultText: String? = nil,
        help: String
    ) {
        self.init(
            name,
            short: short,
            placeholder: placeholder,
            default: nil,
            defaultText: defaultText,
            help: help
        ) { (text) throws(InvalidValue) in
            guard let number = Double(text), range.contains(number) else {
                throw InvalidValue(expected: "a number from \(range.lowerBound) to \(range.upperBound)")
            }
            return number
        }
    }
}

private func wholeNumber(_ text: String, in range: ClosedRange<Int>) throws(InvalidValue) -> Int {
    guard let number = Int(text), range.contains(number) else {
        let expectation =
            range.upperBound == .max
            ? "a whole number of at least \(range.lowerBound)"
            : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw InvalidValue(expected: expectation)
    }
    return number
}
