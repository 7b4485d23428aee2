import Foundation
import FoveaCapture
import TestSupport
import Testing

/// One way to ask for a picture of the screen serves every desktop.
@Suite("Pictures of the screen, desktop by desktop", .timeLimit(.minutes(10)))
struct DesktopMatrixTests {
    /// A desktop, by what its portal does and what there is besides.
    enum Desktop: CaseIterable {
        /// GNOME and KDE: the portal answers with a file, and with a dialog where the person is to choose.
        case gnome, plasma
        /// Sway, Hyprland and others with a portal of their own, which keeps to the path that was asked for.
        case swayWithPortal
        /// A desktop of years ago, whose portal answers under a path of its own.
        case oldGNOME
        /// Xfce, MATE and LXQt: there is a portal, but it takes no pictures, and there is an X server.
        case xfce
        /// An X server and a window manager alone.
        case windowManager

        var portal: FakePortal.Behavior? {
            switch self {
            case .gnome, .plasma, .swayWithPortal: .grants
            case .oldGNOME: .grantsAsOldPortalsDo
            case .xfce: .lacksScreenshots
            case .windowManager: nil
            }
        }

        var variables: [String: String] {
            switch self {
            case .gnome, .plasma, .swayWithPortal: ["WAYLAND_DISPLAY": "wayland-none"]
            case .oldGNOME, .xfce, .windowManager: [:]
            }
        }

        /// A Boolean value that indicates whether the X server gives the picture.
        var givesByX: Bool { self == .xfce || self == .windowManager }
    }

    private let bus: TestBus
    private let folder: TemporaryFolder

    init() throws {
        bus = try #require(try TestBus())
        folder = try TemporaryFolder()
    }

    @Test(
        "Give a picture, of what the person chooses only where there is a dialog",
        arguments: Desktop.allCases,
        [false, true]
    )
    func gives(desktop: Desktop, isInteractive: Bool) async throws {
        let file = folder.file("Screenshot from today.png")
        try Drawn.file(48, 30).write(to: file)
        let display = desktop.givesByX ? try TestDisplay(width: 320, height: 200) : nil
        try #require((display != nil) == desktop.givesByX, "Xvfb isn't installed")
        let portal = desktop.portal.map { FakePortal($0, on: bus.address, file: file) }
        var environment = desktop.variables
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        environment["DISPLAY"] = display?.name

        let capture = ScreenCapture(isInteractive: isInteractive, timeout: .seconds(30), environment: environment)
        guard !isInteractive || !desktop.givesByX else {
            let error = await #expect(throws: CaptureError.self) { try await capture.picture() }
            #expect(error?.code == .unavailable && error?.message.contains("maim -s") == true)
            portal?.stop()
            return
        }
        let picture = try await capture.picture()

        #expect(picture.kind == .screenshot)
        #expect((picture.width, picture.height) == (desktop.givesByX ? (320, 200) : (48, 30)))
        // Nothing is kept that the person doesn't save; what nobody took stays.
        #expect(FileManager.default.fileExists(atPath: file.path) == desktop.givesByX)
        portal?.stop()
        if let portal, !desktop.givesByX { #expect(portal.interactiveRequests == [isInteractive]) }
    }

    @Test(
        "Come from a compositor built on wlroots where there is no portal, and where there is one without pictures",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sway"), "Debian's sway isn't installed"),
        arguments: [nil, FakePortal.Behavior.lacksScreenshots]
    )
    func compositor(behavior: FakePortal.Behavior?) async throws {
        let compositor = try #require(try TestCompositor("output * mode 320x200@60Hz"))
        let portal = behavior.map { FakePortal($0, on: bus.address, file: folder.url) }
        var environment = compositor.environment
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        let picture = try await ScreenCapture(timeout: .seconds(30), environment: environment).picture()
        #expect((picture.width, picture.height) == (320, 200))
        #expect(picture.kind == .screenshot)
        portal?.stop()
    }

    @Test("Are final when refused: no other way is tried around it", arguments: [false, true])
    func refused(isInteractive: Bool) async throws {
        let display = try #require(try TestDisplay(width: 64, height: 64))
        let portal = FakePortal(.denies, on: bus.address, file: folder.url)
        let error = await #expect(throws: CaptureError.self) { try await take(on: display, isInteractive) }
        #expect(error?.code == .denied)
        portal.stop()
    }

    @Test("Are given up after a while where the portal never answers, with the reason")
    func silent() async throws {
        let display = try #require(try TestDisplay(width: 64, height: 64))
        let portal = FakePortal(.neverAnswers, on: bus.address, file: folder.url)
        let error = await #expect(throws: CaptureError.self) {
            try await take(on: display, false, timeout: .milliseconds(400))
        }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("never answered") == true)
        #expect(error?.message.contains("systemctl --user status xdg-desktop-portal") == true)
        // The desktop hears of it in its own time.
        for _ in 0..<9000 where !portal.wasClosed { try await Task.sleep(for: .milliseconds(10)) }
        portal.stop()
        #expect(portal.wasClosed)
    }

    @Test("Come from the X server where the portal fails")
    func failing() async throws {
        let display = try #require(try TestDisplay(width: 64, height: 40))
        let portal = FakePortal(.fails, on: bus.address, file: folder.url)
        let picture = try await take(on: display, false)
        #expect((picture.width, picture.height) == (64, 40))
        portal.stop()
    }

    private func take(
        on display: TestDisplay,
        _ isInteractive: Bool,
        timeout: Duration = .seconds(30)
    ) async throws -> CapturedPicture {
        try await ScreenCapture(
            isInteractive: isInteractive,
            timeout: timeout,
            environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display.name]
        ).picture()
    }
}
