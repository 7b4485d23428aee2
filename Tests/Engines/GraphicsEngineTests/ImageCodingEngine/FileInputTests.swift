import Foundation
import PixelEngine
import TestSupport
import Testing

@testable import ImageCodingEngine

@Suite("Files and limits")
struct FileInputTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal(_ body: () throws -> Void) -> ImageCodingError? {
        do {
            try body()
            return nil
        } catch {
            return error as? ImageCodingError
        }
    }

    @Test("A file is read from its path")
    func reads() throws {
        #expect(try ImageDecoder(contentsOf: Fixtures.url("rgb8.png")).info.width == 37)
    }

    @Test("A name that lies doesn't matter")
    func lyingName() throws {
        let url = folder.file("picture.png")
        try Fixtures.data("rgb420.jpg").write(to: url)
        #expect(try ImageDecoder(contentsOf: url).info.format == .jpeg)
    }

    @Test("Missing, empty and special files have messages of their own")
    func special() throws {
        try Data().write(to: folder.file("empty"))
        mkfifo(folder.file("pipe").path, 0o600)
        let cases: [(String, ImageCodingError.Code)] = [
            ("missing.jpg", .fileNotFound), ("empty", .emptyFile), ("pipe", .notAFile), (".", .notAFile),
        ]
        for (name, code) in cases {
            let error = refusal { _ = try ImageDecoder(contentsOf: folder.file(name)) }
            #expect(error?.code == code)
            #expect(error?.message.contains(folder.url.lastPathComponent) == true)
        }
        #expect(refusal { _ = try ImageDecoder(data: Data()) }?.code == .emptyFile)
        #expect(
            refusal { _ = try ImageDecoder(contentsOf: URL(string: "https://example.org/a.png")!) }?.code == .notAFile
        )
    }

    @Test(
        "Each limit names its flag and its variable",
        arguments: [
            ("--max-pixels", "FOVEA_MAX_PIXELS", DecodingLimits(maximumPixelCount: 100)),
            ("--max-side", "FOVEA_MAX_SIDE", DecodingLimits(maximumSide: 30)),
            ("--max-file-bytes", "FOVEA_MAX_FILE_BYTES", DecodingLimits(maximumFileByteCount: 50)),
            ("--max-decoded-bytes", "FOVEA_MAX_DECODED_BYTES", DecodingLimits(maximumDecodedByteCount: 2000)),
        ]
    )
    func limits(flag: String, variable: String, limits: DecodingLimits) throws {
        for name in ["rgb8.png", "rgb420.jpg", "lossy.webp", "rgb8.tif", "plain.gif", "rgb24.bmp", "thumbnail.heic"] {
            let error = refusal { _ = try Fixtures.decoder(name, limits: limits).decode() }
            #expect(error?.code == .limitExceeded, "\(name): \(error?.message ?? "accepted")")
            #expect(error?.message.contains(flag) == true)
            #expect(error?.message.contains(variable) == true)
        }
    }

    @Test("A scaled JPEG counts the bytes of its scaled size")
    func scaledBytes() throws {
        let limits = DecodingLimits(maximumDecodedByteCount: 1000)
        #expect(try Fixtures.decoder("rgb420.jpg", limits: limits).decode(minimumSize: (5, 5)).width == 9)
    }

    @Test("Environment variables override the defaults, and nonsense doesn't")
    func environment() {
        let limits = DecodingLimits(environment: ["FOVEA_MAX_SIDE": "20000", "FOVEA_MAX_PIXELS": "many"])
        #expect(limits.maximumSide == 20000)
        #expect(limits.maximumPixelCount == 100_000_000)
    }

    @Test(
        "Formats are known by their first bytes, extensions and type identifiers",
        arguments: [
            ("rgb420.jpg", ImageFileFormat.jpeg), ("rgb8.png", .png), ("lossy.webp", .webp), ("thumbnail.heic", .heic),
            ("orientation-1.avif", .avif), ("rgb8-big.tif", .tiff), ("plain.gif", .gif), ("rgb24.bmp", .bmp),
        ]
    )
    func detection(name: String, format: ImageFileFormat) throws {
        #expect(ImageFileFormat.detect(try Fixtures.data(name)) == format)
        #expect(ImageFileFormat(fileExtension: String(name.split(separator: ".")[1]).uppercased()) == format)
        #expect(ImageFileFormat(typeIdentifier: format.typeIdentifier) == format)
    }
}
