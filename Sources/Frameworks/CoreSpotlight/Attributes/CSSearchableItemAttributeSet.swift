public import Foundation
import Synchronization
public import UniformTypeIdentifiers

// @unchecked Sendable: the only stored property is a mutex around a value. A subclass vouches for what it adds.
/// What is known about an item that people can find.
///
/// Give an item at least a title; a description, keywords and a small thumbnail help people to find and to recognize
/// it. A set is an object: all its holders see its changes.
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let storage: Mutex<AttributeStorage>

    /// A Boolean value that indicates whether the class can be archived safely: true.
    public class var supportsSecureCoding: Bool { true }

    /// Creates a set for content of a kind.
    public init(contentType: UTType) {
        storage = Mutex(AttributeStorage(values: ["contentType": .text(contentType.identifier)]))
    }

    /// Creates a set for content of no kind in particular.
    public override init() {
        storage = Mutex(AttributeStorage(values: [:]))
    }

    /// Creates a set for content of the kind with an identifier.
    @available(*, deprecated, message: "Use init(contentType:).")
    public init(itemContentType: String) {
        storage = Mutex(AttributeStorage(values: ["contentType": .text(itemContentType)]))
    }

    init(_ values: AttributeStorage) {
        storage = Mutex(values)
    }

    /// Creates a set from an archive.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let values = try? AttributeStorage(decoding: Data(referencing: data))
        else { return nil }
        storage = Mutex(values)
    }

    /// Writes the set to an archive.
    open func encode(with coder: NSCoder) {
        // The values are of kinds that a property list has, so encoding them can't fail.
        guard let data = try? values.encoded() else { return }
        coder.encode(NSData(data: data), forKey: "attributes")
    }

    /// Returns a set with the same attributes.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableItemAttributeSet(values) }

    /// The attributes at this moment.
    var values: AttributeStorage { storage.withLock { $0 } }

    func change(_ change: (inout AttributeStorage) -> Void) {
        storage.withLock { values in change(&values) }
    }
}

// MARK: - Custom attributes

extension CSSearchableItemAttributeSet {
    /// Sets an attribute that the app names.
    ///
    /// A value is text, a number, a date, data, an address, or an array of those; a value of another class, like nil,
    /// removes the attribute.
    public func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
        let value = value.flatMap { AttributeValue($0) }
        change { attributes in
            attributes.custom[key.keyName] = value.map {
                AttributeStorage.CustomAttribute(value: $0, isSearched: key.isSearchable && key.isSearchableByDefault)
            }
        }
    }

    /// Returns an attribute that the app names, or nil when it isn't set.
    public func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
        values.custom[key.keyName]?.value.object
    }

    /// Sets an attribute that the app names from a value of Swift, and returns whether it is of a kind that can be kept.
    @discardableResult
    package func setCustomValue(_ value: Any, for key: CSCustomAttributeKey) -> Bool {
        guard let value = AttributeValue(value) else { return false }
        setValue(value.object, forCustomKey: key)
        return true
    }
}
