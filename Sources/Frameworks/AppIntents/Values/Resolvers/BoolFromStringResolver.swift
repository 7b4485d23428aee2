/// A resolver that reads words for yes and no.
///
/// A parameter with names of its own for the two values, such as "On" and "Off", understands those as well.
public struct BoolFromStringResolver: Resolver {
    /// Creates a resolver.
    public init() {}

    /// Returns true for a word for yes, false for one for no, and nil for any other.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        let word = input.trimmingCharacters(in: .whitespacesAndNewlines)
        if let names = context.displayName {
            if word.isSame(as: String(localized: names.true)) { return true }
            if word.isSame(as: String(localized: names.false)) { return false }
        }
        return switch word.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}

extension Bool {
    /// The resolvers that make Boolean values from strings.
    @ResolverSpecificationBuilder<Bool>
    public static var defaultResolverSpecification: some ResolverSpecification {
        BoolFromStringResolver()
    }
}

extension String {
    /// Returns a Boolean value that indicates whether two texts differ in case and accents at most.
    func isSame(as other: String) -> Bool {
        compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
}
