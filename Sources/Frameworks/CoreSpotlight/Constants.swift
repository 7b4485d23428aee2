/// The type of an activity that continues in an app with an item that a person found.
public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"

/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"
