import Synchronization

/// A type that lists the shortcuts of an app.
///
/// ```swift
/// struct MusicShortcuts: AppShortcutsProvider {
///     static var appShortcuts: [AppShortcut] {
///         AppShortcut(
///             intent: OpenAlbum(),
///             phrases: ["Open \(\.$target) in \(.applicationName)"],
///             shortTitle: "Open Album",
///             systemImageName: "music.note"
///         )
///     }
/// }
/// ```
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts, the most important first.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color behind the symbols of the shortcuts.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// The phrases that don't run any shortcut, although they sound like it.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// How a parameter of a shortcut is shown.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// What a shortcut does with a parameter.
    public typealias Summary = AppShortcutParameterPresentationSummary
    /// A group of values to choose for a parameter.
    public typealias OptionsCollection = AppShortcutOptionsCollection

    /// The phrases that don't run any shortcut: none.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases(phrases: []) }

    /// The color behind the symbols of the shortcuts: blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Makes the shortcuts again, after what their phrases name has changed.
    public static func updateAppShortcutParameters() {
        AppShortcutRegistry.shared.set(appShortcuts, for: String(reflecting: Self.self))
    }
}

/// A color behind the symbol of a shortcut.
public enum ShortcutTileColor: Hashable, Sendable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Tangerine.
    case tangerine
    /// Yellow.
    case yellow
    /// Lime.
    case lime
    /// Teal.
    case teal
    /// Light blue.
    case lightBlue
    /// Blue.
    case blue
    /// Navy.
    case navy
    /// Grape.
    case grape
    /// Purple.
    case purple
    /// Pink.
    case pink
    /// A grayish blue.
    case grayBlue
    /// A grayish green.
    case grayGreen
    /// A grayish brown.
    case grayBrown
}

/// A builder of lists of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Takes a shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

    /// Takes a list of shortcuts.
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    /// Takes shortcuts for which a condition holds.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }

    /// Takes the first of two lists of shortcuts.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    /// Takes the second of two lists of shortcuts.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    /// Takes shortcuts of a newer system.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

    /// Joins shortcuts.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
}

/// The shortcuts that the app's providers made last.
package final class AppShortcutRegistry: Sendable {
    /// The registry of the program.
    package static let shared = AppShortcutRegistry()

    private let shortcuts = Mutex<[String: [AppShortcut]]>([:])

    func set(_ shortcuts: [AppShortcut], for provider: String) {
        self.shortcuts.withLock { $0[provider] = shortcuts }
    }

    /// Returns the shortcuts of a provider, or makes them if it never gave any.
    package func shortcuts<Provider: AppShortcutsProvider>(of provider: Provider.Type) -> [AppShortcut] {
        shortcuts.withLock { $0[String(reflecting: provider)] } ?? Provider.appShortcuts
    }

    /// Returns the phrases of a provider that people can say as they stand, and the intents that they run.
    package func spokenPhrases<Provider: AppShortcutsProvider>(
        of provider: Provider.Type
    ) async throws -> [SpokenShortcut] {
        var spoken: [SpokenShortcut] = []
        for shortcut in shortcuts(of: provider) { spoken += try await shortcut.spokenPhrases() }
        return spoken
    }
}
