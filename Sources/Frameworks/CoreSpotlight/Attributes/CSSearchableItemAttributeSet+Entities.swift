import Foundation

// What App Intents adds to the attributes of an item.
extension CSSearchableItemAttributeSet {
    private static let entityKey = "fovea.appEntityIdentifier"
    private static let hiddenKey = "fovea.isHidden"

    /// The entity that the item stands for, as text.
    package var appEntityIdentifier: String? {
        get { self[text: Self.entityKey] }
        set { self[text: Self.entityKey] = newValue }
    }

    /// A Boolean value that indicates whether people don't find the item.
    package var isHidden: Bool {
        get { values.isHidden }
        set { self[value: Self.hiddenKey] = newValue ? .flag(true) : nil }
    }

    /// Creates a set with the attributes of others.
    ///
    /// - Parameters:
    ///   - set: The attributes that go before the rest.
    ///   - base: Attributes that `set` may merely repeat; these don't go before the rest.
    ///   - rest: The other attributes, or nil for none.
    package convenience init(
        merging set: CSSearchableItemAttributeSet,
        over base: CSSearchableItemAttributeSet? = nil,
        into rest: CSSearchableItemAttributeSet?
    ) {
        let base = base?.values ?? AttributeStorage()
        var merged = rest?.values ?? AttributeStorage()
        let values = set.values
        for (key, value) in values.values where base.values[key] != value { merged.values[key] = value }
        merged.custom.merge(values.custom) { _, new in new }
        self.init(merged)
    }

    /// Adds the attributes of another set that this one doesn't have.
    package func addMissing(from set: CSSearchableItemAttributeSet) {
        let others = set.values
        change { attributes in
            attributes.values.merge(others.values) { own, _ in own }
            attributes.custom.merge(others.custom) { own, _ in own }
        }
    }
}

extension AttributeStorage {
    /// A Boolean value that indicates whether people don't find the item.
    var isHidden: Bool { values["fovea.isHidden"] == .flag(true) }
}
