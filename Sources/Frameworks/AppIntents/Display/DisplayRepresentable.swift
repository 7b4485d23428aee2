/// A value that knows how it looks.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The look of the value.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the value.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that knows how it looks, of a type with a name for people.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration that knows how its cases look.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// The look of every case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, or its name in the source where no look is given.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

/// An enumeration that knows how its cases look, of a type with a name for people.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
