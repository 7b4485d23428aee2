/// A thing that an app can say which of its entities it shows.
public protocol AppEntityAnnotatable {
    /// The entity, or nil.
    var appEntityIdentifier: EntityIdentifier? { get set }
}

extension NSUserActivity: AppEntityAnnotatable {
    /// The entity that the activity shows.
    ///
    /// What people find of the activity with Core Spotlight leads to the entity.
    public var appEntityIdentifier: EntityIdentifier? {
        get { entityReference.flatMap(EntityIdentifier.init(activityIdentifier:)) }
        set { entityReference = newValue?.activityIdentifier }
    }
}
