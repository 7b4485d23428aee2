import Foundation
import ProviderProcesses
import FoveaSessions
import ServiceSupport
import TestSupport
import Testing

@Suite("Apps in processes, side by side")
struct SlowProviderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Registers a program that lies beside the program of the tests.
    private func register(_ name: String, _ program: String, _ words: [String] = []) throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(filePath: tests).deletingLastPathComponent().appending(path: program).path
        let registration: [String: Any] = [
            "version": 1, "name": name.capitalized, "executable": path, "arguments": words,
        ]
        try JSONSerialization.data(withJSONObject: registration).write(to: folder.file("\(name).json"))
    }

    @Test("An icon has a megabyte, whatever its link leads to")
    func icons() async throws {
        for (name, count) in [("small", 1 << 20), ("large", 1 << 20 | 1)] {
            let picture = folder.file("\(name).png")
            try Data(count: count).write(to: picture)
            try FileManager.default.createSymbolicLink(
                at: folder.file("\(name)-link.png"),
                withDestinationURL: picture
            )
            let registration: [String: Any] = [
                "version": 1, "executable": "/bin/true", "icon": "\(name)-link.png",
            ]
            try JSONSerialization.data(withJSONObject: registration).write(to: folder.file("\(name).json"))
        }
        let apps = ProviderHost(registry: ProviderRegistry(folders: [folder.path]))
        #expect(await apps.icon(of: "small")?.count == 1 << 20)
        #expect(await apps.icon(of: "large") == nil)
    }

    @Test(
        "A slow one, one that crashes and one that talks nonsense never keep the others from answering",
        arguments: ["mute", "exits", "garbage"]
    )
    func sideBySide(mode: String) async throws {
        try register("first", "sample-provider")
        try register("rogue", "rogue-provider", [mode])
        try register("second", "sample-provider")
        // On a busy machine an app that isn't slow may take longer than the first of these; then it gets more time.
        for seconds in [2, 12] where try await isInTime(seconds, mode) { return }
        #expect(try await isInTime(60, mode))
    }

    /// Searches once, checks the answers, and returns whether all but the rogue answered before the deadline.
    private func isInTime(_ seconds: Int, _ mode: String) async throws -> Bool {
        let limits = ProviderLimits(
            search: .seconds(seconds),
            opening: .seconds(20),
            page: .seconds(20),
            start: .seconds(30),
            patience: .milliseconds(300)
        )
        let host = ProviderHost(registry: ProviderRegistry(folders: [folder.path]), limits: limits)
        let searches = VisualSearches(apps: host, describer: FakeDescriber(), order: AppOrder(file: nil))
        await searches.warm()
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        #expect(search.head.apps.map(\.app.id) == ["first", "rogue", "second"])
        await searches.run(search) { _ in }

        await host.stop()

        let sheet = try searches.sheet(search.head.session)
        for app in ["first", "second"] {
            let entry = try #require(sheet.entry(of: app))
            guard let failure = entry.failure else { continue }
            if entry.milliseconds >= Double(seconds) * 900 { return false }
            Issue.record("\(app) has no answer: \(failure)")
        }
        let rogue = try #require(sheet.entry(of: "rogue"))
        let failure = try #require(rogue.failure, "The rogue answered.")
        #expect(failure.message.contains("Rogue"))
        #expect(failure.code == ["mute": .timeout, "exits": .crashed, "garbage": .misbehaved][mode])
        if mode == "mute" {
            #expect(sheet.entries.last?.app == "rogue")
            #expect(rogue.milliseconds >= Double(seconds) * 900)
        }
        return true
    }
}
