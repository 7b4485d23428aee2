public import FoundationCompatibility

extension NSUserActivity {
    /// What people find the activity by.
    ///
    /// Where the activity is eligible for search, it is in the app's index from when it becomes current.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { attachments["contentAttributeSet"] as? CSSearchableItemAttributeSet }
        set {
            attachments["contentAttributeSet"] = newValue
            keep = newValue == nil ? nil : { CSSearchableIndex.activities.index($0) }
        }
    }

    /// Deletes saved activities.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping @Sendable () -> Void
    ) {
        CSSearchableIndex.activities.deleteSearchableItems(withIdentifiers: persistentIdentifiers) { _ in handler() }
    }

    /// Deletes saved activities.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
    ) async {
        try? await CSSearchableIndex.activities.deleteSearchableItems(withIdentifiers: persistentIdentifiers)
    }

    /// Deletes all saved activities of the app.
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        CSSearchableIndex.activities.deleteAllSearchableItems { _ in handler() }
    }

    /// Deletes all saved activities of the app.
    public class func deleteAllSavedUserActivities() async {
        try? await CSSearchableIndex.activities.deleteAllSearchableItems()
    }
}

extension CSSearchableIndex {
    /// The activities of the app, apart from its items, which it deletes by names of its own.
    package static let activities = CSSearchableIndex(name: "NSUserActivity")

    /// Keeps an activity, unless an item of the app stands for it.
    func index(_ activity: NSUserActivity) {
        guard let item = activity.searchableItem else { return }
        indexSearchableItems([item])
    }
}

extension NSUserActivity {
    /// The app's entity that the activity shows, as text.
    package var entityReference: String? {
        get { attachments["appEntityIdentifier"] as? String }
        set { attachments["appEntityIdentifier"] = newValue }
    }

    /// The activity as an item of an index, or nil when there is nothing to find it by or an item stands for it.
    package var searchableItem: CSSearchableItem? {
        guard let given = contentAttributeSet, given.relatedUniqueIdentifier == nil else { return nil }
        let attributes = CSSearchableItemAttributeSet(given.values)
        attributes.title = given.title ?? title
        let words = (given.keywords ?? []) + keywords.sorted()
        attributes.keywords = words.isEmpty ? nil : words
        if let entityReference { attributes.appEntityIdentifier = entityReference }
        let item = CSSearchableItem(
            uniqueIdentifier: persistentIdentifier ?? activityType,
            domainIdentifier: nil,
            attributeSet: attributes
        )
        if let expirationDate { item.expirationDate = expirationDate }
        return item
    }
}
