import CommandLineKit
import Foundation
import FoveaSearch
import Synchronization
import Testing

@testable import FoveaEvaluation

@Suite("Retrieval by local features")
struct FeatureRetrievalTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-features-\(UUID().uuidString)")
    private let output = Output()

    @Test("Finds items in photos, and notices when they are taken out")
    func found() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<3 { try write("one/\(number).bmp", Bitmap.cover(UInt64(number))) }
        try write("one/photo.bmp", Bitmap.cover(1).turned())
        try Data(#"["0.bmp", "1.bmp", "2.bmp"]"#.utf8).write(to: folder.appending(path: "one/catalogue.json"))
        try Data(#"{"photo.bmp": "1.bmp"}"#.utf8).write(to: folder.appending(path: "one/truth.json"))
        #expect(await run(["one"]) == .success)
        let result = try #require(try results().first)
        #expect(result["kind"] as? String == "retrieval-features")
        #expect(result["recall"] as? [String: Double] == ["1": 1, "5": 1])
        #expect(result["meanAveragePrecision"] as? Double == 1)
        #expect(result["accepted"] as? Double == 1)
        #expect(result["acceptedWithoutRightItem"] as? Double == 0)
    }

    @Test("Finds items in a catalogue with default settings, in photos and in screenshots")
    func catalog() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<3 { try write("one/\(number).bmp", Bitmap.cover(UInt64(number))) }
        try write("one/photo.bmp", Bitmap.cover(1).turned())
        try Data(#"["0.bmp", "1.bmp", "2.bmp"]"#.utf8).write(to: folder.appending(path: "one/catalogue.json"))
        try Data(#"{"photo.bmp": "1.bmp"}"#.utf8).write(to: folder.appending(path: "one/truth.json"))
        let plots = folder.appending(path: "plots")
        #expect(await run(["one"], command: ["retrieval", "-f", "json", "--plots", plots.path]) == .success)
        let result = try #require(try results().first)
        #expect(result["kind"] as? String == "retrieval-catalog")
        #expect(result["catalogue"] as? Int == 3)
        for part in ["photos", "screenshots"] {
            let figures = try #require(result[part] as? [String: Any])
            #expect(figures["recall"] as? [String: Double] == ["1": 1, "5": 1])
            #expect(figures["accepted"] as? Double == 1)
            #expect(figures["mistaken"] as? Double == 0)
        }
        let screenshots = try #require(result["screenshots"] as? [String: Any])
        #expect(try #require(screenshots["overlap"] as? Double) > 0.9)
        let svg = try String(contentsOf: plots.appending(path: "retrieval-reliability.svg"), encoding: .utf8)
        #expect(svg.hasPrefix("<svg"))
    }

    @Test("Counts pictures that can't be read as misses")
    func unreadable() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("one/0.bmp", Bitmap.cover(0))
        try Data(#"["0.bmp", "missing.bmp"]"#.utf8).write(to: folder.appending(path: "one/catalogue.json"))
        try Data(#"{"photo.bmp": "0.bmp"}"#.utf8).write(to: folder.appending(path: "one/truth.json"))
        #expect(await run(["one"]) == .badData)
        let result = try #require(try results().first)
        #expect(result["queries"] as? Int == 1)
        #expect(result["unreadable"] as? Int == 2)
        #expect(result["accepted"] as? Double == 0)
    }

    @Test("Finds items among strangers, and draws those once")
    func scale() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<3 { try write("one/\(number).bmp", Bitmap.cover(UInt64(number))) }
        try write("one/photo.bmp", Bitmap.cover(1).turned())
        try Data(#"["0.bmp", "1.bmp", "2.bmp"]"#.utf8).write(to: folder.appending(path: "one/catalogue.json"))
        try Data(#"{"photo.bmp": "1.bmp"}"#.utf8).write(to: folder.appending(path: "one/truth.json"))
        let file = folder.appending(path: "large.fovea").path
        let command = ["scale", "--strangers", "3", "--catalog", file, "--warm", "1", "-f", "json"]
        #expect(await run(["one"], command: command + ["--add-only"]) == .success)
        #expect(await run(["one"], command: command) == .success)
        let found = try results()
        #expect(found.map { $0["items"] as? Int } == [3, 6])
        #expect(found.map { $0["added"] as? Int } == [3, 0])
        #expect(found.allSatisfy { ($0["indexBytes"] as? Int ?? 0) > 0 })
        for figures in found.compactMap({ $0["figures"] as? [String: Any] }) {
            #expect(figures["recall"] as? [String: Double] == ["1": 1, "5": 1])
        }
        #expect(found.allSatisfy { $0["screenshots"] is NSNull })
    }

    @Test("Finds items in files of screenshots, decoding included")
    func screenshots() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<2 { try write("one/\(number).bmp", Bitmap.cover(UInt64(number))) }
        try Data(#"["0.bmp", "1.bmp"]"#.utf8).write(to: folder.appending(path: "one/catalogue.json"))
        try Data(#"{"0.bmp": "0.bmp", "1.bmp": "1.bmp"}"#.utf8).write(to: folder.appending(path: "one/truth.json"))
        let evaluation = ScaleEvaluation(
            concurrency: 2,
            context: context,
            seed: 1,
            pixelCount: nil,
            warmingCount: 0,
            screen: .init(width: 1_280, height: 720)
        )
        let pictures = try CatalogPictures(EvaluationFolder(folder.appending(path: "one").path))
        let result = try await evaluation.run(pictures, strangers: 0, in: nil)
        let screenshots = try #require(result.screenshots)
        #expect(result.isComplete && screenshots.count == 2 && screenshots.recall(at: 1) == 1)
        #expect(try #require(screenshots.exactPlaces) == 1)
        for answer in screenshots.answers {
            #expect(answer.durations[.decoding] > .zero && answer.elapsed >= answer.durations.total)
        }
        #expect(result.text.contains("screenshots") && result.text.contains("all with decoding"))
    }

    private var context: CommandContext {
        CommandContext(
            output: OutputChannel { [output] in output.add($0) },
            errors: OutputChannel { _ in },
            environment: [:]
        ) { _ in Data() }
    }

    private func write(_ path: String, _ bitmap: Bitmap) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try bitmap.bytes.write(to: file)
    }

    private func run(
        _ names: [String],
        command: [String] = ["retrieval", "--features", "-f", "json"]
    ) async -> ExitCode {
        let folders = names.map { folder.appending(path: $0).path }
        return await CommandRunner(EvaluationSuite.suite()).run(command + folders, in: context)
    }

    private func results() throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: output.data) as? [String: Any]
        return try #require(document?["results"] as? [[String: Any]])
    }
}

/// What was written.
private final class Output: Sendable {
    private let parts = Mutex(Data())

    /// What was written since this was last asked for.
    var data: Data {
        parts.withLock { parts in
            defer { parts = Data() }
            return parts
        }
    }

    func add(_ part: Data) { parts.withLock { $0.append(part) } }
}

/// A gray picture in a file of the simplest kind.
private struct Bitmap {
    var pixels: [UInt8]
    static let side = 160

    /// Bars in places that depend on a number.
    static func cover(_ number: UInt64) -> Bitmap {
        var bitmap = Bitmap(pixels: [UInt8](repeating: 230, count: side * side))
        var state = number &+ 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<80 {
            let (x, y, width, height, gray) = (next(side), next(side), 4 + next(24), 4 + next(24), UInt8(next(256)))
            for row in y..<min(side, y + height) {
                for column in x..<min(side, x + width) { bitmap.pixels[row * side + column] = gray }
            }
        }
        return bitmap
    }

    /// The picture turned a quarter.
    func turned() -> Bitmap {
        let side = Self.side
        return Bitmap(pixels: (0..<side * side).map { pixels[(side - 1 - $0 % side) * side + $0 / side] })
    }

    /// The file: a head, and rows of blue, green and red from the bottom up.
    var bytes: Data {
        let side = UInt32(Self.side)
        var bytes = Data("BM".utf8)
        func number(_ value: UInt32) {
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(value >> UInt32(shift) & 255)) }
        }
        let length = side * side * 3
        let head: [UInt32] = [54 + length, 0, 54, 40, side, side, 1 | 24 << 16, 0, length, 2835, 2835, 0, 0]
        for value in head { number(value) }
        for row in (0..<Self.side).reversed() {
            for gray in pixels[row * Self.side..<(row + 1) * Self.side] {
                bytes.append(contentsOf: [gray, gray, gray])
            }
        }
        return bytes
    }
}
