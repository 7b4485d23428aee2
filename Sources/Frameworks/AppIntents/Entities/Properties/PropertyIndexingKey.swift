package import CoreSpotlight

// @unchecked Sendable: a key path to an attribute never changes and captures no values; a custom key is Sendable.
/// The attribute of an index that the value of a property becomes.
package enum PropertyIndexingKey: @unchecked Sendable {
    /// An attribute that Core Spotlight names.
    case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
    /// An attribute that the app names.
    case custom(CSCustomAttributeKey)
}
