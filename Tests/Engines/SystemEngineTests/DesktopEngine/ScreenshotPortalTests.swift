import DesktopEngine
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("The desktop's portal for pictures of the screen", .timeLimit(.minutes(10)))
struct ScreenshotPortalTests {
    private let bus: TestBus
    private let file = URL(filePath: "/tmp/a picture of Zoë's screen.png")

    init() throws { bus = try #require(try TestBus()) }

    private func ask(_ patience: Patience = Patience(.seconds(30))) throws(DesktopError) -> URL {
        try ScreenshotPortal(busAddress: bus.address).screenshot(isInteractive: false, patience: patience)
    }

    @Test(
        "Gives the file of a desktop that grants the request",
        arguments: [
            FakePortal.Behavior.grants, .grantsAsOldPortalsDo,
        ]
    )
    func granted(behavior: FakePortal.Behavior) throws {
        let portal = FakePortal(behavior, on: bus.address, file: file)
        #expect(try ask().path == file.path)
        portal.stop()
        #expect(!portal.wasClosed)
    }

    @Test(
        "Tells a refusal from a failure and from a desktop without the interface",
        arguments: [
            (FakePortal.Behavior.denies, DesktopError.Code.denied, "refused"),
            (.fails, .failed, "could not take a picture"),
            (.lacksScreenshots, .missing, "Install xdg-desktop-portal"),
        ]
    )
    func refused(behavior: FakePortal.Behavior, code: DesktopError.Code, words: String) {
        let portal = FakePortal(behavior, on: bus.address, file: file)
        let error = #expect(throws: DesktopError.self) { try ask() }
        #expect(error?.code == code)
        #expect(error?.message.contains(words) == true)
        portal.stop()
    }

    @Test("Notices a portal that never answers, explains it, and withdraws the request")
    func silent() {
        let portal = FakePortal(.neverAnswers, on: bus.address, file: file)
        let error = #expect(throws: DesktopError.self) { try ask(Patience(.milliseconds(300))) }
        #expect(error?.code == .timedOut)
        #expect(error?.message.contains("never answered") == true)
        // The desktop hears of it in its own time.
        for _ in 0..<9000 where !portal.wasClosed { usleep(10_000) }
        portal.stop()
        #expect(portal.wasClosed)
    }

    @Test("Gives up when nobody is interested any more")
    func cancelled() {
        let portal = FakePortal(.neverAnswers, on: bus.address, file: file)
        let error = #expect(throws: DesktopError.self) { try ask(Patience(.seconds(60)) { true }) }
        #expect(error?.code == .cancelled)
        portal.stop()
    }

    @Test("Says that there is no portal on a bus, and that there is no bus")
    func missing() {
        let error = #expect(throws: DesktopError.self) { try ask() }
        #expect(error?.code == .missing)
        #expect(error?.message.contains("no portal") == true, "\(error?.message ?? "")")
        let none = #expect(throws: DesktopError.self) {
            try ScreenshotPortal(busAddress: "unix:path=/nowhere/bus")
                .screenshot(isInteractive: true, patience: Patience(.seconds(5)))
        }
        #expect(none?.code == .missing)
        #expect(none?.message.contains("no message bus") == true)
    }
}
