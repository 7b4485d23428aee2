import Foundation
import ItemIndexEngine

/// The attributes of an item.
struct AttributeStorage: Codable, Hashable, Sendable {
    /// The attributes that the framework names.
    var values: [String: AttributeValue] = [:]
    /// The attributes that the app names.
    var custom: [String: CustomAttribute] = [:]

    /// An attribute that the app names.
    struct CustomAttribute: Codable, Hashable, Sendable {
        var value: AttributeValue
        /// A Boolean value that indicates whether people find the item by the attribute.
        var isSearched: Bool
    }
}

extension AttributeStorage {
    private static let names = ["displayName", "alternateNames", "containerTitle", "containerDisplayName"]
    private static let keywords = ["keywords", "contactKeywords"]
    /// The attributes that tell programs something, and people nothing.
    private static let silent: Set = [
        "title", "path", "relatedUniqueIdentifier", "weakRelatedUniqueIdentifier", "domainIdentifier", "contentType",
        "contentTypeTree", "containerIdentifier", "identifier", "accountIdentifier", "mailboxIdentifiers", "version",
        "exifVersion", "exifGPSVersion", "colorSpace", "profileName", "fontNames", "codecs", "securityMethod",
        "fovea.appEntityIdentifier",
    ]

    /// The words by which people find the item.
    var texts: IndexedItem.Texts {
        // Without words an item is there for programs alone.
        if isHidden { return IndexedItem.Texts() }
        let named = Set(Self.names + Self.keywords)
        let others = values.keys.filter { !named.contains($0) && !Self.silent.contains($0) }.sorted()
        let own = custom.filter(\.value.isSearched).sorted { $0.key < $1.key }.flatMap(\.value.value.words)
        return IndexedItem.Texts(
            title: words(["title"]),
            names: words(Self.names),
            keywords: words(Self.keywords),
            body: ([words(others)] + own).filter { !$0.isEmpty }.joined(separator: "\n")
        )
    }

    private func words(_ keys: [String]) -> String {
        keys.flatMap { values[$0]?.words ?? [] }.joined(separator: "\n")
    }
}

// MARK: - Bytes

extension AttributeStorage {
    /// The attributes as a binary property list.
    func encoded() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    /// Creates attributes from a property list.
    init(decoding data: Data) throws {
        self = try PropertyListDecoder().decode(AttributeStorage.self, from: data)
    }
}
