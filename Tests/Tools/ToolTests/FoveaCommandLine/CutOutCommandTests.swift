import CommandLineKit
import DrawingEngine
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import MaskEngine
import PixelEngine
import Testing

@Suite("fovea cutout")
struct CutOutCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    /// Runs the command on a picture and returns what it wrote to its file.
    private func result(_ words: String..., picture: String = "picture") async throws -> String {
        let path = "\(bench.folder)/out.png"
        let code = await bench.run(["cutout", try bench.file("a.jpg", picture), "-o", path] + words)
        #expect(code == .success, "\(bench.errors)")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("Cuts out what stands out, people, or what is marked")
    func things() async throws {
        #expect(try await result() == "subjects transparent false png")
        #expect(try await result("--people", "--crop") == "people(at: []) transparent true png")
        #expect(try await result("-p", "--at", "50%,756").hasPrefix("people(at: [\(point(0.5, 0.25))])"))
        let marked = try await result("--at", "1008,0,50%,50%", "--box", "0,0,50%,100%")
        #expect(marked.hasPrefix("marked") && marked.contains("included: [\(point(0.25, 0)), \(point(0.5, 0.5))]"))
        #expect(marked.contains("maxX: 0.5, maxY: 1.0"))
    }

    private func point(_ x: Double, _ y: Double) -> String { "GeometryEngine.Point(x: \(x), y: \(y))" }

    @Test("Puts a color or a picture behind it, or writes the mask")
    func grounds() async throws {
        #expect(try await result("-b", "White").contains("color(DrawingEngine.DrawingColor(red: 1.0, green: 1.0"))
        let color = try await result("-b", "#00f8")
        #expect(color.contains("red: 0.0, green: 0.0, blue: 1.0, alpha: 0.53"))
        #expect(try await result("-b", "#FF8000").contains("red: 1.0, green: 0.50"))
        #expect(try await result("-b", try bench.file("beach.jpg", "sand")).contains("picture(4 bytes)"))
        #expect(try await result("--mask").hasPrefix("subjects mask"))
    }

    @Test("Refuses a background that is none", arguments: ["#12", "#ggg", "wite", "missing.jpg"])
    func background(_ word: String) async throws {
        #expect(await bench.run(["cutout", try bench.file("a.jpg"), "-b", word, "-o", "x.png"]) == .usage)
        #expect(bench.errors.contains("'--background' knows no color '\(word)'"))
        #expect(bench.errors.contains("Did you mean 'white'?") == (word == "wite"))
    }

    @Test("Writes to standard output for other commands, in the format of a file's ending")
    func output() async throws {
        #expect(await bench.run(["cutout", "-"], input: "picture") == .success)
        #expect(bench.output == "subjects transparent false png")
        bench.clear()
        #expect(await bench.run(["cutout", "-", "-o", "-", "-b", "red"], input: "picture") == .success)
        #expect(bench.output.hasSuffix("false png"))
        for (ending, format) in [("tiff", "tiff"), ("webp", "webp"), ("jpg", "jpeg")] {
            let path = "\(bench.folder)/out.\(ending)"
            #expect(await bench.run(["cutout", "-", "-b", "red", "-o", path], input: "picture") == .success)
            #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix(format))
        }
    }

    @Test(
        "Refuses what can't be",
        arguments: [
            (["-o", "x.jpg"], "a JPEG file can't be transparent; use .png, .webp or .tiff, or '--background'"),
            (["-o", "x.gif"], "no format is known for '.gif'"),
            (["-o", "x.png", "--mask", "-b", "red"], "'--mask' and '--background' exclude each other"),
            (["-o", "x.png", "--people", "--box", "0,0,9,9"], "choose a person with '--at'"),
            (["-o", "x.png", "-b", "-"], "name '-' once"),
        ]
    )
    func refusals(_ words: [String], _ reason: String) async {
        #expect(await bench.run(["cutout", "-"] + words, input: "picture") == .usage)
        #expect(bench.errors.contains(reason), "\(bench.errors)")
    }

    @Test("Never overwrites the picture itself, whatever its name")
    func overwriting() async throws {
        let path = try bench.file("a.png")
        let link = "\(bench.folder)/link.png"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        for name in [path, link, "\(bench.folder)/./a.png"] {
            #expect(await bench.run(["cutout", path, "-o", name]) == .usage)
        }
        #expect(bench.errors.contains("'--output' would overwrite the picture; name another file."))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "picture")
    }

    @Test("Says that there is nothing, and writes nothing")
    func nothing() async throws {
        let (path, output) = (try bench.file("a.jpg", "empty"), "\(bench.folder)/out.png")
        #expect(await bench.run(["cutout", path, "-o", output]) == .nothingFound)
        #expect(
            bench.errors == "fovea: a.jpg: Nothing stands out from the background. Mark the thing with '--at' or "
                + "'--box'.\n"
        )
        #expect(!FileManager.default.fileExists(atPath: output))
        #expect(await bench.run(["cutout", path, "-o", output, "--people"]) == .nothingFound)
        #expect(bench.errors.contains("There is no person."))
    }

    @Test("Refuses places outside the picture, and a folder that isn't there")
    func places() async throws {
        let path = try bench.file("a.jpg")
        for words in [["--at", "101%,0"], ["--at", "0,3025"], ["--box", "50%,0,60%,10%"]] {
            #expect(await bench.run(["cutout", path, "-o", "x.png"] + words) == .badData)
        }
        #expect(bench.errors.contains("The place is outside the picture, which is 4032 × 3024 pixels when upright."))
        #expect(await bench.run(["cutout", path, "-o", "\(bench.folder)/no/x.png"]) == .cannotCreate)
    }
}

