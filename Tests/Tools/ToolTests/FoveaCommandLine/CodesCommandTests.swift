import CodeEngine
import CommandLineKit
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import PictureSupport
import TestSupport
import Testing

@Suite("fovea codes")
struct CodesCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    @Test("Says what codes say, each on a line, and where they are")
    func text() async throws {
        let path = try bench.file("table.jpg")
        #expect(await bench.run(["codes", path]) == .success)
        #expect(
            bench.output == """
                \(path)
                  JPEG, 4032 × 3024, Display P3, 7 B
                  qr  two lines  (0, 0) (2016, 0) (2016, 756) (0, 756)
                  ean13  5901234123457 + 52495  (0, 0) (2016, 0) (2016, 756) (0, 756)
                  aztec  2 bytes  (0, 0) (2016, 0) (2016, 756) (0, 756)

                """
        )
        #expect(await bench.run(["codes", try bench.file("b.jpg", "empty")]) == .nothingFound)
        #expect(bench.output.contains("There is no code."))
    }

    @Test("Hands on kinds by their names, however they are written")
    func kinds() async throws {
        let path = try bench.file("a.jpg")
        #expect(await bench.run(["codes", "-s", "QR,Ean-13", path]) == .success)
        #expect(bench.output.contains("qr  two") && bench.output.contains("ean13") && !bench.output.contains("aztec"))
        #expect(await bench.run(["codes", "-s", "qrr", path]) == .usage)
        #expect(bench.errors.contains("'--symbologies' knows no 'qrr'. Did you mean 'qr'?"))
        #expect(await bench.run(["codes", "-s", ",", path]) == .usage)
    }

    @Test("Writes content, bytes and corners as JSON")
    func json() async throws {
        #expect(await bench.run(["codes", "-f", "json", try bench.file("a.jpg")]) == .success)
        let document = try bench.json()
        #expect(document["schema"] as? String == "fovea.codes/1")
        let result = try #require((document["results"] as? [[String: Any]])?.first)
        let codes = try #require(result["codes"] as? [[String: Any]])
        #expect(codes.map { $0["symbology"] as? String } == ["qr", "ean13", "aztec"])
        #expect(codes.map { $0["text"] as? String } == ["two\nlines", "5901234123457", nil])
        #expect(codes[2]["bytes"] as? String == "AP8=")
        #expect(codes[1]["supplement"] as? String == "52495")
        #expect((codes[0]["sequence"] as? [String: Any])?["identifier"] as? String == "7")
        let corners = try #require(codes[0]["corners"] as? [[String: Double]])
        #expect(corners.map { $0["x"] } == [0, 0.5, 0.5, 0])
    }

    @Test("Lines of JSON follow their schema")
    func schema() async throws {
        #expect(await bench.run(["codes", "-f", "jsonl", try bench.file("a.jpg")]) == .success)
        #expect(try JSONSchema(named: "codes").problems(in: bench.outputData) == [])
    }

    @Test("Outlines codes in one picture")
    func drawing() async throws {
        let drawn = "\(bench.folder)/drawn.png"
        let (a, b) = (try bench.file("a.jpg"), try bench.file("b.jpg"))
        #expect(await bench.run(["codes", "--draw", drawn, a]) == .success)
        #expect(try String(contentsOfFile: drawn, encoding: .utf8) == "3 outlines")
        #expect(await bench.run(["codes", "--draw", drawn, a, b]) == .usage)
        #expect(bench.errors.contains("name a single IMAGE with it"))
    }

    @Test("Reads a drawn code with the engine")
    func engine() async throws {
        let data = try CodeSheet(58, "https://fovea.example").draw()
        let found = try await EngineAnalysis().codes(in: data, .init(), limits: .default)
        #expect(found.map(\.text) == ["https://fovea.example"])
    }
}
