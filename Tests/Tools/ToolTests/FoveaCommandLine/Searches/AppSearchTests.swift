import CommandLineKit
import CoreVideo
import Foundation
import FoveaCommandLine
import FoveaSessions
import ImageCodingEngine
import PixelEngine
import ServiceSupport
import TestSupport
import Testing

@Suite("fovea search in apps")
struct AppSearchTests {
    private let apps = FakeApps.three()
    private let bench: Workbench
    private let picture: String

    init() throws {
        bench = try Workbench(apps: apps)
        picture = "\(bench.folder)/photo.png"
        try Self.file(200, 100).write(to: URL(filePath: picture))
    }

    /// A picture that grows lighter to the right.
    static func file(_ width: Int, _ height: Int) throws -> Data {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(index / 4 % width) }
        }
        return try ImageEncoder.encode(raster, as: .png)
    }

    @Test("Shows every app in the order of their names, whoever answers first")
    func text() async throws {
        #expect(await bench.run(["search", picture]) == .success)
        #expect(
            bench.output.replacing("\(bench.folder)/", with: "") == """
                photo.png
                  Broken
                    No answer.  Broken ended before it answered.
                  Landmarks
                    Nothing found.
                  Music
                    1   Blue Hour  Nina Vale · Album
                    2   Lost Tape  Nina Vale · Album
                    3   Locked  Nina Vale · Album (can't be opened)
                    There are more; '--limit' shows them.
                  'fovea open 1 N' opens a result; 'fovea more 1 --app music' goes on in Music.

                """
        )
        #expect(bench.errors.isEmpty)
    }

    @Test("Explains the order, the labels and the times")
    func explains() async throws {
        #expect(await bench.run(["search", picture, "--explain"]) == .success)
        #expect(bench.output.contains("labels: thing"))
        #expect(bench.output.contains("Music  By name; "))
        #expect(bench.output.contains(" ms in all"))
    }

    @Test("Tells a program everything, in the form of its schema", arguments: ["json", "jsonl"])
    func json(format: String) async throws {
        #expect(await bench.run(["search", picture, "-f", format, "--region", "0,0,50%,100%"]) == .success)
        let schema = try JSONSchema(named: format == "json" ? "search-sheets" : "search-answer")
        let documents = format == "json" ? [bench.output] : bench.output.split(separator: "\n").map(String.init)
        #expect(documents.count == (format == "json" ? 1 : 3))
        for document in documents { #expect(try schema.problems(in: Data(document.utf8)) == []) }
        #expect(bench.output.contains(#""state""#))
    }

    @Test("Writes references as paths")
    func paths() async throws {
        #expect(await bench.run(["search", picture, "-f", "paths", "-a", "Music"]) == .success)
        #expect(bench.output == "music/AlbumEntity/12\nmusic/AlbumEntity/gone\nmusic/AlbumEntity/7\n")
        #expect(apps.log.searches.map(\.app) == ["music"])
    }

    @Test("Takes an empty answer for an answer, and ends with a failure where none could answer")
    func codes() async throws {
        #expect(await bench.run(["search", picture, "--app", "landmarks", "-f", "json"]) == .success)
        #expect(bench.output.contains(#""state": "empty""#))
        #expect(bench.output.contains(#""results": []"#))
        #expect(bench.errors.isEmpty)
        bench.clear()
        #expect(await bench.run(["search", picture, "--app", "landmarks"]) == .success)
        #expect(bench.output.contains("Nothing found."))
        #expect(await bench.run(["search", picture, "--app", "broken"]) == .unavailable)
        #expect(await bench.run(["search", picture, "--app", "cinema"]) == .noInput)
        #expect(bench.errors.contains("There is no app 'cinema'. There are 'broken', 'landmarks', 'music'."))
        let lonely = try Workbench()
        #expect(await lonely.run(["search", picture]) == .unavailable)
    }

    @Test("Asks about the part that was highlighted")
    func highlights() async throws {
        #expect(await bench.run(["search", picture, "-a", "music", "-r", "50%,0,50%,100%"]) == .success)
        #expect(await bench.run(["search", picture, "-a", "music", "--lasso", "0,0,40,0,40,60"]) == .success)
        let sizes = apps.log.searches.map { $0.content.pixelBuffer?.size }
        #expect(sizes == [CVImageSize(width: 100, height: 100), CVImageSize(width: 40, height: 60)])
        #expect(await bench.run(["search", picture, "-r", "150,0,100,10"]) == .badData)
        #expect(bench.errors.contains("The region reaches outside the picture, which is 200 × 100 pixels"))
        #expect(await bench.run(["search", picture, "--lasso", "1,1,2,2"]) == .usage)
        #expect(await bench.run(["search", picture, "--lasso", "0,0,9,9,9,0", "-r", "0,0,9,9"]) == .usage)
    }

    @Test("Asks about the thing at a place")
    func thing() async throws {
        #expect(await bench.run(["search", picture, "-a", "music", "--at", "50,50%"]) == .success)
        #expect(apps.log.searches.map { $0.content.pixelBuffer?.size } == [CVImageSize(width: 100, height: 100)])
        #expect(await bench.run(["search", picture, "--at", "150.1,50%"]) == .badData)
        #expect(bench.errors.contains("No thing at 150,50 of 200 × 100 pixels stands out in the picture."))
        #expect(await bench.run(["search", picture, "--at", "201,5"]) == .badData)
        #expect(bench.errors.contains("The place is outside the picture, which is 200 × 100 pixels when upright."))
        #expect(await bench.run(["search", picture, "--at", "1,1", "-r", "0,0,9,9"]) == .usage)
        #expect(bench.errors.contains("'--region' and '--at' exclude each other"))
        #expect(apps.log.searches.count == 1)
    }

    @Test("Reads standard input, several pictures, and reports the one that can't be read")
    func inputs() async throws {
        let words = ["search", "-", picture, try bench.file("broken.png", "broken"), "-f", "jsonl", "-a", "music"]
        #expect(await bench.run(words, input: try Self.file(8, 8)) == .badData)
        #expect(bench.output.split(separator: "\n").count == 2)
        #expect(bench.errors.hasPrefix("fovea: broken.png: "))
        #expect(await bench.run(["search", "-", "-"]) == .usage)
        #expect(await bench.run(["search"]) == .usage)
    }

    @Test("Names the option for catalogues where it is missing")
    func catalogs() async throws {
        for words in [["--where", "a = 1"], ["--text", "x"], ["--draw", "o.png"]] {
            #expect(await bench.run(["search", picture] + words) == .usage, "\(words)")
            #expect(bench.errors.contains("'--catalog FILE' is missing"))
            bench.clear()
        }
    }

    @Test("Hands the programs that are named to whoever finds apps")
    func providers() async throws {
        #expect(await bench.run(["search", picture, "--provider", "a", "--provider", "b", "-n", "3"]) == .success)
        #expect(bench.requests.first?.providers == ["a", "b"])
        #expect(apps.log.searches.allSatisfy { $0.limit == 3 })
    }

    @Test("Draws no pictures where no terminal shows them")
    func noPictures() async throws {
        #expect(await bench.run(["search", picture]) == .success)
        #expect(!bench.output.contains("\u{1B}"))
    }
}
