import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Hostile files", .serialized)
struct HostileFileTests {
    @Test("There are enough of them")
    func coverage() {
        #expect(HostileFile.all.count > 250)
    }

    @Test("Each is refused with the right error", arguments: HostileFile.all)
    func refusal(_ file: HostileFile) {
        do throws(ImageCodingError) {
            let raster = try ImageDecoder(data: file.bytes, limits: DecodingLimits()).decode()
            Issue.record("It was accepted as \(raster.width) × \(raster.height) pixels.")
        } catch {
            #expect(file.codes.contains(error.code), "\(error.code): \(error.message)")
            #expect(error.message.count > 20)
        }
    }

    @Test("Each is refused within 100 ms and 64 MB", arguments: HostileFile.all)
    func cost(_ file: HostileFile) async throws {
        let best = try await Cost.least(of: file.bytes)
        #expect(best.isAllowed, "\(best.milliseconds) ms, \(best.megabytes) MB")
    }

    @Test("A harmless oddity doesn't cost the picture")
    func tolerance() throws {
        let file = try Fixtures.data("rgb420.jpg")
        let expected = try ImageDecoder(data: file).decode().checksum
        let header = try JPEGHeader(file)
        let extraneous = file.prefix(header.scanStart) ++ Data([0, 1, 2, 3]) ++ file.suffix(from: header.scanStart)
        let unfinished = file.dropLast(2)
        let trailing = file + Data.noise(500)
        let claim = Data("ICC_PROFILE\0".utf8) ++ Data([1, 255]) ++ Data(repeating: 255, count: 400)
        let profile = file.prefix(2) ++ HostileFile.jpegSegment(0xE2, claim) ++ file.dropFirst(2)
        var loop = Data("Exif\0\0MM\0*".utf8) ++ .be32(8) ++ .be16(1)
        loop.append(Data.be16(0x8769) ++ .be16(4) ++ .be32(1) ++ .be32(8) ++ .be32(8))
        let exif = file.prefix(2) ++ HostileFile.jpegSegment(0xE1, loop) ++ file.dropFirst(2)
        let noise = Data("ICC_PROFILE\0".utf8) ++ Data([1, 1]) ++ Data.noise(400)
        let broken = file.prefix(2) ++ HostileFile.jpegSegment(0xE2, noise) ++ file.dropFirst(2)
        for variant in [extraneous, Data(unfinished), trailing, profile, broken, exif] {
            #expect(try ImageDecoder(data: Data(variant)).decode().checksum == expected)
        }
    }
}
