@testable import AppIntents
import Synchronization
import Testing

@Suite("Shortcuts")
struct AppShortcutTests {
    @Test("Phrases name the app and the parameters")
    func phrases() throws {
        let shortcuts = Shortcuts.appShortcuts
        #expect(shortcuts.count == 2)
        let name = ProcessInfo.processInfo.processName
        #expect(shortcuts.first?.phrases == ["Open Album in \(name)", "Show my album in \(name)"])
        #expect(shortcuts.first.map { String(localized: $0.shortTitle) } == "Open Album")
        #expect(shortcuts.last?.phrases == ["Play Blue with \(name)"])
        #expect(shortcuts.last?.intent is PlayAlbum)
        #expect(Shortcuts.shortcutTileColor == .blue)
    }

    @Test("A shortcut without a title has that of its intent")
    func untitled() throws {
        let shortcut = try #require(EarlyShortcuts.appShortcuts.first)
        #expect(String(localized: shortcut.shortTitle) == String(localized: OpenAlbum.title))
        #expect(shortcut.systemImageName.isEmpty)
        #expect(shortcut.phrases == ["Open with \(ProcessInfo.processInfo.processName)"])
    }

    @Test("Shortcuts change when the app says so, and not before")
    func updating() {
        let registry = AppShortcutRegistry.shared
        ChangingShortcuts.updateAppShortcutParameters()
        #expect(registry.shortcuts(of: ChangingShortcuts.self).map(\.systemImageName) == ["first"])
        ChangingShortcuts.symbol.withLock { $0 = "second" }
        #expect(registry.shortcuts(of: ChangingShortcuts.self).map(\.systemImageName) == ["first"])
        ChangingShortcuts.updateAppShortcutParameters()
        #expect(registry.shortcuts(of: ChangingShortcuts.self).map(\.systemImageName) == ["second"])
    }

    @Test("A provider that never said so gives its shortcuts")
    func neverUpdated() {
        #expect(AppShortcutRegistry.shared.shortcuts(of: Shortcuts.self).count == 2)
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenAlbum(),
            phrases: ["Open \(\.$target) in \(.applicationName)", "Show my album in \(.applicationName)"],
            shortTitle: "Open Album",
            systemImageName: "music.note"
        )
        AppShortcut(
            intent: playBlue,
            phrases: ["Play \(\.$album) with \(.applicationName)"],
            shortTitle: "Play",
            systemImageName: "play"
        )
    }

    private static var playBlue: PlayAlbum {
        let intent = PlayAlbum()
        intent.album = AlbumEntity(id: "1", name: "Blue")
        return intent
    }
}

private struct EarlyShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: OpenAlbum(), phrases: ["Open with \(.applicationName)"])
    }
}

private struct ChangingShortcuts: AppShortcutsProvider {
    static let symbol = Mutex("first")

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenAlbum(),
            phrases: ["Open in \(.applicationName)"],
            shortTitle: "Open",
            systemImageName: symbol.withLock { $0 }
        )
    }
}
