import CommandLineKit
import Foundation
import ImageCodingEngine
import ServiceSupport
import TestSupport
import Testing

@Suite("fovea capture")
struct CaptureCommandTests {
    private let apps = FakeApps.three()
    private let bench: Workbench
    private let picture: String

    init() throws {
        bench = try Workbench(apps: apps)
        picture = "\(bench.folder)/photo.png"
        try AppSearchTests.file(200, 100).write(to: URL(filePath: picture))
    }

    @Test("Writes the highlighted part of a picture and searches for nothing")
    func file() async throws {
        #expect(await bench.run(["capture", picture, "-r", "25%,0,50%,50%"]) == .success)
        let info = try ImageDecoder(data: bench.outputData).info
        #expect((info.format, info.width, info.height) == (.png, 100, 50))
        #expect(bench.requests.isEmpty)
    }

    @Test("Takes standard input, and writes the format that a name ends with")
    func formats() async throws {
        let target = "\(bench.folder)/out.jpg"
        #expect(await bench.run(["capture", "-", "-o", target], input: try AppSearchTests.file(30, 20)) == .success)
        #expect(try ImageDecoder(contentsOf: URL(filePath: target)).info.format == .jpeg)
        #expect(bench.output.isEmpty)
        #expect(await bench.run(["capture", picture, "-o", "out.doc"]) == .usage)
        #expect(await bench.run(["capture", picture, "-o", "\(bench.folder)/no/out.png"]) == .cannotCreate)
    }

    @Test("Takes a frame of a recorded camera")
    func camera() async throws {
        let clip = "\(bench.folder)/clip.y4m"
        let frame = Data("FRAME\n".utf8) + Data(repeating: 90, count: 16 * 8)
        try (Data("YUV4MPEG2 W16 H8 Cmono\n".utf8) + frame + frame).write(to: URL(filePath: clip))
        #expect(await bench.run(["capture", "--camera", "--device", clip]) == .success)
        let info = try ImageDecoder(data: bench.outputData).info
        #expect((info.width, info.height) == (16, 8))
        bench.clear()
        // A phone begins with its camera.
        #expect(await bench.run(["capture", "--profile", "phone", "--device", clip]) == .success)
        #expect(try ImageDecoder(data: bench.outputData).info.width == 16)
    }

    @Test("Explains what is missing where there is no desktop and no camera")
    func missing() async throws {
        #expect(await bench.run(["capture", "--clipboard"]) == .unavailable)
        #expect(bench.errors.contains("neither WAYLAND_DISPLAY nor DISPLAY names a desktop"))
        #expect(await bench.run(["capture", "--camera", "--device", "/dev/none"]) == .unavailable)
        #expect(bench.errors.contains("There is no camera at /dev/none"))
    }

    @Test("Takes the screen by one command, whichever way the desktop gives it", arguments: [[], ["--interactive"]])
    func screen(words: [String]) async throws {
        let bus = try #require(try TestBus())
        let portal = FakePortal(.grants, on: bus.address, file: URL(filePath: picture))
        let display = try #require(try TestDisplay(width: 64, height: 40))
        let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display.name]
        #expect(await bench.run(["capture", "--screen"] + words, input: Data(), environment: environment) == .success)
        #expect(try ImageDecoder(data: bench.outputData).info.width == 200)
        portal.stop()
        #expect(portal.interactiveRequests == [!words.isEmpty])
        bench.clear()
        // Without a portal the X server is asked by the same words, but it has no dialog.
        for words in [words, words + ["--way", "x11"]] {
            let code = await bench.run(["capture", "--screen"] + words, input: Data(), environment: environment)
            guard words.first != "--interactive" else {
                #expect(code == .unavailable && bench.errors.contains("lets you choose"))
                continue
            }
            #expect(code == .success)
            #expect(try ImageDecoder(data: bench.outputData).info.width == 64)
            bench.clear()
        }
        #expect(bench.requests.isEmpty)
    }

    @Test("Takes one source at a time")
    func sources() async throws {
        #expect(await bench.run(["capture", "--screen", "--camera"]) == .usage)
        #expect(await bench.run(["capture", picture, "--clipboard"]) == .usage)
        #expect(await bench.run(["capture", picture, picture]) == .usage)
    }
}
