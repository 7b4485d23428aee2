import CoreSpotlight

extension IndexedEntity {
    /// All attributes of the entity: what it shows, then its properties, then what the app says.
    ///
    /// Deferred properties are left out.
    var indexedAttributes: CSSearchableItemAttributeSet {
        let base = defaultAttributeSet
        let attributes = CSSearchableItemAttributeSet(merging: base, into: nil)
        for named in reflectedProperties {
            guard let key = named.property.indexingKey, let value = named.property.value(in: self) else { continue }
            key.set(value, in: attributes)
        }
        return identified(CSSearchableItemAttributeSet(merging: attributeSet, over: base, into: attributes))
    }

    /// All attributes of the entity, with those that take time to find.
    func loadedAttributes() async throws -> CSSearchableItemAttributeSet {
        let base = defaultAttributeSet
        let attributes = CSSearchableItemAttributeSet(merging: base, into: nil)
        for named in reflectedProperties {
            guard let key = named.property.indexingKey, let value = try await named.property.loadedValue(in: self)
            else { continue }
            key.set(value, in: attributes)
        }
        if attributes.thumbnailData == nil, attributes.thumbnailURL == nil,
            let image = try await displayRepresentation.loadedImage()
        {
            let loaded = await image.loadedImage()
            if case .picture(let picture) = loaded.content { attributes.thumbnailData = picture.data }
        }
        return identified(CSSearchableItemAttributeSet(merging: attributeSet, over: base, into: attributes))
    }

    private func identified(_ attributes: CSSearchableItemAttributeSet) -> CSSearchableItemAttributeSet {
        attributes.appEntityIdentifier = EntityIdentifier(for: self).activityIdentifier
        attributes.isHidden = hideInSpotlight
        return attributes
    }

    /// The group of the items of the type.
    static var indexDomain: String {
        // A dot would put the type inside another one.
        "entity/" + persistentIdentifier.replacing(".", with: "/")
    }

    static func indexIdentifier(of identifier: ID) -> String {
        EntityIdentifier(for: Self.self, identifier: identifier).activityIdentifier
    }
}
