import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Bounds of work")
struct WorkBoundTests {
    @Test("A profile that takes long is left out, and the picture stays")
    func profile() throws {
        let decoder = try Fixtures.decoder("hostile/icc-20000.png")
        let clock = ContinuousClock()
        var best = Duration.seconds(60)
        for _ in 0..<5 where best > .milliseconds(100) {
            var width = 0
            best = min(best, try clock.measure { width = try decoder.decode().width })
            #expect(width == 64)
        }
        #expect(best <= .milliseconds(100))
    }

    @Test("Profiles of pictures are bearable", arguments: Fixtures.expectations.colors.keys.sorted())
    func usual(name: String) throws {
        guard name.hasSuffix(".jpg") else { return }
        let profile = try #require(try JPEGHeader(Fixtures.data(name)).profile)
        #expect(ICCCost.isBearable(profile))
    }

    /// A profile of one tag.
    private static func profile(_ tag: Data, count: Int = 1, kind: String = "mntrRGB XYZ ") -> Data {
        var data = Data(count: 12) ++ Data(kind.utf8) ++ Data(count: 12) ++ Data("acsp".utf8) ++ Data(count: 88)
        data.append(.be32(count))
        for index in 0..<count {
            data.append(Data("D2B\(index % 10)".utf8) ++ .be32(132 + 12 * count) ++ .be32(tag.count))
        }
        return data ++ tag
    }

    private static func pipeline(_ element: Data, count: Int) -> Data {
        var tag = Data("mpet".utf8) ++ Data(count: 4) ++ .be16(3) ++ .be16(3) ++ .be32(count)
        for _ in 0..<count { tag.append(.be32(16 + 8 * count) ++ .be32(element.count)) }
        return tag ++ element
    }

    private static let matrix = Data("matf".utf8) ++ Data(count: 4) ++ .be16(3) ++ .be16(3) ++ Data(count: 48)

    private static func curves(segments: Int) -> Data {
        var curve =
            Data("curf".utf8) ++ Data(count: 4) ++ .be16(segments) ++ .be16(0) ++ Data(count: 4 * (segments - 1))
        for _ in 0..<segments { curve.append(Data("parf".utf8) ++ Data(count: 24)) }
        var set = Data("cvst".utf8) ++ Data(count: 4) ++ .be16(3) ++ .be16(3)
        for _ in 0..<3 { set.append(.be32(36) ++ .be32(curve.count)) }
        return set ++ curve
    }

    @Test("Pipelines are as long as work allows")
    func pipelines() {
        #expect(ICCCost.isBearable(Self.profile(Self.pipeline(Self.matrix, count: 5))))
        #expect(!ICCCost.isBearable(Self.profile(Self.pipeline(Self.matrix, count: 60))))
        #expect(!ICCCost.isBearable(Self.profile(Self.pipeline(Self.matrix, count: 20_000))))
        #expect(ICCCost.isBearable(Self.profile(Self.pipeline(Self.curves(segments: 4), count: 2))))
        #expect(!ICCCost.isBearable(Self.profile(Self.pipeline(Self.curves(segments: 900), count: 1))))
        let wide =
            Data("clut".utf8) ++ Data(count: 4) ++ .be16(12) ++ .be16(3) ++ Data(repeating: 2, count: 16)
            ++ Data(count: 49_152)
        #expect(!ICCCost.isBearable(Self.profile(Self.pipeline(wide, count: 1))))
    }

    @Test("Tags may share their bytes as a whole, and only so many")
    func tags() {
        #expect(ICCCost.isBearable(Self.profile(Self.pipeline(Self.matrix, count: 2), count: 10)))
        #expect(!ICCCost.isBearable(Self.profile(Self.pipeline(Self.matrix, count: 2), count: 101)))
        #expect(!ICCCost.isBearable(Self.profile(Self.matrix, kind: "linkRGB RGB ")))
    }

    @Test("Grids within the rules are decoded")
    func grid() throws {
        let raster = try ImageDecoder(data: HostileFile.goodGrid).decode()
        #expect(raster.width == 128)
        #expect(raster.height == 64)
        #expect(raster.pixel(0, 0) == raster.pixel(127, 63))
    }

    @Test("Counting the pictures of a TIFF file stops, and a loop ends")
    func frames() throws {
        let page = try Fixtures.data("gray8-white-is-zero.tif")
        #expect(try TIFFDirectories(page).positions.count == 1)
        #expect(try TIFFDirectories(Fixtures.data("two-pages.tif")).positions.count == 2)
        var file = Data([0x49, 0x49, 0x2A, 0]) ++ .le32(8)
        for index in 1...20_000 { file.append(.le16(0) ++ .le32(8 + 6 * index)) }
        #expect(try TIFFDirectories(file).positions.count == ImageInfo.maximumFrameCount)
        #expect(
            try TIFFDirectories(Data([0x49, 0x49, 0x2A, 0]) ++ .le32(8) ++ .le16(0) ++ .le32(8)).positions.count == 1
        )
    }

    @Test("Planes that no pixel shows are left alone")
    func planes() {
        var work = DecodingWork()
        work.add(pixels: .max, times: 2)
        work.add(pixels: 1)
        #expect(work.pixelCount == .max)
        let error = #expect(throws: ImageCodingError.self) { try DecodingLimits().check(work, .tiff, "all of it") }
        #expect(error?.code == .limitExceeded)
    }

    @Test("More pixels allow more work")
    func raised() throws {
        let file = try #require(HostileFile.all.first { $0.name == "AVIF of 10,000 tiles of one item" })
        let error = #expect(throws: ImageCodingError.self) { try ImageDecoder(data: file.bytes) }
        #expect(error?.message.contains("--max-pixels") == true)
        #expect(throws: Never.self) {
            try ImageDecoder(data: file.bytes, limits: .init(maximumPixelCount: 500_000_000))
        }
    }
}

@Suite("Limits without an end")
struct UnboundedLimitTests {
    @Test("The highest numbers overflow nowhere", arguments: [ImageFileFormat.png, .jpeg, .tiff, .webp, .bmp, .avif])
    func highest(_ format: ImageFileFormat) throws {
        var limits = DecodingLimits(
            maximumPixelCount: .max,
            maximumSide: .max,
            maximumFileByteCount: .max,
            maximumDecodedByteCount: .max
        )
        limits.maximumPixelCount = .max
        limits.maximumSide = .max
        let pixels = try Raster(width: 64, height: 48, format: .rgba8, alpha: .opaque) { _, _ in }
        let file = try ImageEncoder.encode(pixels, as: format)
        let decoded = try ImageDecoder(data: file, limits: limits).decode()
        #expect(decoded.width == 64 && decoded.height == 48)
        let error = #expect(throws: ImageCodingError.self) {
            try limits.check(width: .max, height: .max, format: format)
        }
        #expect(error?.code == .limitExceeded)
    }
}
