public import Foundation

// The macro for predicates writes these for three methods of strings; Foundation on Linux has none of them.

extension PredicateExpressions {
    /// Says whether a string contains another one, ignoring case and diacritics.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Whether the string contains the other one.
        public typealias Output = Bool

        /// The string.
        public let root: Root
        /// What is looked for in it.
        public let other: Other

        /// Creates an expression.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns whether the string contains the other one.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
        }
    }

    /// Compares a string with another one, ignoring case.
    public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// How the string stands to the other one.
        public typealias Output = ComparisonResult

        /// The string.
        public let root: Root
        /// What it is compared with.
        public let other: Other

        /// Creates an expression.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns how the string stands to the other one.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try String(root.evaluate(bindings)).caseInsensitiveCompare(String(other.evaluate(bindings)))
        }
    }

    /// Compares a string with another one as the locale sorts them.
    public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// How the string stands to the other one.
        public typealias Output = ComparisonResult

        /// The string.
        public let root: Root
        /// What it is compared with.
        public let other: Other

        /// Creates an expression.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Returns how the string stands to the other one.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try String(root.evaluate(bindings)).localizedCompare(String(other.evaluate(bindings)))
        }
    }

    /// Returns an expression for `root.localizedStandardContains(other)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root,
        _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }

    /// Returns an expression for `root.caseInsensitiveCompare(other)`.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root,
        _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }

    /// Returns an expression for `root.localizedCompare(other)`.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root,
        _ other: Other
    ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
