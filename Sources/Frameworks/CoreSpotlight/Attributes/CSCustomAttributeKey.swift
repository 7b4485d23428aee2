public import Foundation

/// The name of an attribute that an app adds to its items.
public final class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name.
    public let keyName: String
    /// A Boolean value that indicates whether the attribute can be searched.
    public let isSearchable: Bool
    /// A Boolean value that indicates whether people find an item by the attribute without naming it.
    public let isSearchableByDefault: Bool
    /// A Boolean value that indicates whether every item has another value.
    public let isUnique: Bool
    /// A Boolean value that indicates whether the attribute has several values.
    public let isMultiValued: Bool

    /// A Boolean value that indicates whether the class can be archived safely: true.
    public class var supportsSecureCoding: Bool { true }

    /// Creates a name of an attribute that people find items by, or returns nil for a name that isn't one.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName,
            searchable: true,
            searchableByDefault: true,
            unique: false,
            multiValued: false
        )
    }

    /// Creates a name of an attribute, or returns nil for a name that isn't one.
    ///
    /// A name has letters and digits of ASCII, underscores, hyphens and dots, and begins with a letter or an underscore.
    public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
        guard let first = keyName.utf8.first, first == UInt8(ascii: "_") || Self.isLetter(first),
            keyName.utf8.allSatisfy({ Self.isLetter($0) || Self.isOther($0) })
        else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    /// Creates a name from an archive.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.init(
            keyName: String(describing: name),
            searchable: coder.decodeBool(forKey: "searchable"),
            searchableByDefault: coder.decodeBool(forKey: "searchableByDefault"),
            unique: coder.decodeBool(forKey: "unique"),
            multiValued: coder.decodeBool(forKey: "multiValued")
        )
    }

    /// Writes the name to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(NSString(string: keyName), forKey: "name")
        coder.encode(isSearchable, forKey: "searchable")
        coder.encode(isSearchableByDefault, forKey: "searchableByDefault")
        coder.encode(isUnique, forKey: "unique")
        coder.encode(isMultiValued, forKey: "multiValued")
    }

    /// Returns the name itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isOther(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_-.".utf8.contains(byte)
    }
}
