@testable import AppIntents
import Testing

@Suite("Looking at pictures without decoding them")
struct EncodedPictureTests {
    @Test("A PNG file that was cut anywhere is noticed")
    func cutPNG() throws {
        let data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        #expect(try EncodedPicture(data).pixelHeight == 3)
        for count in [8, 20, 33, data.count - 12, data.count - 1] {
            #expect(throws: PictureProblem.self, "\(count) bytes") { try EncodedPicture(data.prefix(count)) }
        }
    }

    @Test("Part of other data is read from its own beginning")
    func slices() throws {
        let data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        #expect(try EncodedPicture((Data([1, 2, 3]) + data).dropFirst(3)).pixelWidth == 4)
    }

    @Test("The size of a JPEG file stands in its frame, and its end is looked for")
    func jpeg() throws {
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 0, 0, 0]
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 3]
        let picture = try EncodedPicture(Data(start + frame + scan + [0xFF, 0xD9, 0]))
        #expect(picture.contentType == .jpeg)
        #expect(picture.pixelWidth == 0x0304)
        #expect(picture.pixelHeight == 0x0102)
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start + frame + scan)) }
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start + scan + [0xFF, 0xD9])) }
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start.prefix(5))) }
    }

    @Test("The size of a WebP file stands in its first chunk")
    func webP() throws {
        func file(_ chunk: String, _ body: [UInt8]) -> Data {
            let content = Array("WEBP\(chunk)".utf8) + [UInt8(body.count), 0, 0, 0] + body
            return Data(Array("RIFF".utf8) + [UInt8(content.count), 0, 0, 0] + content)
        }
        let extended = try EncodedPicture(file("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0]))
        #expect(extended.pixelWidth == 10)
        #expect(extended.pixelHeight == 5)
        let lossy = try EncodedPicture(file("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 7, 0, 8, 0]))
        #expect(lossy.pixelWidth == 7)
        #expect(lossy.contentType == .webP)
        let lossless = try EncodedPicture(file("VP8L", [0x2F, 0x03, 0x40, 0, 0, 0, 0, 0, 0, 0]))
        #expect(lossless.pixelWidth == 4)
        #expect(lossless.pixelHeight == 2)
        #expect(throws: PictureProblem.self) {
            try EncodedPicture(file("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0]).dropLast())
        }
        #expect(throws: PictureProblem.self) { try EncodedPicture(file("ABCD", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0])) }
    }

    @Test("More pixels than the limit, or none, are refused with the limit")
    func pixelLimit() throws {
        var data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        data[16] = 1
        let error = #expect(throws: PictureProblem.self) { try EncodedPicture(data) }
        #expect(error?.description.contains("the limit is 16384") == true)
        data.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(throws: PictureProblem.self) { try EncodedPicture(data) }
    }
}
