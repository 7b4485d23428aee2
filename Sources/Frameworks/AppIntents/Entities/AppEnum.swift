/// An enumeration of an app whose cases an intent can take.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable, EntityIdentifierConvertible
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// The raw value as text.
    public var entityIdentifierString: String { rawValue.description }

    /// Returns the case with a raw value, or nil when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue(entityIdentifierString).flatMap(Self.init(rawValue:))
    }
}

// An enumeration that can be written as text has two defaults; this one decides.
extension AppEnum where Self: LosslessStringConvertible {
    /// The raw value as text.
    public var entityIdentifierString: String { rawValue.description }

    /// Returns the case with a raw value, or nil when the text is none.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
        RawValue(entityIdentifierString).flatMap(Self.init(rawValue:))
    }
}
