import Foundation
import PixelEngine
import Testing

@testable import ImageCodingEngine

@Suite("Pages of TIFF files")
struct PageTests {
    /// Returns a file of gray pages, each of one value.
    static func tiff(_ pages: [(width: Int, height: Int, value: UInt8)], orientation: Int = 1) -> Data {
        var file = Data([0x49, 0x49, 0x2A, 0, 0, 0, 0, 0])
        var link = 4
        for page in pages {
            let strip = file.count
            file.append(Data(repeating: page.value, count: page.width * page.height + page.width * page.height % 2))
            let fields = [
                (256, page.width), (257, page.height), (258, 8), (259, 1), (262, 1), (273, strip), (274, orientation),
                (277, 1), (278, page.height), (279, page.width * page.height),
            ]
            file = file.patched(link, .le32(file.count))
            file.append(.le16(fields.count))
            for (tag, value) in fields { file.append(.le16(tag) ++ .le16(4) ++ .le32(1) ++ .le32(value)) }
            link = file.count
            file.append(.le32(0))
        }
        return file
    }

    private func refusal(_ file: Data, page: Int, limits: DecodingLimits = DecodingLimits()) -> ImageCodingError? {
        do throws(ImageCodingError) {
            _ = try ImageDecoder(data: file, page: page, limits: limits).decode()
            return nil
        } catch {
            return error
        }
    }

    @Test("Each page has its own size and pixels")
    func pages() throws {
        let file = Self.tiff([(5, 4, 10), (7, 3, 20), (2, 9, 30)], orientation: 6)
        for (page, size) in [(5, 4, 10), (7, 3, 20), (2, 9, 30)].enumerated() {
            let decoder = try ImageDecoder(data: file, page: page)
            #expect(decoder.info.pageCount == 3 && decoder.info.page == page)
            #expect(decoder.info.width == size.0 && decoder.info.height == size.1)
            #expect(decoder.info.orientation == .right)
            let raster = try decoder.decode()
            #expect(raster.width == size.0 && raster.height == size.1)
            #expect(raster.withUnsafeBytes { $0[0] } == UInt8(size.2))
        }
    }

    @Test("A file written by another program has both of its pages")
    func written() throws {
        let first = try Fixtures.decoder("two-pages.tif")
        let second = try first.page(1)
        #expect(second.info.width == 37 && second.info.height == 23)
        #expect(try second.decode().checksum != first.decode().checksum)
        #expect(first.metadata.main[0x010E] != nil)
        #expect(second.metadata.main[0x010E] == nil)
    }

    @Test("A page that isn't there is refused with the number of pages", arguments: [-1, 2, 9])
    func missing(page: Int) throws {
        let error = try #require(refusal(Self.tiff([(5, 4, 10), (7, 3, 20)]), page: page))
        #expect(error.code == .pageNotFound)
        #expect(error.message == "There is no page \(page + 1): the TIFF picture has 2 pages.")
    }

    @Test("The frames of other formats are no pages", arguments: ["animated.gif", "animated.webp", "rgb8.png"])
    func frames(name: String) throws {
        let file = try Fixtures.data(name)
        #expect(try ImageDecoder(data: file).info.pageCount == 1)
        #expect(refusal(file, page: 1)?.code == .pageNotFound)
    }

    @Test("Pages beyond the limit are refused with the limit and its option")
    func limit() throws {
        var limits = DecodingLimits(environment: ["FOVEA_MAX_PAGES": "2"])
        let file = Self.tiff([(5, 4, 10), (7, 3, 20), (2, 9, 30)])
        #expect(refusal(file, page: 1, limits: limits) == nil)
        let error = try #require(refusal(file, page: 2, limits: limits))
        #expect(error.code == .limitExceeded)
        #expect(error.message.contains("--max-pages") && error.message.contains("FOVEA_MAX_PAGES"))
        limits.maximumPageCount = 3
        #expect(refusal(file, page: 2, limits: limits) == nil)
    }

    @Test("A later page is checked like the first")
    func hostile() throws {
        let file = Self.tiff([(5, 4, 10), (7, 3, 20)])
        // The second directory is at the end: its count of fields, then its fields, then a link.
        let directory = file.count - 4 - 10 * 12 - 2
        let large = file.patched(directory + 2 + 8, .le32(60_000))
        #expect(refusal(large, page: 0) == nil)
        #expect(refusal(large, page: 1)?.code == .limitExceeded)
        let outside = file.patched(directory + 2 + 5 * 12 + 8, .le32(0x7FFF_0000))
        #expect([.truncated, .corrupt].contains(refusal(outside, page: 1)?.code))
        let crowded = Data(file.prefix(directory)) ++ .le16(600) ++ Data(count: 600 * 12 + 4)
        #expect(refusal(crowded, page: 0) == nil)
        #expect(refusal(crowded, page: 1)?.code == .corrupt)
        // A chain that leads back ends.
        let loop = file.patched(file.count - 4, .le32(28))
        #expect(try ImageDecoder(data: loop).info.pageCount == 2)
    }
}
