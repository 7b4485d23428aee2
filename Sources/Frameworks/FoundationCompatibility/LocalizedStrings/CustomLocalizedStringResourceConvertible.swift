/// A type whose values describe themselves with a localized string.
public protocol CustomLocalizedStringResourceConvertible {
    /// The resource that describes the value.
    var localizedStringResource: LocalizedStringResource { get }
}
