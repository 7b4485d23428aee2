public import CoreSpotlight

/// An entity that search finds in the app's index, without asking the app.
///
/// A property with an indexing key becomes an attribute, and what the display representation shows becomes the usual
/// ones. Give an attribute set of your own to add more; what it says goes before the rest.
///
/// ```swift
/// struct AlbumEntity: IndexedEntity {
///     @Property(title: "Name", indexingKey: \.displayName)
///     var name: String
/// }
///
/// try await CSSearchableIndex.default().indexAppEntities(albums)
/// ```
public protocol IndexedEntity: AppEntity {
    /// The attributes of the entity beyond those of its properties.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// A Boolean value that indicates whether people don't find the entity, although programs do.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// The attributes that the display representation shows.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// A Boolean value that indicates whether people don't find the entity: false.
    public var hideInSpotlight: Bool { false }

    /// The title, the subtitle, the synonyms and the image of the display representation.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let look = displayRepresentation
        let attributes = CSSearchableItemAttributeSet(contentType: .item)
        attributes.title = String(localized: look.title)
        attributes.displayName = attributes.title
        attributes.contentDescription = look.subtitle.map { String(localized: $0) }
        if !look.synonyms.isEmpty { attributes.alternateNames = look.synonyms.map { String(localized: $0) } }
        switch look.image?.source {
        case .data(let data): attributes.thumbnailData = data
        case .url(let url, _, _): attributes.thumbnailURL = url
        case .named, .symbol, nil: break
        }
        return attributes
    }
}
