/// The number of values that a collection may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    /// The least number of values.
    package let min: Int
    /// The greatest number of values.
    package let max: Int

    /// Creates a range of numbers of values.
    public init(min: Int, max: Int) {
        precondition(
            0 <= min && min <= max,
            "A collection can't have from \(min) to \(max) values; give 0 or more, the smaller number first."
        )
        self.min = min
        self.max = max
    }

    /// Creates a size of one number of values.
    public init(exactly size: Int) {
        self.init(min: size, max: size)
    }

    /// Creates a size of one number of values from a literal.
    public init(integerLiteral value: Int) {
        self.init(exactly: value)
    }

    /// Returns a Boolean value that indicates whether a collection may have a number of values.
    func contains(_ count: Int) -> Bool { (min...max).contains(count) }

    /// The numbers in words for people.
    var phrase: String {
        switch (min, max) {
        case (1, 1): "one value"
        case let (min, max) where min == max: "\(min) values"
        default: "\(min) to \(max) values"
        }
    }
}

extension ParameterOptions {
    /// The least number of values that every size of the collection allows.
    var leastCount: Int { (sizes + widgetSizes.values).map(\.min).min() ?? 1 }
}
