/// An intent that people can run by saying a phrase, with nothing to set up.
public struct AppShortcut: Sendable {
    /// The intent, with the values it starts with.
    package let intent: any AppIntent
    /// The phrases, with the name of the app and the parameters in place.
    package let phrases: [String]
    /// The name of the shortcut.
    package let shortTitle: LocalizedStringResource
    /// The name of the symbol of the shortcut.
    package let systemImageName: String

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - intent: The intent to run.
    ///   - phrases: What people say; every phrase contains the name of the app.
    ///   - shortTitle: The name of the shortcut.
    ///   - systemImageName: The name of its symbol.
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.text(for: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }
}
