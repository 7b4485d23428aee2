import AppIntents

/// What a person can ask the app for by voice.
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
