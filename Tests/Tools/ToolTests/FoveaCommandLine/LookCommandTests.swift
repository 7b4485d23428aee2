import CommandLineKit
import Foundation
import FoveaCommandLine
import Testing

@Suite("fovea look")
struct LookCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Says what a picture shows")
    func text() async throws {
        let path = try bench.file("castle.jpg")
        #expect(await bench.run(["look", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  0.94  building

                """
        )
        #expect(bench.errors.isEmpty)
    }

    @Test("Also says what text and codes say, where that is asked for")
    func reading() async throws {
        let path = try bench.file("poster.jpg")
        #expect(await bench.run(["look", "--text", "--codes", path]) == .success)
        #expect(bench.output.contains("  0.94  building\n  Text\n"))
        #expect(bench.output.contains("  Codes\n    qr  two lines\n    ean13  5901234123457 + 52495\n"))
        #expect(await bench.run(["look", "--text", "--codes", try bench.file("b.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("  There is no text.\n  There is no code.\n"))
    }

    @Test("Counts people and faces where there are any")
    func people() async throws {
        #expect(await bench.run(["look", try bench.file("street.jpg", "crowd")]) == .success)
        #expect(bench.output.contains("  0.94  building\n  2 people, 1 face\n"))
        bench.clear()
        #expect(await bench.run(["look", "-f", "jsonl", try bench.file("street.jpg", "crowd")]) == .success)
        let result = try bench.json()
        #expect(result["peopleCount"] as? Int == 2 && result["faceCount"] as? Int == 1)
        #expect(result["animals"] as? [String] == [])
    }

    @Test("Names the most specific kind of animal that is sure")
    func animals() async throws {
        #expect(await bench.run(["look", try bench.file("a.jpg", "animal")]) == .success)
        #expect(bench.output.hasSuffix("  animal: cat\n"))
    }

    @Test("Counts cats and dogs where it is sure of one")
    func pets() async throws {
        #expect(await bench.run(["look", try bench.file("a.jpg", "animals")]) == .success)
        #expect(bench.output.hasSuffix("  animal: 2 cats, dog\n"))
        bench.clear()
        #expect(await bench.run(["look", "-f", "jsonl", try bench.file("a.jpg", "animals")]) == .success)
        let result = try bench.json()
        #expect(result["animals"] as? [String] == ["cat", "dog"])
        #expect(result["catCount"] as? Int == 2 && result["dogCount"] as? Int == 1)
    }

    @Test("Reads pictures as the commands for text and codes do")
    func agreement() async throws {
        func result(_ words: String...) async throws -> [String: Any] {
            let bench = try Workbench()
            #expect(await bench.run(words + ["-f", "json", try bench.file("poster.jpg")]) == .success)
            return try #require((try bench.json()["results"] as? [[String: Any]])?.first)
        }
        let look = try await result("look", "--text", "--codes")
        for (name, command) in [("text", "text"), ("lines", "text"), ("codes", "codes")] {
            let other = try await result(command)
            #expect(look[name] as? NSObject == other[name] as? NSObject)
            #expect(look[name] != nil)
        }
        #expect(try await result("look")["lines"] == nil)
    }

    @Test("Tells how a picture is stored that doesn't stand upright")
    func turned() async throws {
        #expect(await bench.run(["look", try bench.file("a.jpg", "turned")]) == .success)
        #expect(bench.output.contains("JPEG, 3024 × 4032 (stored as 4032 × 3024, turned right), Display P3"))
    }

    @Test("Answers in the order in which pictures were named")
    func order() async throws {
        let paths = try [bench.file("1", "slow"), bench.file("2"), bench.file("3"), bench.file("4")]
        #expect(await bench.run(["look", "-f", "jsonl"] + paths) == .success)
        let lines = bench.output.split(separator: "\n")
        #expect(lines.count == 4)
        for (line, path) in zip(lines, paths) { #expect(line.contains(path)) }
    }

    @Test("Keeps labels by confidence and number")
    func selection() async throws {
        let path = try bench.file("a.jpg")
        #expect(await bench.run(["look", "-c", "0", "-n", "1", path]) == .success)
        #expect(bench.output.contains("building"))
        #expect(!bench.output.contains("sea shore"))
        #expect(!bench.output.contains("fog"))
    }

    @Test("Ends with 1 when nothing is found")
    func nothing() async throws {
        #expect(await bench.run(["look", try bench.file("a.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("Nothing is recognized with a confidence of 0.50 or more."))
    }

    @Test("Writes one JSON document")
    func json() async throws {
        let paths = try [bench.file("a.jpg", "turned"), bench.file("b \"c\".jpg")]
        #expect(await bench.run(["look", "-c", "0.1", "--format=json"] + paths) == .success)
        let document = try bench.json()
        #expect(document["schema"] as? String == "fovea.look/1")
        let results = try #require(document["results"] as? [[String: Any]])
        #expect(results.map { $0["file"] as? String } == paths)
        let first = try #require(results.first)
        #expect(first["orientation"] as? Int == 6)
        #expect((first["stored"] as? [String: Int]) == ["width": 4032, "height": 3024])
        #expect((first["upright"] as? [String: Int]) == ["width": 3024, "height": 4032])
        let labels = try #require(first["labels"] as? [[String: Any]])
        #expect(labels.map { $0["identifier"] as? String } == ["building", "sea_shore"])
        #expect(labels.first?["confidence"] as? Double == 0.9375)
    }

    @Test("Writes valid JSON even if no picture can be read")
    func emptyDocument() async throws {
        #expect(await bench.run(["look", "-f", "json", "missing.jpg"]) == .noInput)
        #expect((try bench.json()["results"] as? [Any])?.isEmpty == true)
    }

    @Test("Reads standard input")
    func standardInput() async throws {
        #expect(await bench.run(["look", "-"], input: "picture") == .success)
        #expect(bench.output.hasPrefix("standard input\n"))
    }

    @Test("Answers the others when a picture fails, and ends with the failure's code")
    func failures() async throws {
        let good = try bench.file("good.jpg")
        let broken = try bench.file("broken.jpg", "broken")
        #expect(await bench.run(["look", broken, good, "\(bench.folder)/missing.jpg"]) == .badData)
        #expect(bench.output.hasPrefix(good))
        #expect(
            bench.errors == """
                fovea: broken.jpg: It is damaged.
                fovea: missing.jpg: There is no such file.

                """
        )
    }
}
