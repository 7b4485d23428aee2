import CommandLineKit
import CoreVideo
import Foundation
import FoveaSessions
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaCommandLine

@Suite("fovea open and fovea more")
struct OpeningTests {
    private let apps = FakeApps.three()
    private let bench: Workbench

    init() async throws {
        bench = try Workbench(apps: apps)
        let picture = "\(bench.folder)/photo.png"
        try AppSearchTests.file(70, 30).write(to: URL(filePath: picture))
        try #require(await bench.run(["search", picture, "--provider", "/apps/music"]) == .success)
        bench.clear()
    }

    @Test("Opens a result after the command that found it has ended")
    func opens() async throws {
        #expect(await bench.run(["open", "1", "1"]) == .success)
        #expect(bench.output == "Music  /things/12\n  Here it is.\n  Its window comes to the front.\n")
        #expect(bench.errors == "warning: It took long.\n")
        #expect(apps.log.opened == [ItemReference(type: "AlbumEntity", identifier: "12")])
        #expect(bench.requests.last?.providers == ["/apps/music"])
        bench.clear()
        #expect(await bench.run(["open", "last", "1", "-f", "json"]) == .success)
        #expect(bench.output.contains(#""page": "/apps/music/things/12""#))
        #expect(bench.output.contains(#""raised": true"#))
        #expect(try JSONSchema(named: "openings").problems(in: bench.outputData) == [])
        #expect(bench.output.contains(#""warnings": ["It took long."]"#))
    }

    @Test("Hands the desktop's token to the app's window")
    func token() async throws {
        #expect(await bench.run(["open", "1", "1"], environment: ["XDG_ACTIVATION_TOKEN": "wayland-7"]) == .success)
        #expect(await bench.run(["open", "1", "1"]) == .success)
        #expect(apps.log.foregrounds == [.desktop(ActivationToken("wayland-7")), .desktop(nil)])
    }

    @Test("Says why a result can't be opened")
    func cannotOpen() async throws {
        #expect(await bench.run(["open", "1", "2"]) == .noInput)
        #expect(bench.errors == "fovea: Music: The thing is gone.\n")
        #expect(await bench.run(["open", "1", "3"]) == .unavailable)
        #expect(await bench.run(["open", "1", "4"]) == .noInput)
        #expect(bench.errors.contains("There is no result 4; it has 3 results."))
        #expect(await bench.run(["open", "1", "x"]) == .usage)
        #expect(await bench.run(["open", "9", "1"]) == .noInput)
        #expect(bench.errors.contains("There is no such session; they are forgotten after an hour. There are 1."))
        #expect(await bench.run(["open", "../1", "1"]) == .noInput)
    }

    @Test("Goes on in an app with exactly what it was asked about")
    func more() async throws {
        #expect(await bench.run(["more", "1"]) == .success)
        #expect(bench.output == "Music  /search\n")
        let asked = try #require(apps.log.searches.first { $0.app == "music" }?.content)
        let again = try #require(apps.log.more.first?.content)
        #expect(again.labels == asked.labels)
        #expect(try bytes(again) == bytes(asked))
        #expect(await bench.run(["more", "last", "--app", "landmarks"]) == .unavailable)
        #expect(await bench.run(["more", "last", "--app", "cinema"]) == .noInput)
    }

    private func bytes(_ content: SearchContent) throws -> [[UInt8]] {
        let buffer = try #require(content.pixelBuffer)
        return buffer.accessUnsafeRawPlaneBytes { planes in
            let plane = planes[0]
            return (0..<plane.properties.size.height).map { y in
                let start = y * plane.properties.bytesPerRow
                return [UInt8](plane.bytes[start..<start + plane.properties.size.width * 4])
            }
        }
    }

    @Test("Keeps records where nobody else reads them, and forgets them")
    func records() throws {
        let folder = URL(filePath: bench.folder).appending(path: "fovea/sessions")
        var status = stat()
        try #require(stat(folder.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        try #require(stat(folder.appending(path: "1").path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)

        let records = SessionRecords(folder: folder, lifetime: 100, limit: 3)
        #expect(try records.record(named: "last").0 == "1")
        // A search that failed, or goes on, has a name and no record.
        _ = try records.reserve()
        #expect(try records.record(named: "last").0 == "1")
        let late = #expect(throws: CommandFailure.self) { try records.record(named: "last", now: Date() + 101) }
        #expect(late?.exitCode == .noInput)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "1").path))
        for _ in 0..<5 { _ = try records.reserve() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test("Counts on from no name that it can't have given", arguments: ["9223372036854775807", "-1", "4294967295"])
    func strangeNames(_ name: String) throws {
        let folder = URL(filePath: bench.folder).appending(path: "strange")
        let strange = folder.appending(path: name)
        try FileManager.default.createDirectory(at: strange, withIntermediateDirectories: true)
        let records = SessionRecords(folder: folder)
        #expect(throws: Never.self) { try records.reserve() }
    }

    @Test(
        "Takes no size of pixels from a record that no picture has",
        arguments: [(Int.max, Int.max), (Int.max, 1), (-1, -4), (0, 0), (1 << 62, 4), (3, 1)]
    )
    func strangeSizes(_ width: Int, _ height: Int) {
        #expect(!SessionRecord.Pixels(width: width, height: height).fits(8))
        #expect(SessionRecord.Pixels(width: 2, height: 1).fits(8))
    }

    @Test("Refuses a folder of records that belongs to somebody else")
    func stranger() throws {
        let target = URL(filePath: bench.folder).appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let link = URL(filePath: bench.folder).appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let error = #expect(throws: CommandFailure.self) { try SessionRecords(folder: link).reserve() }
        #expect(error?.exitCode == .cannotCreate)
    }
}
