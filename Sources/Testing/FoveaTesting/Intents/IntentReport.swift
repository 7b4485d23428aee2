public import AppIntents
import FoveaHosting

/// What happened while an intent ran.
public struct IntentReport: Sendable {
    /// The name of the intent's type.
    public let intentName: String
    /// The words that the intent said, or nil.
    public let dialog: String?
    /// The questions that the intent asked, in order.
    public let questions: [AskedQuestion]
    /// The answers of the script that weren't asked for.
    public let unusedAnswers: [ScriptedAnswer]
    /// A Boolean value that indicates whether the app came to the front.
    public let cameForward: Bool
    /// The entities that the app opened, in order.
    public let opened: [EntityIdentifier]
    /// The links that were opened, in order.
    public let openedURLs: [URL]
    /// The names by which scenes of the app know what to show, in order.
    public let shownContent: [String]
    /// The names of the intents that ran next because a result named them.
    public let nextIntents: [String]
    /// The time that performing the intent took, after its dependencies were there.
    public let performTime: Duration
    /// What a person would notice although nothing failed.
    public let warnings: [String]
}

extension IntentReport {
    /// Gathers what a host was told during a run.
    init(
        of intentName: String,
        dialog: IntentDialog?,
        host: ScriptedHost,
        target: EntityIdentifier?,
        performTime: Duration,
        warnings: [String]
    ) {
        var opened: [EntityIdentifier] = []
        var openedURLs: [URL] = []
        var shownContent: [String] = []
        var nextIntents: [String] = []
        var cameForward = false
        for event in host.events {
            switch event {
            case .appComesForward: cameForward = true
            case .opens(let value): opened += (value as? any AppEntity).map { [$0.reference] } ?? []
            case .opensURL(let url): openedURLs.append(url)
            case .showsContent(let identifier): shownContent.append(identifier)
            case .runsNext(let intent): nextIntents.append("\(type(of: intent))")
            case .progress: break
            }
        }
        // An intent with a perform() of its own opens its target there, and reports nothing.
        if let target, !opened.contains(target) { opened.insert(target, at: 0) }
        self.init(
            intentName: intentName,
            dialog: dialog.map { String(localized: $0.full) },
            questions: host.questions,
            unusedAnswers: host.unusedAnswers,
            cameForward: cameForward,
            opened: opened,
            openedURLs: openedURLs,
            shownContent: shownContent,
            nextIntents: nextIntents,
            performTime: performTime,
            warnings: warnings
        )
    }
}
