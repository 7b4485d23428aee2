/// The ways in which an intent can run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without bringing the app to the front.
    public static let background = IntentModes(rawValue: 1)
    /// With the app in front from the start.
    public static let foreground = foreground(.immediate)

    /// Returns the way that brings the app to the front at a time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .deferred: IntentModes(rawValue: 4)
        case .dynamic: IntentModes(rawValue: 8)
        }
    }

    /// A time at which the app comes to the front.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before the intent runs.
        case immediate
        /// When the intent is done.
        case deferred
        /// When the intent asks for it.
        case dynamic
    }
}
