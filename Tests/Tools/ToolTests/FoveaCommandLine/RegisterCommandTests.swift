import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite("fovea register")
struct RegisterCommandTests {
    private let bench: Workbench
    private let program: FakeProgram
    private let environment: [String: String]

    init() throws {
        bench = try Workbench()
        program = try FakeProgram(named: "Music Player")
        environment = [
            "XDG_DATA_HOME": program.folder, "XDG_DATA_DIRS": "/nowhere", "XDG_CONFIG_HOME": program.folder,
            "HOME": program.folder, "PATH": "/usr/bin:/bin",
        ]
    }

    @Test("Makes an app known, and its links, until it is removed")
    func registers() async throws {
        let words = ["--name", "Music", "--scheme", "music", "--scheme", "X-Music", "--bus-name", "org.example.Music"]
        #expect(await bench.run(["register", program.path] + words, environment: environment) == .success)
        #expect(
            bench.output.hasPrefix(
                "Music is known as music-player: \(program.folder)/fovea/providers/music-player.json\n"
            )
        )
        bench.clear()
        #expect(await bench.run(["providers", "-f", "json"], environment: environment) == .success)
        let app = try #require((bench.json()["results"] as? [[String: Any]])?.first)
        #expect(app["id"] as? String == "music-player")
        #expect(app["executable"] as? String == program.path)
        #expect(app["schemes"] as? [String] == ["music", "x-music"])
        let entry = try String(
            contentsOfFile: "\(program.folder)/applications/fovea-music-player.desktop",
            encoding: .utf8
        )
        #expect(entry.contains("MimeType=x-scheme-handler/music;x-scheme-handler/x-music;\n"))
        #expect(entry.contains(" open --browse %u\n"))
        #expect(await bench.run(["register", "--remove", "music-player"], environment: environment) == .success)
        #expect(await bench.run(["register", "--remove", "music-player"], environment: environment) == .noInput)
        #expect(await bench.run(["providers"], environment: environment) == .nothingFound)
    }

    @Test("Says what can't be registered")
    func refuses() async throws {
        #expect(await bench.run(["register", "/nowhere/music"], environment: environment) == .noInput)
        #expect(await bench.run(["register", program.path, "--scheme", "https"], environment: environment) == .usage)
        #expect(bench.errors.contains("a scheme of the app's own, such as 'music'"))
        #expect(await bench.run(["register", "--remove", "../x"], environment: environment) == .usage)
    }
}
