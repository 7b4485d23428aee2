/// What the system knows about an intent while it runs.
public struct IntentSystemContext: Sendable {
    /// Whether the app is in front, and whether it can come.
    ///
    /// An intent that its app performs itself, without a host, counts as running in the background.
    public let currentMode: IntentModes.Current
}

extension AppIntent {
    /// What the system knows about the intent while it runs.
    public var systemContext: IntentSystemContext {
        let modes = Self.supportedModes
        let mayMove = modes.contains(.foreground(.dynamic)) || modes.contains(.foreground(.deferred))
        return IntentSystemContext(
            currentMode: IntentModes.Current(
                isInFront: IntentHosting.run?.isInFront ?? false,
                canContinueInForeground: mayMove && IntentHosting.host != nil
            )
        )
    }
}
