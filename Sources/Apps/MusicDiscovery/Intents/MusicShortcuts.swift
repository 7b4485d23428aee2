import AppIntents

/// The app's shortcuts for Siri.
struct MusicShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenAlbumIntent(),
            phrases: ["Open a record in \(.applicationName)", "Play \(\.$target) in \(.applicationName)"],
            shortTitle: "Open Album",
            systemImageName: "opticaldisc"
        )
    }
}
