import Foundation
package import ProviderFrames
package import StoreEngine

/// A question of an app to the person, which waits for an answer.
package struct AppQuestion: Sendable, Hashable, Identifiable {
    /// The identifier, which can't be guessed.
    package let id: String
    /// The provider.
    package let provider: ProviderID
    /// The app's display name.
    package let name: String
    /// What is asked; the app is named as decisions name it, by its program.
    package let question: ConsentQuestion
    /// What the app says that it needs it for, or nil.
    package let purpose: String?

    /// Creates the question of a provider's message, or nil if there is no such store.
    package init?(_ message: QuestionMessage, of provider: ProviderDescription, _ limits: WireLimits) {
        guard let store = ConsentedStore.all.first(where: { $0.rawValue == message.store }) else { return nil }
        // The name by which the app asks for decisions; the message says none, so that it can't ask for another app.
        let app = (provider.executable as NSString).lastPathComponent
        question = ConsentQuestion(app: app, store: store, wanted: message.onlyAdds ? .writeOnly : .granted)
        id = UUID().uuidString.lowercased()
        self.provider = provider.id
        name = provider.name
        purpose = message.purpose.map { $0.line(limits) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Creates a question.
    package init(provider: ProviderID, name: String, question: ConsentQuestion, purpose: String? = nil) {
        id = UUID().uuidString.lowercased()
        self.provider = provider
        self.name = name
        self.question = question
        self.purpose = purpose
    }
}
