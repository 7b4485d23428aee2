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
        case .deferred: IntentModes(rawValue: 4)
        case .dynamic: IntentModes(rawValue: 8)
        default: IntentModes(rawValue: 2)
        }
    }

    /// A time at which the app comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        private enum Kind { case immediate, deferred, dynamic }
        private let kind: Kind

        /// Before the intent runs.
        public static let immediate = ForegroundMode(kind: .immediate)
        /// When the intent is done.
        public static let deferred = ForegroundMode(kind: .deferred)
        /// When the intent asks for it.
        public static let dynamic = ForegroundMode(kind: .dynamic)
    }

    /// The way in which an intent is running.
    public struct Current: Equatable, Sendable, CustomDebugStringConvertible {
        private let isInFront: Bool
        /// A Boolean value that indicates whether the intent can go on with the app in front.
        public let canContinueInForeground: Bool

        init(isInFront: Bool, canContinueInForeground: Bool) {
            self.isInFront = isInFront
            self.canContinueInForeground = isInFront || canContinueInForeground
        }

        /// The app isn't in front.
        public static let background = Current(isInFront: false, canContinueInForeground: false)
        /// The app is in front.
        public static let foreground = Current(isInFront: true, canContinueInForeground: true)

        /// Returns whether the app is in front in both cases, or in neither.
        public static func == (first: Current, second: Current) -> Bool { first.isInFront == second.isInFront }

        /// The name of the way.
        public var debugDescription: String { isInFront ? "foreground" : "background" }
    }
}
