@testable import AppIntents
import Testing

@Suite("Phrases of shortcuts")
struct SpokenShortcutTests {
    private let name = ProcessInfo.processInfo.processName

    @Test("A phrase is expanded for every suggestion and every case")
    func expansion() async throws {
        let spoken = try await AppShortcutRegistry.shared.spokenPhrases(of: TrailShortcuts.self)
        #expect(
            spoken.map(\.phrase) == [
                "Get North conditions with \(name)", "Get South conditions with \(name)", "Trails in \(name)",
                "Where to go Hiking with \(name)", "Where to go Skiing with \(name)", "Where to go Biking with \(name)",
            ]
        )
        let second = try #require(try await spoken[1].invocation.makeIntent() as? ConditionsIntent)
        #expect(second.trail.id == "2")
        let last = try #require(try await spoken[5].invocation.makeIntent() as? ConditionsIntent)
        #expect(last.activity == .biking)
    }

    @Test("A shortcut shows its parameter with groups of values")
    func presentation() async throws {
        let presentation = try #require(TrailShortcuts.appShortcuts.first?.presentation)
        #expect(presentation.parameterName == "trail")
        #expect(presentation.summary == "Get Trail conditions")
        let collection = try #require(presentation.collections.first)
        #expect(String(localized: collection.title) == "Favorite Trails")
        #expect(collection.systemImageName == "star")
        let north = EntityIdentifier(for: TrailEntity.self, identifier: "1")
        #expect(try await collection.values().first == .entity(north, title: "North", subtitle: nil))
        #expect(TrailShortcuts.appShortcuts.last?.presentation == nil)
    }

    @Test("Phrases that mean something else are listed")
    func negativePhrases() {
        #expect(TrailShortcuts.negativePhrases.phrases == ["Leave \(name)", "Stop", "Go"])
        #expect(TrailShortcuts.shortcutTileColor == .tangerine)
    }
}
