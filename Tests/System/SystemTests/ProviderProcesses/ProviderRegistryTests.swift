import Foundation
import ProviderProcesses
import TestSupport
import Testing

@Suite("Finding providers")
struct ProviderRegistryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        let file = folder.file(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("Waits for no pipe and reads no device in the place of a registration")
    func devices() throws {
        try write("", to: "a.json")
        #expect(mkfifo(folder.file("pipe.json").path, 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("zero.json").path,
            withDestinationPath: "/dev/zero"
        )
        let providers = ProviderRegistry(folders: [folder.path]).providers()
        #expect(providers.map(\.isUsable) == [false, false, false])
        #expect(providers[1].problems.first?.contains("can't be read") == true)
        #expect(providers[2].problems.first?.contains("can't be read") == true)
    }

    @Test(
        "Remembers no times that nothing takes",
        arguments: ["1e308", "-1e308", "-1", "9223372036854775807", "1e999", "\"x\""]
    )
    func times(number: String) throws {
        try write(#"{"music":[{"milliseconds":\#(number)}]}"#, to: "times.json")
        let times = OpeningTimes(file: folder.file("times.json"))
        #expect(times.entries(of: try #require(ProviderID(rawValue: "music"))) == [])
    }

    @Test("Looks in the person's folder, then in the system's, and takes the first of a name")
    func order() throws {
        try write(#"{"version":1,"name":"Own","executable":"/bin/true"}"#, to: "home/fovea/providers/music.json")
        try write(#"{"version":1,"executable":"/bin/true"}"#, to: "home/fovea/providers/zebra.json")
        try write(#"{"version":1,"name":"System","executable":"/bin/true"}"#, to: "first/fovea/providers/music.json")
        try write(#"{"version":1,"executable":"/bin/true"}"#, to: "second/fovea/providers/Art Work.json")
        let registry = ProviderRegistry(
            paths: ["/bin/cat"],
            environment: [
                "XDG_DATA_HOME": folder.file("home").path,
                "XDG_DATA_DIRS": "\(folder.path)/first:relative:\(folder.path)/second",
            ]
        )
        let providers = registry.providers()
        #expect(providers.map(\.id.rawValue) == ["cat", "music", "zebra", "art-work"])
        #expect(providers.map(\.name) == ["cat", "Own", "zebra", "Art Work"])
        #expect(
            providers[1].problems.contains { $0.contains("first/fovea/providers/music.json registers the same name") }
        )
        #expect(providers.allSatisfy { $0.isUsable })
    }

    @Test(
        "Keeps what can't be used, with what is wrong",
        arguments: [
            ("{", "is no registration: it needs \"version\" and \"executable\""),
            (#"{"version":2,"executable":"/bin/true"}"#, "has version 2, and this program reads 1"),
            (#"{"version":1}"#, "it needs \"executable\", the path of a program"),
            (#"{"version":1,"executable":"nowhere"}"#, "There is no program at"),
            (#"{"version":1,"executable":"/etc/passwd"}"#, "isn't a program that you may run"),
            (#"{"version":1,"executable":"/etc"}"#, "There is no program at /etc"),
            (String(repeating: " ", count: 100_000), "a registration has at most 65536"),
        ]
    )
    func problems(text: String, words: String) async throws {
        try write(text, to: "broken.json")
        let host = ProviderHost(registry: ProviderRegistry(folders: [folder.path]))
        let provider = try #require(host.providers.first)
        #expect(!provider.isUsable)
        #expect(provider.problems.first?.contains(words) == true, "\(provider.problems)")
        #expect(try host.status(of: "broken").name == "broken")
        let error = await #expect(throws: AppFailure.self) {
            try await host.search(SearchContent(labels: [], pixelBuffer: nil), in: "broken")
        }
        #expect(error?.code == .cannotStart)
        #expect(error?.message.contains(words) == true)
    }

    @Test("Says that a program without a manifest is known only while it runs, and that it is no provider")
    func withoutManifest() async throws {
        let host = ProviderHost(registry: ProviderRegistry(paths: ["/bin/true"], folders: []))
        let provider = try #require(host.providers.first)
        #expect(provider.problems.first?.contains("true.appintents.json isn't next to /") == true)
        let error = await #expect(throws: AppFailure.self) {
            try await host.search(SearchContent(labels: [], pixelBuffer: nil), in: "true")
        }
        #expect(error?.code == .crashed)
        await host.stop()
    }

    @Test("Says that nobody has a name")
    func unknown() async throws {
        let host = ProviderHost(registry: ProviderRegistry(folders: []))
        let error = #expect(throws: AppFailure.self) { try host.status(of: "nobody") }
        #expect(error?.message == "No app is registered as “nobody”. fovea providers lists them.")
    }

    @Test("Takes names that are safe in addresses alone", arguments: ["a/b", "A", "", "..", "ä", "a b"])
    func names(text: String) {
        #expect(ProviderID(rawValue: text) == nil)
    }

    /// How an app may adopt the schema for More results, or not.
    enum Adoption: CaseIterable {
        case byProtocol, bySchema, notAtAll
    }

    @Test("Knows that an app has more results where one of its intents adopts the schema", arguments: Adoption.allCases)
    func moreResults(adoption: Adoption) throws {
        let built = try ProviderBench.program("sample-provider")
        let manifest = URL(filePath: built).deletingLastPathComponent()
            .appending(path: "fovea_sample-provider.resources/sample_provider.appintents.json")
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: manifest))
        var members = try #require(content as? [String: Any])
        let intents = try #require(members["intents"] as? [[String: Any]])
        members["intents"] = intents.map { intent in
            var intent = intent
            let protocols = intent["protocols"] as? [String] ?? []
            guard protocols.contains("VisualIntelligenceSearchIntent"), adoption != .byProtocol else { return intent }
            intent["protocols"] = protocols.filter { $0 != "VisualIntelligenceSearchIntent" }
            if adoption == .bySchema { intent["schema"] = "visualIntelligence.semanticContentSearch" }
            return intent
        }
        let text = try JSONSerialization.data(withJSONObject: members)
        try write(String(decoding: text, as: UTF8.self), to: "desk.appintents.json")
        let program = folder.file("desk").path
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: program)
        let provider = try #require(ProviderRegistry(paths: [program], folders: []).providers().first)
        #expect(provider.problems == [])
        #expect(provider.offersMoreResults == (adoption != .notAtAll))
    }

    @Test("Finds what was registered since, and tells listeners what came and went")
    func refresh() async throws {
        let host = ProviderHost(registry: ProviderRegistry(folders: [folder.file("apps").path]))
        #expect(host.providers == [])
        var events = host.events().makeAsyncIterator()
        try write(#"{"version":1,"executable":"/bin/true"}"#, to: "apps/new.json")
        host.refresh()
        #expect(host.providers.map(\.id.rawValue) == ["new"])
        #expect(await events.next() == ProviderEvent(provider: "new", status: .idle))
        try FileManager.default.removeItem(at: folder.file("apps/new.json"))
        host.refresh()
        #expect(await events.next() == ProviderEvent(provider: "new", status: nil))
        await host.stop()
        #expect(await events.next() == nil)
    }

    @Test("Looks for registrations while somebody listens")
    func watches() async throws {
        let host = ProviderHost(registry: ProviderRegistry(folders: [folder.file("apps").path]))
        let events = host.events()
        try write(#"{"version":1,"executable":"/bin/true"}"#, to: "apps/new.json")
        for await event in events {
            #expect(event == ProviderEvent(provider: "new", status: .idle))
            break
        }
        await host.stop()
    }
}
