import Foundation
import ProviderProcesses
import TestSupport
import Testing

@Suite("Links into apps", .timeLimit(.minutes(10)))
struct LinkTests {
    @Test(
        "Open the entity that has them, whatever its identifier contains",
        arguments: ["12", "a b", "../../etc/passwd", "x?y#z&a=b%", "<é\"'>", "%2F"]
    )
    func entity(identifier: String) async throws {
        let bench = try ProviderBench(["sample": ["sample-provider"]])
        let encoded = try #require(identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let opening = try await bench.host.open(link: "sample://drawers/\(encoded)/inside", in: "sample")
        #expect(opening.intent == "OpenDrawer")
        #expect(opening.place == "/drawers?id=\(encoded)")
        #expect(opening.comesForward)
        await bench.host.stop()
    }

    @Test("Go to the app where no entity has them")
    func app() async throws {
        let bench = try ProviderBench(["sample": ["sample-provider"]])
        let opening = try await bench.host.open(link: "sample://papers/7", in: "sample")
        #expect(opening.place == "/papers/7")
        #expect(opening.intent == nil)
        await bench.host.stop()
    }

    @Test(
        "Are refused where they lead nowhere",
        arguments: [
            ("sample://drawers/none/inside", AppFailure.Code.notFound), ("sample://papers/x", .notFound),
            ("sample://drawers/a/b/inside", .notFound), ("sample://drawers//inside", .notFound),
            ("sample://papers/7\n", .unsuitable),
            ("sample://" + String(repeating: "x", count: 2_000), .unsuitable),
        ]
    )
    func nowhere(link: String, code: AppFailure.Code) async throws {
        let bench = try ProviderBench(["sample": ["sample-provider"]])
        let error = await #expect(throws: AppFailure.self) { try await bench.host.open(link: link, in: "sample") }
        #expect(error?.code == code)
        await bench.host.stop()
    }

    @Test(
        "Are told apart from schemes that no app may have",
        arguments: ["http", "file", "javascript", "", "1a", "A", "ö", "a b"]
    )
    func schemes(text: String) {
        #expect(!LinkScheme.isOwn(text))
    }

    // MARK: Registered

    private func registrations(_ program: FakeProgram, opener: [String]? = nil) throws -> ProviderRegistrations {
        let registrations = ProviderRegistrations(environment: ["XDG_DATA_HOME": program.folder])
        var registration = ProviderRegistration(
            name: "Sample\nDesk",
            executable: try ProviderBench.program("sample-provider")
        )
        registration.schemes = ["sample", "x-sample"]
        try registrations.register(registration, as: "sample", opener: opener ?? [program.path, "open"])
        return registrations
    }

    @Test("Find the app that is registered for their scheme")
    func registered() async throws {
        let program = try FakeProgram()
        let registrations = try registrations(program)
        let host = ProviderHost(
            registry: ProviderRegistry(environment: ["XDG_DATA_HOME": program.folder, "XDG_DATA_DIRS": "/nowhere"])
        )
        #expect(host.providers.map(\.schemes) == [["sample", "x-sample"]])
        #expect(try host.provider(opening: "SAMPLE://papers/7").id == "sample")
        let error = #expect(throws: AppFailure.self) { try host.provider(opening: "other:1") }
        #expect(error?.message == "No app is registered for 'other:'. 'fovea register --scheme' names one.")
        #expect(try registrations.unregister("sample"))
        #expect(try !registrations.unregister("sample"))
        #expect(!FileManager.default.fileExists(atPath: registrations.linkEntry(of: "sample").path))
    }

    @Test("Reach a program whose words need quotes")
    func quotes() throws {
        let program = try FakeProgram()
        let opener = [program.path, "--browse", "100% \"$x\\"]
        let entry = try registrations(program, opener: opener).linkEntry(of: "sample")
        let text = try String(contentsOf: entry, encoding: .utf8)
        #expect(text.contains("\nName=Sample\\nDesk\n"))
        #expect(text.contains("\nExec=\"\(program.path)\" --browse " + #""100%% \\"\\$x\\\\" %u"# + "\n"))
    }

    @Test(
        "Reach their program from xdg-open as they are",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xdg-open")),
        arguments: ["sample://drawers/a%2F..%2Fb%22%24x/inside", "x-sample://1?q=a%20b&c='d'"]
    )
    func opened(link: String) async throws {
        let program = try FakeProgram(named: "show")
        let entry = try registrations(program).linkEntry(of: "sample")
        let environment = [
            "XDG_DATA_HOME": program.folder, "XDG_CONFIG_HOME": program.folder, "XDG_DATA_DIRS": "/nowhere",
            "HOME": program.folder, "PATH": "/usr/bin:/bin", "DISPLAY": ":99",
        ]
        for scheme in ["sample", "x-sample"] {
            let choice = try ProgramRun(
                "/usr/bin/xdg-mime",
                ["default", entry.lastPathComponent, "x-scheme-handler/\(scheme)"],
                environment: environment
            )
            try #require(choice.code == 0)
        }
        _ = try ProgramRun("/usr/bin/xdg-open", [link], environment: environment)
        #expect(try await program.starts(1).map { Array($0.suffix(2)) } == [["open", link]])
    }
}
