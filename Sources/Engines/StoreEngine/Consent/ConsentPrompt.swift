import ConcurrencyEngine
import Foundation
import Synchronization

/// A question whether an app may use a store.
package struct ConsentQuestion: Sendable, Hashable {
    /// The identifier of the app.
    package let app: String
    /// The store.
    package let store: ConsentedStore
    /// What the app asks for.
    package let wanted: ConsentStatus

    /// Creates a question.
    package init(app: String, store: ConsentedStore, wanted: ConsentStatus) {
        self.app = app
        self.store = store
        self.wanted = wanted
    }

    /// The question as a sentence.
    package var text: String {
        let access = wanted == .writeOnly ? "add to" : "read and change"
        let name = String(app.unicodeScalars.filter { !CharacterSet.controlCharacters.contains($0) })
        return "Allow '\(name)' to \(access) your \(store.noun)?"
    }
}

/// The way in which a person is asked for consent.
package enum ConsentPrompt {
    /// Asks a question; returns nil if there was no way to ask.
    package typealias Handler = @Sendable (ConsentQuestion) async -> Bool?

    private static let handler = Mutex<Handler?>(nil)
    /// The handler of a test, for its task alone.
    @TaskLocal package static var testHandler: Handler?

    /// Sets the handler that asks the person; nil asks on the terminal.
    package static func install(_ handler: Handler?) { Self.handler.withLock { $0 = handler } }

    /// Asks the person by the installed handler, or on the terminal; without either the answer is nil.
    static func answer(to question: ConsentQuestion) async -> Bool? {
        if let handler = testHandler ?? handler.withLock({ $0 }) { return await handler(question) }
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
        return await DedicatedThread.run { _ in
            FileHandle.standardError.write(Data("\(question.text) [y/N] ".utf8))
            return readLine().map { ["y", "yes"].contains($0.lowercased()) }
        }
    }
}
