import DesktopEngine
import Foundation
import TestSupport
import Testing

@Suite("Bringing an application to the front", .timeLimit(.minutes(10)))
struct DesktopApplicationTests {
    private let bus: TestBus
    private let program: FakeProgram
    private let token = ActivationToken("wayland-7")
    private let link = "landmarks://landmark/1?q=%22%20;rm"

    init() throws {
        bus = try #require(try TestBus())
        program = try FakeProgram()
    }

    private var environment: [String: String] {
        [
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_DATA_HOME": program.folder, "PATH": "/usr/bin:/bin",
            "XDG_ACTIVATION_TOKEN": "used", "DESKTOP_STARTUP_ID": "used",
        ]
    }

    private func raise(
        busName: String? = nil,
        desktop: String? = nil,
        _ links: [String] = [],
        _ token: ActivationToken? = nil,
        timeout: Duration = .seconds(30),
        in environment: [String: String]? = nil
    ) throws(DesktopError) {
        try DesktopApplication(busName: busName, desktop: desktop, environment: environment ?? self.environment)
            .raise(opening: links, token: token, timeout: timeout)
    }

    // MARK: Over the bus

    @Test("Is asked once over the bus, with the token under both of its names")
    func activates() throws {
        let application = FakeApplication("org.example.Music-App", on: bus)
        try raise(busName: "org.example.Music-App", [], token)
        try raise(busName: "org.example.Music-App", [link], ActivationToken(environment: environment))
        try raise(busName: "org.example.Music-App", [link, "a:b"])
        application.stop()
        let path = "/org/example/Music_App"
        #expect(
            application.calls == [
                .init(
                    "Activate",
                    path: path,
                    data: ["activation-token": "wayland-7", "desktop-startup-id": "wayland-7"]
                ),
                .init(
                    "Open",
                    path: path,
                    links: [link],
                    data: ["activation-token": "used", "desktop-startup-id": "used"]
                ),
                .init("Open", path: path, links: [link, "a:b"], data: [:]),
            ]
        )
    }

    @Test("Is found on the bus by a desktop entry that says so")
    func activatableEntry() throws {
        try program.install("org.example.Maps", "DBusActivatable=true", "Exec=\(program.command)")
        let application = FakeApplication("org.example.Maps", on: bus)
        try raise(desktop: "org.example.Maps", [], token)
        application.stop()
        #expect(application.calls.map(\.member) == ["Activate"])
    }

    @Test("Is started by its command where nobody has the name, and only there")
    func fallsBack() async throws {
        try program.install("org.example.Maps", "Exec=\(program.command) --page %u")
        try raise(busName: "org.example.Maps", desktop: "org.example.Maps.desktop", [link], token)
        let starts = try await program.starts(1)
        #expect(starts.map { Array($0.suffix(2)) } == [["--page", link]])

        let application = FakeApplication("org.example.Maps", .neverAnswers, on: bus)
        let late = #expect(throws: DesktopError.self) {
            try raise(busName: "org.example.Maps", desktop: "org.example.Maps", timeout: .milliseconds(200))
        }
        // The application hears of it in its own time.
        for _ in 0..<9000 where application.calls.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        application.stop()
        #expect(late?.code == .timedOut)
        #expect(late?.message.contains("didn't answer within 0.2 s") == true)
        #expect(application.calls.count == 1)
        #expect(try await program.starts(1).count == 1)
    }

    @Test(
        "Tells why nobody came",
        arguments: [
            (FakeApplication.Behavior.fails, DesktopError.Code.failed, "didn't come to the front: The window is stuck"),
            (.knowsNoInterface, .missing, "No program answers as org.example.Maps"),
        ]
    )
    func refused(behavior: FakeApplication.Behavior, code: DesktopError.Code, words: String) throws {
        let application = FakeApplication("org.example.Maps", behavior, on: bus)
        let error = #expect(throws: DesktopError.self) { try raise(busName: "org.example.Maps") }
        application.stop()
        #expect(error?.code == code)
        #expect(error?.message.contains(words) == true)
    }

    @Test("Tells that there is no such name, no bus, or no name at all")
    func missing() throws {
        let nobody = #expect(throws: DesktopError.self) { try raise(busName: "org.example.Nobody") }
        #expect(nobody?.message.contains("install the .service file") == true)
        let noBus = #expect(throws: DesktopError.self) { try raise(busName: "org.example.Nobody", in: [:]) }
        #expect(noBus?.message.contains("DBUS_SESSION_BUS_ADDRESS isn't set") == true)
        for name in ["Music", "org..Music", "org.2example", "org.example/x", ""] {
            let error = #expect(throws: DesktopError.self) { try raise(busName: name) }
            #expect(error?.message.contains("is no name on a message bus") == true)
        }
    }

    // MARK: By its command

    @Test("Is started by its desktop entry with the token, in its folder")
    func starts() async throws {
        try program.install("show", "Exec=\(program.command)", "Path=/usr")
        try raise(desktop: "show", [], token)
        #expect(try await program.starts(1) == [["token=wayland-7", "startup=wayland-7", "in=/usr"]])
    }

    @Test("Doesn't get a token that was used already")
    func noToken() async throws {
        try raise(desktop: try program.install("show", "Exec=\(program.command) %U"), [link, "a:b"])
        let start = try #require(try await program.starts(1).first)
        #expect(start.prefix(2) == ["token=none", "startup=none"])
        #expect(start.suffix(2) == [link, "a:b"])
    }

    @Test(
        "Gets the words that its field codes stand for",
        arguments: [
            ("%u", ["x:1"]),
            ("%U end", ["x:1", "x:2", "end"]),
            ("--open=%u 100%%", ["--open=x:1", "100%"]),
            ("%f %F %d %m", []),
            ("%i %c", ["--icon", "show-icon", "Show"]),
            (#""a b" "%u" "\\"q\\" \\$HOME""#, ["a b", "%u", #""q" $HOME"#]),
            ("a\\\\sb  c", ["a\\sb", "c"]),
            ("a\\sb", ["a", "b"]),
        ]
    )
    func fieldCodes(line: String, words: [String]) async throws {
        try program.install("show", "Icon=show-icon", "Exec=\(program.command) \(line)")
        try raise(desktop: "show", ["x:1", "x:2"])
        let start = try #require(try await program.starts(1).first)
        #expect(Array(start.dropFirst(3)) == words)
    }

    @Test(
        "Tells what is wrong with an entry",
        arguments: [
            (["Exec=/nowhere/at/all"], "starts '/nowhere/at/all', which isn't installed"),
            (["Exec=no-such-program-here"], "starts 'no-such-program-here', which isn't installed"),
            (["TryExec=/nowhere", "Exec=/bin/true"], "starts '/nowhere', which isn't installed"),
            (["Exec=/bin/true", "Terminal=true"], "needs a terminal"),
            (["Exec=/bin/true", "Hidden=true"], "names no program"),
            (["Exec="], "names no program"),
            ([#"Exec="/bin/true"#], "a quote that isn't closed"),
            (["Exec=/bin/true %x"], "'%x', which stands for nothing"),
            (["Exec=%u"], "an Exec line without a program"),
        ]
    )
    func brokenEntries(lines: [String], words: String) throws {
        let path = try program.install("show")
        let text =
            "[Desktop Entry]\nType=Application\n\(lines.joined(separator: "\n"))\n[Desktop Action x]\nExec=/bin/false"
        try Data(text.utf8).write(to: URL(filePath: path))
        let error = #expect(throws: DesktopError.self) { try raise(desktop: "show") }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("Tells that no entry is installed", arguments: ["music", "../music", "/nowhere/music.desktop"])
    func noEntry(name: String) {
        let error = #expect(throws: DesktopError.self) { try raise(desktop: name) }
        #expect(error?.code == .missing)
    }

    // MARK: Tokens

    @Test(
        "Takes tokens that are short and printable alone",
        arguments: ["", "a\nb", "é", String(repeating: "x", count: 600)]
    )
    func badTokens(text: String) {
        #expect(ActivationToken(text) == nil)
        #expect(ActivationToken(environment: ["XDG_ACTIVATION_TOKEN": text, "DESKTOP_STARTUP_ID": "s"])?.token == "s")
    }
}
