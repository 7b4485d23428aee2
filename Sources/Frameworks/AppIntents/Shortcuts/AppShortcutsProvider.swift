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
}

extension AppShortcutsProvider {
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
}
