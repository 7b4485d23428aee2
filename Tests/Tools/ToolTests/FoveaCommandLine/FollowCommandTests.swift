import CommandLineKit
import Foundation
import FoveaCommandLine
import TestSupport
import Testing

@Suite("fovea follow")
struct FollowCommandTests {
    private let bench: Workbench
    private static let network = "WIFI:T:WPA;S:Café -x;P:secret99;H:true;;"

    init() throws { bench = try Workbench() }

    private func run(_ words: String..., program: FakeProgram? = nil, answer: Bool? = nil) async -> ExitCode {
        bench.clear()
        // The machine's own programs would do it.
        let path = program.map { "\($0.folder)/bin" } ?? bench.folder
        let environment = ["HOME": bench.folder, "PATH": path, "LANG": "de_DE.UTF-8"]
        return await bench.run(["follow"] + words, environment: environment, answer: answer)
    }

    /// The words that a program was started with at last, after its input where it takes some.
    private func words(_ program: FakeProgram, starts count: Int = 1) async throws -> [String] {
        Array(try await program.starts(count).last?.dropFirst(3) ?? [])
    }

    private func picture(_ codes: String...) throws -> String {
        try bench.file("code.png", "codes\n" + codes.joined(separator: "\n--\n"))
    }

    @Test("Joins a network, whose password is in no program's words")
    func network() async throws {
        let program = try FakeProgram(named: "nmcli", takesInput: true)
        #expect(await run(try picture(Self.network), "--yes", program: program) == .success)
        #expect(bench.output == "joined  network  Café -x\n")
        let told = ["input=secret99", "--ask", "device", "wifi", "connect", "Café -x", "hidden", "yes"]
        #expect(try await words(program) == told)
    }

    @Test("Joins one without a password")
    func open() async throws {
        let program = try FakeProgram(named: "nmcli", takesInput: true)
        #expect(await run(try picture("WIFI:T:nopass;S:Open;;"), "--yes", "-f", "json", program: program) == .success)
        #expect(try await words(program) == ["input=", "device", "wifi", "connect", "Open"])
        #expect(try bench.json()["schema"] as? String == "fovea.followed/1")
    }

    @Test("Takes another value, such as a password that was misread")
    func edited() async throws {
        let program = try FakeProgram(named: "nmcli", takesInput: true)
        let path = try picture(Self.network)
        #expect(await run(path, "--yes", "--set", "password=other pass", program: program) == .success)
        #expect(try await words(program).first == "input=other pass")
    }

    @Test(
        "Says why a network wasn't joined",
        arguments: [
            (3, ExitCode.temporary, "doesn't answer"), (4, .denied, "password may be another"),
            (8, .unavailable, "NetworkManager doesn't run"), (10, .temporary, "No network here is named 'Café -x'"),
            (1, .software, "'nmcli' says: No Wi-Fi device found."),
        ]
    )
    func failures(_ code: Int, _ exit: ExitCode, _ reason: String) async throws {
        let program = try FakeProgram(
            named: "nmcli",
            takesInput: true,
            endsWith: code,
            saying: "Error: No Wi-Fi device found."
        )
        #expect(await run(try picture(Self.network), "--yes", program: program) == exit)
        #expect(bench.errors.contains(reason) && !bench.errors.contains("secret99"))
    }

    @Test("Says which program is missing")
    func missing() async throws {
        #expect(await run(try picture(Self.network), "--yes") == .unavailable)
        #expect(bench.errors.contains("package network-manager"))
    }

    @Test(
        "Opens what leads to another program",
        arguments: [
            ("https://example.com/a?b=c", "https://example.com/a?b=c"), ("tel:030 2345678", "tel:+49302345678"),
            ("mailto:ana@example.org?subject=Tea%20%26%20cake", "mailto:ana@example.org?subject=Tea%20%26%20cake"),
            ("geo:52.5,13.25", "geo:52.5,13.25"),
            ("smsto:+49302345678:On my way", "sms:+49302345678?body=On%20my%20way"),
        ]
    )
    func links(_ code: String, _ link: String) async throws {
        let program = try FakeProgram(named: "xdg-open")
        #expect(await run(try picture(code), "--yes", program: program) == .success)
        #expect(bench.output.hasPrefix("opened  "))
        #expect(try await words(program) == [link])
    }

    @Test("Asks first, and does nothing without a yes")
    func asking() async throws {
        let program = try FakeProgram(named: "nmcli", takesInput: true)
        let path = try picture(Self.network)
        #expect(await run(path, program: program) == .denied)
        #expect(bench.errors.contains("network  Café -x") && bench.errors.contains("no terminal to ask on"))
        #expect(await run(path, program: program, answer: false) == .denied)
        #expect(await run(path, program: program, answer: true) == .success)
        #expect(try await program.starts(1).count == 1)
    }

    @Test("Of several one is chosen")
    func choice() async throws {
        let program = try FakeProgram(named: "xdg-open")
        let path = try picture("https://example.com", "tel:030 2345678", "MECARD:N:Silva,Ana;TEL:030 2345678;;")
        #expect(await run(path, "--yes", program: program) == .usage)
        #expect(bench.errors.contains("1 link https://example.com, 2 call +49302345678"))
        #expect(await run(path, "--only", "2", "--yes", program: program) == .success)
        #expect(try await words(program) == ["tel:+49302345678"])
        #expect(await run(path, "--only", "9", "--yes", program: program) == .usage)
        #expect(await run(path, "--only", "3", "--yes", program: program) == .usage)
        #expect(bench.errors.contains("'fovea save'"))
        #expect(await run(try bench.file("b.png", "empty"), "--yes") == .nothingFound)
    }
}
