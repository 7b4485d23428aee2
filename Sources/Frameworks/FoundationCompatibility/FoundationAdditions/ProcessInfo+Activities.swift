public import Foundation

extension ProcessInfo {
    /// Choices for work that the system should not disturb.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt64

        /// Creates options from their bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The machine stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The program isn't ended while it has no windows.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The program isn't ended for lack of use.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// Work that the person asked for.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// Work that the person asked for, during which the machine may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Work that doesn't delay the person.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Work that can't wait, such as playing sound.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins work and returns a token for its end.
    ///
    /// Linux neither slows nor ends programs in the background, so nothing has to be held off.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        reason as NSString
    }

    /// Ends the work of a token.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Calls a closure as a piece of work.
    public func performActivity(
        options: ActivityOptions = [],
        reason: String,
        using block: @escaping () -> Void
    ) {
        block()
    }

    /// A Boolean value that tells whether the person chose to save power, in the profile of the platform.
    public var isLowPowerModeEnabled: Bool {
        let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
        return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }

    /// A Boolean value that tells whether the program is an iPad app on a Mac, which it is not.
    public var isMacCatalystApp: Bool { false }

    /// A Boolean value that tells whether the program is an iPhone app on a Mac, which it is not.
    public var isiOSAppOnMac: Bool { false }
}
