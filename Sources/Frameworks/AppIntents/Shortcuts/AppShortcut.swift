/// An intent that people can run by saying a phrase, with nothing to set up.
public struct AppShortcut: Sendable {
    /// The intent, with the values it starts with.
    package let intent: any AppIntent
    /// The phrases, with places for the name of the app and for parameters.
    package let templates: [ShortcutPhrase]
    /// The name of the shortcut.
    package let shortTitle: LocalizedStringResource
    /// The name of the symbol of the shortcut, which is empty where it has none.
    package let systemImageName: String
    /// How a parameter of the shortcut is shown, or nil.
    package let presentation: ShortcutPresentation?

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
        self.init(intent, phrases, shortTitle, systemImageName, nil)
    }

    /// Creates a shortcut that has the name of its intent and no symbol.
    ///
    /// - Parameters:
    ///   - intent: The intent to run.
    ///   - phrases: What people say; every phrase contains the name of the app.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.init(intent, phrases, Intent.title, "", nil)
    }

    /// Creates a shortcut whose parameter is shown with values to choose.
    ///
    /// - Parameters:
    ///   - intent: The intent to run.
    ///   - phrases: What people say; every phrase contains the name of the app.
    ///   - shortTitle: The name of the shortcut.
    ///   - systemImageName: The name of its symbol.
    ///   - parameterPresentation: How the parameter is shown.
    public init<Intent: AppIntent, Value, Parameter, ParameterKeyPath>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) {
        self.init(intent, phrases, shortTitle, systemImageName, parameterPresentation.resolved(for: intent))
    }

    private init<Intent: AppIntent>(
        _ intent: Intent,
        _ phrases: [AppShortcutPhrase<Intent>],
        _ shortTitle: LocalizedStringResource,
        _ systemImageName: String,
        _ presentation: ShortcutPresentation?
    ) {
        self.intent = intent
        templates = phrases.map { $0.resolved(for: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        self.presentation = presentation
    }

    /// The phrases, with the name of the app, and with the values or the titles of parameters.
    package var phrases: [String] { templates.map { $0.text(for: intent) } }
}
