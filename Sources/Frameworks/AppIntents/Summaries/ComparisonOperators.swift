/// A comparison for sameness.
public enum EquatableComparisonOperator: Hashable, Sendable {
    /// The values are equal.
    case equalTo
    /// The values differ, or the parameter has none.
    case notEqualTo
}

/// A comparison by order.
public enum ComparableComparisonOperator: Hashable, Sendable {
    /// The value is less than the other.
    case lessThan
    /// The value is less than the other or equal to it.
    case lessThanOrEqualTo
    /// The value is greater than the other.
    case greaterThan
    /// The value is greater than the other or equal to it.
    case greaterThanOrEqualTo

    func holds<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
        switch self {
        case .lessThan: first < second
        case .lessThanOrEqualTo: first <= second
        case .greaterThan: first > second
        case .greaterThanOrEqualTo: first >= second
        }
    }
}

/// A question whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
    /// It has one.
    case hasAnyValue
    /// It has none.
    case hasNoValue
}

/// A question whether a value is among others.
public enum OneOfComparisonOperator: Hashable, Sendable {
    /// The value is among them.
    case oneOf
}
