public import Foundation

/// An item that an app found.
public struct FoundItem: Hashable, Sendable {
    /// The reference by which the app opens the item.
    public var reference: ItemReference
    /// The display name of the item's type, such as "Album".
    public var typeName: String
    /// The title.
    public var title: String
    /// The line below the title, or nil.
    public var subtitle: String?
    /// The thumbnail, or nil.
    public var thumbnail: Thumbnail?
    /// A Boolean value that indicates whether the app can open the item.
    public var canOpen: Bool

    /// Creates an item.
    public init(
        reference: ItemReference,
        typeName: String,
        title: String,
        subtitle: String? = nil,
        thumbnail: Thumbnail? = nil,
        canOpen: Bool = true
    ) {
        self.reference = reference
        self.typeName = typeName
        self.title = title
        self.subtitle = subtitle
        self.thumbnail = thumbnail
        self.canOpen = canOpen
    }

    /// A thumbnail and where it is.
    public enum Thumbnail: Hashable, Sendable {
        /// The bytes of a file, PNG, JPEG or WebP.
        ///
        /// They are within the limits, but the sides of the picture may not be: it is reduced for display.
        case file(Data)
        /// The path of the file at the service.
        case address(String)

        /// The bytes of the file, or nil if only its address is known.
        public var file: Data? {
            guard case .file(let data) = self else { return nil }
            return data
        }
    }
}

/// A reference to an item of an app, which outlives processes.
public struct ItemReference: Codable, Hashable, Sendable {
    /// The persistent identifier of the entity's type.
    public var type: String
    /// The entity's identifier as a string.
    public var identifier: String

    /// Creates a reference.
    public init(type: String, identifier: String) {
        self.type = type
        self.identifier = identifier
    }
}

extension FoundItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, entity, type, title, subtitle, thumbnail, canOpen
    }

    /// Decodes an item; its picture is an address, since JSON contains no files.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            reference: ItemReference(
                type: try container.decode(String.self, forKey: .entity),
                identifier: try container.decode(String.self, forKey: .id)
            ),
            typeName: try container.decode(String.self, forKey: .type),
            title: try container.decode(String.self, forKey: .title),
            subtitle: try container.decodeIfPresent(String.self, forKey: .subtitle),
            thumbnail: try container.decodeIfPresent(String.self, forKey: .thumbnail).map(Thumbnail.address),
            canOpen: try container.decode(Bool.self, forKey: .canOpen)
        )
    }

    /// Encodes an item; a missing value is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(reference.identifier, forKey: .id)
        try container.encode(reference.type, forKey: .entity)
        try container.encode(typeName, forKey: .type)
        try container.encode(title, forKey: .title)
        try container.encode(subtitle, forKey: .subtitle)
        var address: String?
        if case .address(let path) = thumbnail { address = path }
        try container.encode(address, forKey: .thumbnail)
        try container.encode(canOpen, forKey: .canOpen)
    }
}
