import LocalFeatureEngine

/// The items of a catalogue in memory.
struct MemoryItems: Sendable {
    /// An item with what is kept of its pictures.
    struct Entry: Sendable {
        let item: VisualItem
        let pictures: [PictureDescription]
    }

    /// A picture of the index: its item, and its number there.
    struct IndexedPicture: Sendable {
        let item: String
        let number: Int
    }

    private(set) var entries: [String: Entry] = [:]
    private var index: (index: LocalFeatureIndex, pictures: [IndexedPicture])?

    /// Keeps an item, and returns whether it replaces one.
    mutating func put(_ entry: Entry) -> Bool {
        index = nil
        return entries.updateValue(entry, forKey: entry.item.id) != nil
    }

    /// Removes an item, and returns whether there was one.
    mutating func remove(_ id: String) -> Bool {
        guard entries.removeValue(forKey: id) != nil else { return false }
        index = nil
        return true
    }

    /// The index over all pictures, made when a search first needs it.
    mutating func featureIndex() -> (index: LocalFeatureIndex, pictures: [IndexedPicture]) {
        if let index { return index }
        var pictures: [IndexedPicture] = []
        var features: [LocalFeatures] = []
        for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
            for (number, picture) in entry.pictures.enumerated() {
                pictures.append(IndexedPicture(item: id, number: number))
                features.append(picture.features)
            }
        }
        let made = (LocalFeatureIndex(features), pictures)
        index = made
        return made
    }
}
