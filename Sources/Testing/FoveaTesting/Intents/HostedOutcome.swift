public import AppIntents

/// The outcome of running an intent.
public struct HostedOutcome<Intent: AppIntent>: Sendable {
    /// What the intent answered.
    public let result: Intent.PerformResult
    /// What happened meanwhile.
    public let report: IntentReport

    /// The value that the intent answered, or nil.
    public var value: Intent.PerformResult.Value? { result.value }
    /// The words that the intent said, or nil.
    public var dialog: String? { report.dialog }
    /// The questions that the intent asked, in order.
    public var questions: [AskedQuestion] { report.questions }
    /// A Boolean value that indicates whether the app came to the front.
    public var cameForward: Bool { report.cameForward }
    /// The entities that the app opened, in order.
    public var opened: [EntityIdentifier] { report.opened }
    /// The time that performing the intent took.
    public var performTime: Duration { report.performTime }
}
