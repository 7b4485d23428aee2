/// A value with a display representation.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The look of the value.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the value.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a display representation, whose type has a display name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// An enumeration whose cases have display representations.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
    /// The look of every case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, or its name in the source without a display representation.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(self)")
    }
}

/// An enumeration whose cases have display representations and whose type has a display name.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
