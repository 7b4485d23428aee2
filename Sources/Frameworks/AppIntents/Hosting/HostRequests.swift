/// A question whether an intent may go on.
package struct ConfirmationRequest: Sendable {
    /// What the intent is about to do.
    package let look: DisplayRepresentation
    /// The conditions under which to ask; none means always.
    package var conditions: ConfirmationConditions = []
    /// What the buttons are called.
    package var actionName: ConfirmationActionName = .continue
    /// What to say, or nil.
    package var dialog: IntentDialog?
    /// A Boolean value that indicates whether the words stand above the view.
    package var showsDialogAsPrompt = true
    /// The intent that makes the view next to the words, or nil.
    package var snippetIntent: (any SnippetIntent)?
}

/// A question in which of several ways an intent goes on.
package struct ChoiceRequest: Sendable {
    /// The name of the intent.
    package let intentTitle: LocalizedStringResource
    /// The ways to go on.
    package let options: [IntentChoiceOption]
    /// What to ask, or nil.
    package let dialog: IntentDialog?
}

/// A question whether the app may come to the front.
package struct ForegroundRequest: Equatable, Sendable {
    /// The name of the intent.
    package let intentTitle: LocalizedStringResource
    /// What to say, or nil.
    package let dialog: IntentDialog?
    /// A Boolean value that indicates whether the person has to say yes.
    package let alwaysConfirm: Bool
    /// What the app does once it is in front, in place of performing the intent again.
    package var continuation: Continuation?

    /// What an app does once it is in front; two are equal when one is a copy of the other.
    package final class Continuation: Equatable, Sendable {
        let run: @MainActor @Sendable () async throws -> Void

        init(_ run: @escaping @MainActor @Sendable () async throws -> Void) {
            self.run = run
        }

        package static func == (first: Continuation, second: Continuation) -> Bool { first === second }
    }
}