@Suite("Cut-outs of real photos")
struct CutOutAnalysisTests {
    private func cut(_ photo: Photo, _ change: (inout CutOutRequest) -> Void = { _ in }) async throws -> Raster? {
        var request = CutOutRequest()
        change(&request)
        let page = PageRegion(try photo.data(), limits: .default)
        return try await EngineAnalysis().cutOut(of: page, request).map {
            try ImageDecoder(data: $0, limits: .default).decode(nativeDepth: true)
        }
    }

    /// The components of a pixel.
    private func pixel(_ raster: Raster, _ x: Int, _ y: Int) -> [UInt8] {
        raster.withUnsafeBytes { bytes in
            let start = y * raster.bytesPerRow + x * raster.format.bytesPerPixel
            return Array(bytes[start..<start + raster.format.bytesPerPixel])
        }
    }

    @Test("A person is cut out with her own pixels, on nothing")
    func person() async throws {
        let raster = try #require(try await cut(.astronaut) { $0.things = .people(at: []) })
        #expect(raster.width == 512 && raster.height == 512 && raster.format == .rgba8)
        // The face, the flag behind her at the left, and the shuttle at the right.
        let source = try ImageDecoder(data: Photo.astronaut.data(), limits: .default).decode()
        let face = pixel(raster, 225, 120)
        #expect(face[3] == 255)
        #expect(zip(face, pixel(source, 225, 120)).prefix(3).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(pixel(raster, 20, 40)[3] == 0 && pixel(raster, 480, 60)[3] == 0)
        #expect(pixel(raster, 20, 40)[..<3].allSatisfy { $0 == 0 }, "the background is gone, not only invisible")
    }

    @Test("A color shows where the person doesn't")
    func color() async throws {
        let raster = try #require(
            try await cut(.astronaut) {
                $0.things = .people(at: [.init(x: 0.44, y: 0.23)])
                $0.ground = .color(.init(red: 0, green: 1, blue: 0))
            }
        )
        #expect(pixel(raster, 20, 40)[..<3] == [0, 255, 0])
        #expect(try await cut(.astronaut) { $0.things = .people(at: [.init(x: 0.03, y: 0.05)]) } == nil)
    }

    @Test("A picture fills the ground, and the format is the chosen one")
    func picture() async throws {
        let coffee = try Photo.coffee.data()
        let raster = try #require(
            try await cut(.astronaut) {
                ($0.things, $0.ground, $0.format) = (.people(at: []), .picture(coffee), .tiff)
            }
        )
        let ground = try ImageDecoder(data: coffee, limits: .default).decode()
        // The ground is 600 × 400, scaled by 1.28 and cropped to its middle.
        let expected = pixel(ground, 100 + 20 * 400 / 512, 40 * 400 / 512)
        #expect(zip(pixel(raster, 20, 40), expected).prefix(3).allSatisfy { abs(Int($0) - Int($1)) < 24 })
    }

    @Test("The mask alone is gray, and a crop ends where the thing does")
    func mask() async throws {
        let whole = try #require(try await cut(.coffee) { $0.ground = nil })
        #expect(whole.format == .gray8 && whole.width == 600)
        let cropped = try #require(try await cut(.coffee) { ($0.ground, $0.isCropped) = (nil, true) })
        #expect(cropped.width < 600 && cropped.height <= 400)
        let marked = try #require(
            try await cut(.coffee) {
                $0.ground = nil
                var seeds = MaskSeeds()
                seeds.included = [.init(x: 0.5, y: 0.4)]
                $0.things = .marked(seeds)
            }
        )
        #expect(pixel(marked, 300, 160)[0] > 200)
    }

    @Test("There are no people on a photo of coffee")
    func nobody() async throws {
        #expect(try await cut(.coffee) { $0.things = .people(at: []) } == nil)
    }

    @Test("16 bits stay 16 bits")
    func depth() async throws {
        let eight = try ImageDecoder(data: Photo.astronaut.data(), limits: .default).decode()
        let deep = try eight.converted(to: .rgba16, alpha: .opaque)
        var request = CutOutRequest()
        request.things = .people(at: [])
        let page = PageRegion(try ImageEncoder.encode(deep, as: .png), limits: .default)
        let data = try #require(try await EngineAnalysis().cutOut(of: page, request))
        let decoder = try ImageDecoder(data: data, limits: .default)
        #expect(decoder.info.bitsPerComponent == 16 && decoder.info.hasAlpha)
    }
}
