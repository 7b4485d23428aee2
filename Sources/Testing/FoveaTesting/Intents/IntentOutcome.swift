public import AppIntents

/// What came of running an intent.
public struct IntentOutcome<Intent: AppIntent>: Sendable {
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

/// What happened while an intent ran.
public struct IntentReport: Sendable {
    /// The name of the intent's type.
    public let intentName: String
    /// The words that the intent said, or nil.
    public let dialog: String?
    /// The questions that the intent asked, in order.
    public let questions: [AskedQuestion]
    /// The answers of the script that nobody asked for.
    public let unusedAnswers: [ScriptedAnswer]
    /// A Boolean value that indicates whether the app came to the front.
    public let cameForward: Bool
    /// The entities that the app opened, in order.
    public let opened: [EntityIdentifier]
    /// The time that performing the intent took, after its dependencies were there.
    public let performTime: Duration
    /// What a person would notice although nothing failed.
    public let warnings: [String]
}
