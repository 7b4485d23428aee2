public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The key of the ways in which a part of a text stands out.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute in encoded form.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The ways in which a part of a text stands out.
    ///
    /// A scope is only ever a type: `text.inlinePresentationIntent` reads this property's type and never its value.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("An attribute scope has no values; read the attribute from a text.")
    }
}
