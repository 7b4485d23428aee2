import AppIntents

struct MusicShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenAlbumIntent(),
            phrases: ["Play a record in \(.applicationName)", "Open \(\.$target) in \(.applicationName)"],
            shortTitle: "Open Album",
            systemImageName: "opticaldisc"
        )
    }
}
