import CommandLineKit
import Foundation
import FoveaEvaluation
import LabelEngine
import PrintEngine
import Synchronization
import Testing

@Suite("Evaluation on pictures whose truth is known")
struct EvaluationTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-eval-\(UUID().uuidString)")
    private let output = Output()

    @Test("Counts classes and labels that are true")
    func labels() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // Class 483 is a castle, 291 a lion; the subject sees a castle everywhere.
        try write("labels/truth.json", ["a.jpg": ["index": 483, "wnid": "n02980441"]])
        #expect(await run(["labels", folder.appending(path: "labels").path]) == .success)
        #expect(output.text.contains("class at the first place     100.0 %"))
        #expect(output.text.contains("a true label in five         100.0 %"))
        try write(
            "labels/truth.json",
            [
                "a.jpg": ["index": 483, "wnid": "n02980441"], "b.jpg": ["index": 291, "wnid": "n02129165"],
                "missing.jpg": ["index": 483, "wnid": "n02980441"], "c.jpg": ["index": 483, "wnid": "n02980441"],
            ]
        )
        #expect(await run(["labels", "--misses", folder.appending(path: "labels").path]) == .badData)
        #expect(output.text.contains("class at the first place     50.0 %"))
        #expect(output.text.contains("  b.jpg: "))
        #expect(output.text.contains("pictures that can't be read   1"))
    }

    @Test("Ranks the right item among a catalogue")
    func retrieval() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // A file's number is the angle of its print in degrees.
        try write("one/catalogue.json", ["0.jpg", "90.jpg", "180.jpg"])
        try write("one/truth.json", ["5.jpg": "0.jpg", "100.jpg": "90.jpg", "140.jpg": "90.jpg"])
        try write("two/catalogue.json", ["7.jpg"])
        try write("two/truth.json", ["9.jpg": "7.jpg"])
        let paths = ["one", "two"].map { folder.appending(path: $0).path }
        #expect(await run(["retrieval", "--prints", "-f", "json"] + paths) == .success)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
        )
        let results = try #require(document["results"] as? [[String: Any]])
        #expect(results.map { $0["name"] as? String } == ["one", "two", "all together"])
        let recalls = results.compactMap { $0["recall"] as? [String: Double] }
        #expect(recalls.map { $0["1"] } == [2.0 / 3, 1, 0.5])
        #expect(recalls.map { $0["5"] } == [1, 1, 1])
        // Three queries with two strangers each, of which one, 140 to 180, lies within 60 degrees.
        let strangers = try #require(results[0]["strangers"] as? [String: Any])
        #expect(strangers["count"] as? Int == 6)
        #expect(strangers["shareWithinOne"] as? Double == 1.0 / 6)
    }

    @Test("Compares whole queries with the rectangles in them")
    func rectangles() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // Upright, a query's print is where it belongs; those beyond 120 have no rectangle.
        try write("one/catalogue.json", ["0.jpg", "90.jpg", "180.jpg"])
        try write("one/truth.json", ["50.jpg": "0.jpg", "100.jpg": "90.jpg", "130.jpg": "180.jpg"])
        let path = folder.appending(path: "one").path
        #expect(await run(["rectangles", "-f", "json", path]) == .success)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(output.text.utf8)) as? [String: Any]
        )
        let result = try #require((document["results"] as? [[String: Any]])?.first)
        #expect(result["withRectangle"] as? Int == 2)
        let recalls = ["whole", "upright"].map { (result[$0] as? [String: Any])?["recall"] as? [String: Double] }
        #expect(recalls.map { $0?["1"] } == [1.0 / 3, 2.0 / 3])
        #expect(await run(["rectangles", path]) == .success)
        #expect(output.text.contains("one, whole") && output.text.contains("66.7 % of the queries have a rectangle."))
    }

    @Test("Finds the sets of a folder")
    func all() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("labels/truth.json", ["a.jpg": ["index": 483, "wnid": "n02980441"]])
        try write("retrieval/one/catalogue.json", ["0.jpg"])
        try write("retrieval/one/truth.json", ["5.jpg": "0.jpg"])
        try write("retrieval/other/notes.json", ["nothing"])
        #expect(await run(["all", "--histogram", folder.path]) == .success)
        #expect(output.text.contains("labels: labels"))
        #expect(output.text.contains("\none    "))
        #expect(output.text.contains("0.0–0.1"))
    }

    @Test(
        "Says what is wrong with a folder",
        arguments: [
            (["labels", "/no/such/folder"], ExitCode.noInput), (["all", "/no/such/folder"], .noInput),
            (["retrieval", "/no/such/folder"], .noInput), (["retrieval"], .usage),
            (["retrieval", "--prints", "/no/such/folder"], .noInput), (["corruption", "/no/such/folder"], .noInput),
            (["distortions", "/no/such/picture"], .badData), (["draw"], .usage),
            (["rectangles", "/no/such/folder"], .noInput), (["rectangles"], .usage),
            (["scale", "/no/such/folder"], .noInput), (["scale"], .usage),
        ]
    )
    func wrongFolder(words: [String], code: ExitCode) async {
        #expect(await run(words) == code)
    }

    @Test("Refuses a truth that names an item outside the catalogue")
    func stray() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("one/catalogue.json", ["0.jpg"])
        try write("one/truth.json", ["5.jpg": "90.jpg"])
        #expect(await run(["retrieval", "--prints", folder.appending(path: "one").path]) == .badData)
        #expect(await run(["rectangles", folder.appending(path: "one").path]) == .badData)
    }

    private func write(_ path: String, _ content: Any) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try JSONSerialization.data(withJSONObject: content).write(to: file)
    }

    private func run(_ words: [String]) async -> ExitCode {
        output.clear()
        let context = CommandContext(
            output: OutputChannel { [output] in output.add($0) },
            errors: OutputChannel { _ in },
            environment: [:]
        ) { _ in Data() }
        return await CommandRunner(EvaluationSuite.suite(FakeSubject())).run(words, in: context)
    }
}

/// Text that was written.
private final class Output: Sendable {
    private let data = Mutex(Data())

    var text: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
    func add(_ part: Data) { data.withLock { $0.append(part) } }
    func clear() { data.withLock { $0 = Data() } }
}

/// A subject that sees a castle everywhere, and whose prints point where the file's name says.
private struct FakeSubject: EvaluationSubject {
    func classes(of picture: URL) async throws -> (probabilities: [Float], labels: [ScoredLabel]) {
        if picture.lastPathComponent == "missing.jpg" { throw CocoaError(.fileNoSuchFile) }
        var probabilities = [Float](repeating: 0, count: 1000)
        probabilities[483] = 1
        return (probabilities, LabelVocabulary.scores(probabilities: probabilities) ?? [])
    }

    func marginlessPrint(of picture: URL) async throws -> ImagePrint { try await print(of: picture) }

    func uprightPrints(of picture: URL) async throws -> [ImagePrint] {
        let degrees = Float(picture.deletingPathExtension().lastPathComponent) ?? 0
        guard degrees <= 120 else { return [] }
        // Of the four turns one is right; the others look like nothing in the catalog.
        return [
            try await print(of: URL(fileURLWithPath: "/180.jpg")),
            try await print(of: URL(fileURLWithPath: degrees < 60 ? "/0.jpg" : "/90.jpg")),
        ]
    }

    func print(of picture: URL) async throws -> ImagePrint {
        let degrees = Float(picture.deletingPathExtension().lastPathComponent) ?? 0
        let angle = degrees * .pi / 180
        return ImagePrint(revision: 2, values: [Float(cos(Double(angle))), Float(sin(Double(angle)))])
    }
}
