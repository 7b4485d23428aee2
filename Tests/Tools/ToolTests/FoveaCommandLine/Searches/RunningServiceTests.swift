import CommandLineKit
import CoreVideo
import Foundation
import FoveaCommandLine
import FoveaService
import FoveaSessions
import HTTPEngine
import ImageCodingEngine
import ServiceSupport
import TestSupport
import Testing

@Suite("Commands while a service runs", .timeLimit(.minutes(10)))
struct RunningServiceTests {
    /// The apps of the service, and those that a command asks itself.
    private let served = FakeApps.three()
    private let own = FakeApps.three()
    private let bench: Workbench
    private let picture: String

    init() throws {
        bench = try Workbench(apps: own)
        picture = "\(bench.folder)/photo.png"
        try AppSearchTests.file(200, 100).write(to: URL(filePath: picture))
    }

    private func serving(_ body: () async throws -> Void) async throws {
        let path = RunningService.path(["XDG_RUNTIME_DIR": bench.folder])
        try PrivateFolder.make(URL(filePath: path).deletingLastPathComponent())
        let searches = VisualSearches(
            apps: served,
            describer: FakeDescriber(limits: .default),
            order: AppOrder(file: nil)
        )
        let sockets: [ListeningSocket] = [try .path(path), try .network(host: "127.0.0.1", port: 0)]
        let service = try VisualService(at: sockets, searches: searches, options: .init())
        do {
            try await body()
        } catch {
            await service.stop()
            throw error
        }
        await service.stop()
        unlink(path)
    }

