/// A resolver that makes an integer from its digits.
public struct IntFromStringResolver: Resolver {
    /// The base of the digits.
    public let radix: Int

    /// Creates a resolver for digits of a base.
    public init(radix: Int = 10) {
        self.radix = radix
    }

    /// Returns the integer, or nil when the text is none.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(input.trimmingCharacters(in: .whitespacesAndNewlines), radix: radix)
    }
}

/// A resolver that rounds a number to an integer.
public struct IntFromDoubleResolver: Resolver {
    /// The way to round.
    public let roundingRule: FloatingPointRoundingRule

    /// Creates a resolver that rounds in a way.
    public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
        self.roundingRule = roundingRule
    }

    /// Returns the integer, or nil when there is none that large.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        Int(exactly: input.rounded(roundingRule))
    }
}

/// A resolver that makes a number from an integer.
public struct DoubleFromIntResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the number.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input)
    }
}

/// A resolver that makes a number from its digits.
public struct DoubleFromStringResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the number, or nil when the text is none.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        Double(input.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

extension Int {
    /// The resolvers that make integers from strings and other numbers.
    @ResolverSpecificationBuilder<Int>
    public static var defaultResolverSpecification: some ResolverSpecification {
        IntFromStringResolver()
        IntFromDoubleResolver()
    }
}

extension Double {
    /// The resolvers that make numbers from strings and integers.
    @ResolverSpecificationBuilder<Double>
    public static var defaultResolverSpecification: some ResolverSpecification {
        DoubleFromIntResolver()
        DoubleFromStringResolver()
    }
}
