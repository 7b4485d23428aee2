/// What came of running an intent, in a form that crosses the border of a process.
///
/// A host that runs apps in processes of their own, a command line and a log all carry this. The value, the words and
/// the failure are kept as text and identifiers; live objects stay where they were made.
package struct IntentOutcome: Codable, Hashable, Sendable {
    /// The persistent identifier of the intent.
    package let intent: String
    /// The value of the result, or nil.
    package var value: OutcomeValue?
    /// What to say, or nil.
    package var dialog: Dialog?
    /// Why there is no result, or nil.
    package var failure: OutcomeFailure?
    /// What the app opened, in order.
    package var opened: [EntityIdentifier] = []
    /// A Boolean value that indicates whether the app is in front after the run.
    package var isAppInFront = false
    /// The outcomes of the intents that the result led to, in order.
    package var next: [IntentOutcome] = []
    /// The persistent identifier of the intent that a button of the result runs, or nil.
    package var actionButtonIntent: String?
    /// The name of the activity that the button belongs to, or nil.
    package var activityIdentifier: String?

    /// Words to say or show.
    package struct Dialog: Codable, Hashable, Sendable {
        /// The words that make sense by themselves.
        package let full: String
        /// The words to show next to a view, or nil.
        package let supporting: String?
        /// The name of a symbol to show with the words, or nil.
        package let systemImageName: String?
    }

    /// A Boolean value that indicates whether the intent did what it is for.
    package var isSuccess: Bool { failure == nil }

    init(of intent: any AppIntent) {
        self.intent = type(of: intent).persistentIdentifier
    }

    mutating func read(_ result: any IntentResult) {
        guard let readable = result as? any ReadableIntentResult else { return }
        value = readable.answer.map { OutcomeValue($0) }
        dialog = readable.spokenDialog.map { Dialog($0) }
        actionButtonIntent = readable.actionButtonIntent.map { type(of: $0).persistentIdentifier }
        activityIdentifier = readable.activityIdentifier
    }
}

extension IntentOutcome.Dialog {
    /// Creates the words of a dialog, in the language of the person.
    package init(_ dialog: IntentDialog) {
        full = String(localized: dialog.full)
        supporting = dialog.supporting.map { String(localized: $0) }
        systemImageName = dialog.systemImageName
    }
}

extension IntentRunner {
    /// Runs an intent and the intents that its result leads to, and returns what came of it, whatever happened.
    package func outcome(of intent: some AppIntent) async -> IntentOutcome {
        let report = await report(of: intent)
        var outcome = IntentOutcome(of: intent)
        switch report.first {
        case .success(let result): outcome.read(result)
        case .failure(let error): if !report.continuesInFront { outcome.failure = OutcomeFailure(error) }
        }
        outcome.next = report.next.map { intent, result in
            var outcome = IntentOutcome(of: intent)
            outcome.read(result)
            return outcome
        }
        outcome.isAppInFront = report.run.isInFront
        outcome.opened = report.run.opened.compactMap { value in
            (value as? any AppEntity).map { EntityIdentifier(for: $0) }
        }
        return outcome
    }

    /// Makes an intent from names and values, runs it and returns what came of it, whatever happened.
    package func outcome(of invocation: IntentInvocation) async -> IntentOutcome {
        do {
            let intent = try await IntentHosting.$host.withValue(host) { try await invocation.makeIntent() }
            return await outcome(of: intent)
        } catch {
            var outcome = IntentOutcome(of: invocation.intentType.init())
            outcome.failure = OutcomeFailure(error)
            return outcome
        }
    }
}
