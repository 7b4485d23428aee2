/// A resolver that writes an integer as text.
public struct StringFromIntResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the digits of the integer.
    public func resolve(from input: Int, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}

/// A resolver that writes a number as text.
public struct StringFromDoubleResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the digits of the number, with a point.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        String(input)
    }
}

/// A resolver that makes a text without attributes.
public struct AttributedStringFromStringResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the text.
    public func resolve(
        from input: String,
        context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? {
        AttributedString(input)
    }
}

/// A resolver that reads an address.
public struct URLFromStringResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns the address, or nil when the text is none.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        let text = input.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : URL(string: text)
    }
}

extension String {
    /// The resolvers that make strings from numbers.
    @ResolverSpecificationBuilder<String>
    public static var defaultResolverSpecification: some ResolverSpecification {
        StringFromIntResolver()
        StringFromDoubleResolver()
    }
}

extension AttributedString {
    /// The resolvers that make attributed strings from plain ones.
    @ResolverSpecificationBuilder<AttributedString>
    public static var defaultResolverSpecification: some ResolverSpecification {
        AttributedStringFromStringResolver()
    }
}

extension URL {
    /// The resolvers that make URLs from strings.
    @ResolverSpecificationBuilder<URL>
    public static var defaultResolverSpecification: some ResolverSpecification {
        URLFromStringResolver()
    }
}