    @Test(
        "Tell the same as without one, and leave the apps to it",
        arguments: [
            [], ["-f", "json"], ["-f", "jsonl", "-r", "25%,0,50%,100%"], ["-f", "paths"], ["--explain"],
            ["-n", "1", "-a", "music"], ["--lasso", "0,0,40,0,40,60", "--profile", "phone", "--kind", "photo"],
            ["--at", "50,50"], ["--at", "75%,50%"], ["--app", "broken"], ["--app", "cinema"],
        ]
    )
    func same(words: [String]) async throws {
        bench.clear()
        let alone = await search(words)
        let searches = own.log.searches.map { "\($0.app) \($0.limit) \($0.content.labels)" }.sorted()
        try await serving {
            #expect(await search(words) == alone)
        }
        #expect(own.log.searches.count == searches.count)
        #expect(served.log.searches.map { "\($0.app) \($0.limit) \($0.content.labels)" }.sorted() == searches)
        #expect(
            served.log.searches.map { $0.content.pixelBuffer?.size }
                == own.log.searches.map { $0.content.pixelBuffer?.size }
        )
    }

    /// What a search writes, without what differs from one to the next.
    private func search(_ words: [String]) async -> String {
        let code = await bench.run(["search", picture] + words)
        defer { bench.clear() }
        return bench.output.replacing(/"milliseconds": ?[0-9.e-]+/, with: "").replacing(/session": ?"[0-9]+"/, with: "")
            .replacing(/[0-9]+ ms/, with: "").replacing(/'fovea open [^.]*/, with: "") + "\(code)"
    }

    @Test("Aren't used where a command says so, or says what a service can't heed")
    func itself() async throws {
        try await serving {
            for words in [
                ["--no-service"], ["--provider", "/apps/music"], ["--max-side", "4000"], ["--deadline", "9"],
            ] {
                #expect(await bench.run(["search", picture] + words) == .success)
            }
        }
        #expect(served.log.searches.isEmpty)
        #expect(own.log.searches.count == 12)
    }

    @Test("Open what was found without a service, and the other way round", arguments: [true, false])
    func opens(isFoundByService: Bool) async throws {
        if isFoundByService {
            try await serving { #expect(await bench.run(["search", picture, "-r", "0,0,50%,100%"]) == .success) }
            bench.clear()
            #expect(await bench.run(["open", "last", "1"]) == .success)
            #expect(await bench.run(["more", "last"]) == .success)
            #expect(own.log.opened.map(\.identifier) == ["12"])
            #expect(own.log.more.map { $0.content.pixelBuffer?.size.width } == [100])
            #expect(own.log.more.first?.content.labels == ["thing"])
        } else {
            #expect(await bench.run(["search", picture, "-r", "0,0,50%,100%"]) == .success)
            bench.clear()
            try await serving {
                #expect(await bench.run(["open", "last", "1"]) == .success)
                #expect(await bench.run(["more", "last"]) == .success)
            }
            #expect(served.log.opened.map(\.identifier) == ["12"])
            #expect(served.log.more.map { $0.content.pixelBuffer?.size.width } == [100])
            #expect(bench.output.contains(/Music  http:\/\/127.0.0.1:[0-9]+\/apps\/music\/things\/12/))
        }
    }

    @Test("Open what the service found in its own session, and go on where it forgot it")
    func session() async throws {
        try await serving {
            #expect(await bench.run(["search", picture, "-a", "music"]) == .success)
            #expect(await bench.run(["open", "last", "1"], environment: ["XDG_ACTIVATION_TOKEN": "w-7"]) == .success)
            #expect(await bench.run(["open", "last", "2"]) == .noInput)
            #expect(await bench.run(["more", "last"]) == .success)
            #expect(served.log.searches.count == 1)
        }
        #expect(served.log.foregrounds.first == .desktop(ActivationToken("w-7")))
        #expect(bench.errors.contains("fovea: Music: The thing is gone.\n"))
        try await serving { #expect(await bench.run(["more", "last"]) == .success) }
        #expect(served.log.more.count == 2)
        #expect(own.log.opened.isEmpty && own.log.more.isEmpty)
    }

    @Test("Show a page in the browser where a service has it and no window comes")
    func browses() async throws {
        let browser = try FakeProgram(named: "xdg-open")
        let environment = ["PATH": "\(browser.folder)/bin:/usr/bin:/bin", "XDG_ACTIVATION_TOKEN": "w-7"]
        #expect(await bench.run(["search", picture]) == .success)
        #expect(await bench.run(["open", "music:album", "--browse"], environment: environment) == .unavailable)
        #expect(bench.errors.contains("fovea: music: It is open at /links/11, and no service shows its pages."))
        bench.clear()
        try await serving {
            #expect(await bench.run(["open", "last", "1", "-b"], environment: environment) == .success)
            #expect(bench.output.contains("Its window comes to the front."))
            #expect(await bench.run(["open", "music:album", "-b"], environment: environment) == .success)
            #expect(bench.output.contains("The browser shows it."))
        }
        let starts = try await browser.starts(1)
        #expect(starts.count == 1)
        #expect(starts.first?.first == "token=w-7")
        #expect(starts.first?.last?.hasSuffix("/apps/music/links/11") == true)
        #expect(served.log.links == ["music:album"])
    }

    @Test("Follow links as they are")
    func links() async throws {
        let link = "music://albums/a%2F..%2Fb?x=%22&y='"
        #expect(await bench.run(["open", link]) == .success)
        try await serving { #expect(await bench.run(["open", link]) == .success) }
        #expect(own.log.links == [link])
        #expect(served.log.links == [link])
        #expect(await bench.run(["open", "cinema://1"]) == .noInput)
        #expect(bench.errors.contains("fovea: cinema://1: No app is registered for it."))
        #expect(await bench.run(["open", "3"]) == .usage)
        #expect(bench.errors.contains("N is missing, the number of a result; '3' alone is no link"))
    }

    @Test("Tell how the apps are that a service keeps")
    func providers() async throws {
        _ = try bench.file("music.json", #"{"version":1,"name":"Music","executable":"/bin/true","schemes":["music"]}"#)
        let words = ["providers", "--provider", bench.folder]
        #expect(await bench.run(words) == .success)
        #expect(!bench.output.contains("  state "))
        #expect(bench.output.contains("  opens links   music:\n"))
        bench.clear()
        try await serving { #expect(await bench.run(words) == .success) }
        #expect(bench.output.contains("  state         idle\n"))
        // Those that the service was started with are known to it alone.
        #expect(
            bench.output.contains("✓ Landmarks landmarks\n  known from    'fovea serve', which was started with it\n")
        )
        #expect(bench.output.ranges(of: "Music music").count == 1)
        bench.clear()
        try await serving { #expect(await bench.run(words + ["-f", "json"]) == .success) }
        #expect(try JSONSchema(named: "providers").problems(in: bench.outputData) == [])
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        let served = results.filter { $0["origin"] as? String == "fovea serve" }
        #expect(served.map { $0["id"] as? String } == ["broken", "landmarks"])
        #expect(served.allSatisfy { Set($0.keys) == Set(results[0].keys) })
        bench.clear()
        try await serving { #expect(await bench.run(words + ["--no-service"]) == .success) }
        #expect(!bench.output.contains("Landmarks"))
    }

    @Test("Tell what keeps an app from answering that a service alone knows")
    func doctor() async throws {
        try await serving { #expect(await bench.run(["doctor"]) == .success) }
        #expect(bench.output.contains("app landmarks     'fovea serve' was started with it, and says that it is idle"))
        #expect(bench.output.contains("app broken"))
        #expect(!bench.output.contains("No app is registered"))
        bench.clear()
        try await serving { _ = await bench.run(["doctor", "--no-service"]) }
        #expect(bench.output.contains("No app is registered"))
    }

    @Test("Leave a socket alone that isn't served")
    func stale() async throws {
        let path = RunningService.path(["XDG_RUNTIME_DIR": bench.folder])
        try PrivateFolder.make(URL(filePath: path).deletingLastPathComponent())
        try Data().write(to: URL(filePath: path))
        #expect(await bench.run(["search", picture]) == .success)
        #expect(own.log.searches.count == 3)
    }
}
