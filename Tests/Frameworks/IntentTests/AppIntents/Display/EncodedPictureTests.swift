@testable import AppIntents
import ImageHeaderEngine
import Testing

@Suite("Looking at pictures without decoding them")
struct EncodedPictureTests {
    @Test("A PNG file that was cut anywhere is noticed")
    func cutPNG() throws {
        let data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        #expect(try EncodedPicture(data).pixelHeight == 3)
        for count in [8, 20, 33, data.count - 12, data.count - 1] {
            let error = #expect(throws: PictureProblem.self) { try EncodedPicture(data.prefix(count)) }
            #expect(error?.description.contains("PNG") == true || error?.description.contains("cut short") == true)
        }
    }

    @Test("Part of other data is read from its own beginning")
    func slices() throws {
        let data = try Data(contentsOf: Fixtures.folder("Pictures/cover.png"))
        #expect(try EncodedPicture((Data([1, 2, 3]) + data).dropFirst(3)).pixelWidth == 4)
    }

    @Test("The size of a JPEG file stands in its frame, and its end is looked for")
    func jpeg() throws {
        let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 0, 0x11, 0]
        let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 3]
        let picture = try EncodedPicture(Data(start + frame + scan + [0xFF, 0xD9, 0]))
        #expect(picture.format == .jpeg)
        #expect(picture.pixelWidth == 0x0304)
        #expect(picture.pixelHeight == 0x0102)
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start + frame + scan)) }
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start + scan + [0xFF, 0xD9])) }
        #expect(throws: PictureProblem.self) { try EncodedPicture(Data(start.prefix(5))) }
    }

    @Test("The size of a WebP file stands in its first chunk")
    func webP() throws {
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            Array(name.utf8) + [UInt8(body.count), 0, 0, 0] + body
        }
        func file(_ chunks: [UInt8]...) -> Data {
            let content = Array("WEBP".utf8) + chunks.flatMap { $0 }
            return Data(Array("RIFF".utf8) + [UInt8(content.count), 0, 0, 0] + content)
        }
        func picture(_ width: UInt8, _ height: UInt8) -> [UInt8] {
            chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, width, 0, height, 0])
        }
        let head = chunk("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0])
        let extended = try EncodedPicture(file(head, picture(10, 5)))
        #expect(extended.pixelWidth == 10)
        #expect(extended.pixelHeight == 5)
        let lossy = try EncodedPicture(file(picture(7, 8)))
        #expect(lossy.pixelWidth == 7)
        #expect(lossy.format == .webp)
        let lossless = try EncodedPicture(file(chunk("VP8L", [0x2F, 0x03, 0x40, 0, 0, 0, 0, 0, 0, 0])))
        #expect(lossless.pixelWidth == 4)
        #expect(lossless.pixelHeight == 2)
        let broken = [file(picture(7, 8)).dropLast(), file(head), file(chunk("ABCD", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0]))]
        for data in broken { #expect(throws: PictureProblem.self) { try EncodedPicture(data) } }
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
