/// The name of a type, as people read it.
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    /// The name of one value, such as "Album".
    public var name: LocalizedStringResource
    /// The phrase for a number of values, such as "3 albums".
    public var numericFormat: LocalizedStringResource?
    /// Other names that people use.
    public var synonyms: [LocalizedStringResource]

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - name: The name of one value.
    ///   - numericFormat: The phrase for several, with `\(placeholder: .int)` where the number goes.
    ///   - synonyms: Other names that people use.
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// Creates a name from a literal.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}

/// A type with a display name.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentation {
    /// Returns the phrase for a number of values, such as "3 landmarks", in the form that the language asks for.
    package func text(count: Int) -> String {
        numericFormat?.text(count: count) ?? "\(count) \(String(localized: name))"
    }
}
