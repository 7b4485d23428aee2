/// A size of widgets, for which a parameter can take another number of values.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    /// A small square.
    case systemSmall
    /// A row.
    case systemMedium
    /// A large square.
    case systemLarge
    /// A larger row.
    case systemExtraLarge
    /// A circle next to the time.
    case accessoryCircular
    /// A rectangle next to the time.
    case accessoryRectangular
    /// A line next to the time.
    case accessoryInline
    /// A corner of the time.
    case accessoryCorner
}

extension IntentWidgetFamily: _IntentValue {}
