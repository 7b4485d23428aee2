import Foundation
import ProviderProcesses
import TestSupport
import Testing

@Suite("A provider with a window of its own", .timeLimit(.minutes(10)))
struct RaisingTests {
    private let bus: TestBus
    private let program: FakeProgram
    private let token = ActivationToken("wayland-7")
    private let data = ["activation-token": "wayland-7", "desktop-startup-id": "wayland-7"]

    init() throws {
        bus = try #require(try TestBus())
        program = try FakeProgram()
    }

    private func bench(_ more: [String: String]) throws -> ProviderBench {
        try ProviderBench(
            ["sample": ["sample-provider"]],
            registering: more,
            environment: ProcessInfo.processInfo.environment.merging([
                "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_DATA_HOME": program.folder,
                "XDG_ACTIVATION_TOKEN": "window", "DESKTOP_STARTUP_ID": "window",
            ]) { $1 }
        )
    }

    @Test("Comes to the front exactly once for each opening, with the token")
    func comesForward() async throws {
        let bench = try bench(["busName": "org.example.Sample"])
        let application = FakeApplication("org.example.Sample", on: bus)
        let results = try await bench.search("sample").results
        #expect(application.calls == [])
        let paper = try await bench.host.open(results[0].reference, in: "sample", foreground: .desktop(token))
        #expect(paper.isRaised)
        #expect(paper.place == "/papers/1")
        let ink = try await bench.host.open(results[1].reference, in: "sample", foreground: .desktop(token))
        #expect(ink.isRaised)
        let content = try SearchContent(labels: ["paper"], pixelBuffer: nil)
        let more = try await bench.host.more(content, in: "sample", foreground: .desktop(nil))
        #expect(more.isRaised)
        application.stop()
        let path = "/org/example/Sample"
        #expect(
            application.calls == [
                .init("Activate", path: path, data: data),
                .init("Open", path: path, links: ["https://ink.example/blue"], data: data),
                .init("Activate", path: path, data: [:]),
            ]
        )
        await bench.host.stop()
    }

    @Test("Stays where it is for those who look at the page")
    func staysBehind() async throws {
        let bench = try bench(["busName": "org.example.Sample"])
        let application = FakeApplication("org.example.Sample", on: bus)
        let result = try await bench.search("sample").results[0]
        let opening = try await bench.host.open(result.reference, in: "sample")
        #expect(!opening.isRaised)
        application.stop()
        #expect(application.calls == [])
        await bench.host.stop()
    }

    @Test(
        "Is started once by the desktop entry that its registration names",
        arguments: ["sample-app", "./own.desktop"]
    )
    func startsEntry(name: String) async throws {
        let bench = try bench(["desktop": name])
        let entry = try program.install("sample-app", "Exec=\(program.command) %u")
        try FileManager.default.copyItem(at: URL(filePath: entry), to: bench.folder.file("own.desktop"))
        let results = try await bench.search("sample").results
        let opening = try await bench.host.open(results[1].reference, in: "sample", foreground: .desktop(token))
        #expect(opening.isRaised)
        let starts = try await program.starts(1)
        #expect(starts.count == 1)
        #expect(starts.first?.first == "token=wayland-7")
        #expect(starts.first?.last == "https://ink.example/blue")
        await bench.host.stop()
    }

    @Test("Opens on its page with a warning where its window can't come forward")
    func warns() async throws {
        let bench = try bench(["busName": "org.example.Nobody"])
        let result = try await bench.search("sample").results[0]
        let opening = try await bench.host.open(result.reference, in: "sample", foreground: .desktop(token))
        #expect(!opening.isRaised)
        #expect(opening.place == "/papers/1")
        let warning = try #require(opening.warnings.first)
        #expect(
            warning.hasPrefix("Sample opened it, and its window didn't come forward. No program answers as org.example")
        )
        await bench.host.stop()
    }

    @Test("Isn't raised when nothing opened")
    func nothingOpened() async throws {
        let bench = try bench(["busName": "org.example.Sample"])
        let application = FakeApplication("org.example.Sample", on: bus)
        let stuck = ItemReference(type: "PaperEntity", identifier: "14")
        let error = await #expect(throws: AppFailure.self) {
            try await bench.host.open(stuck, in: "sample", foreground: .desktop(token))
        }
        #expect(error?.code == .appFailed)
        application.stop()
        #expect(application.calls == [])
        await bench.host.stop()
    }

    @Test("Doesn't see the token that is its window's")
    func keepsToken() async throws {
        let bench = try bench([:])
        try await bench.host.warm("sample")
        guard case .warm(let process) = try bench.host.status(of: "sample") else {
            Issue.record("The program doesn't run.")
            return
        }
        let variables = try Data(contentsOf: URL(filePath: "/proc/\(process)/environ")).split(separator: 0)
            .map { String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) }
        #expect(variables.contains("XDG_DATA_HOME"))
        #expect(!variables.contains { ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].contains($0) })
        await bench.host.stop()
    }
}
