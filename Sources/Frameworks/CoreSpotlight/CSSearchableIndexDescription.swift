public import Foundation

/// The kind of the index that an app is asked to fill again.
open class CSSearchableIndexDescription: NSObject, NSCopying, NSSecureCoding {
    /// A Boolean value that indicates whether the class can be archived safely: true.
    public class var supportsSecureCoding: Bool { true }

    /// Creates a description of the app's own index.
    public override init() {}

    /// Creates a description from an archive.
    public required init?(coder: NSCoder) {}

    /// Writes the description to an archive.
    open func encode(with coder: NSCoder) {}

    /// Returns a description of the same index.
    open func copy(with zone: NSZone? = nil) -> Any { CSSearchableIndexDescription() }
}
