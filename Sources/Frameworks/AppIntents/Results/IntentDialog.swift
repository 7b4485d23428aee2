/// A dialog that the system speaks or shows for an intent.
public struct IntentDialog: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A literal with interpolated values.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The words that make sense by themselves.
    package let full: LocalizedStringResource
    /// The words to show next to a view, or nil for the full ones.
    package let supporting: LocalizedStringResource?
    /// The name of a symbol to show with the words.
    package let systemImageName: String?

    /// Creates a dialog.
    public init(_ dialog: LocalizedStringResource) {
        self.init(dialog, nil, nil)
    }

    /// Creates a dialog with other words to show next to a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full, supporting, nil)
    }

    /// Creates a dialog with a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full, nil, systemImageName)
    }

    /// Creates a dialog with a symbol and other words to show next to a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full, supporting, systemImageName)
    }

    /// Creates a dialog from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// Creates a dialog from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    private init(
        _ full: LocalizedStringResource,
        _ supporting: LocalizedStringResource?,
        _ systemImageName: String?
    ) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}
