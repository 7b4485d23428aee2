import CommandLineKit
import Foundation
import FoveaCommandLine
import ImageCodingEngine
import PixelEngine
import Testing

@Suite("Pages on the command line")
struct PageOptionsTests {
    @Test(
        "Reads numbers and ranges, each page once, in the order they were named",
        arguments: [
            ("2", [1]), ("1-3", [0, 1, 2]), ("4-,1", [3, 4, 0]), ("3,1-4", [2, 0, 1, 3]), ("5-9", [4]),
            ("1-", [0, 1, 2, 3, 4]),
        ]
    )
    func pages(text: String, expected: [Int]) throws {
        #expect(try PageSelection(text)?.pages(of: 5, format: .tiff) == expected)
    }

    @Test(
        "Refuses what is no selection",
        arguments: ["", "0", "-3", "3-1", "1,", ",1", "1-2-3", "a", "+1", "1 - 2", "99999999999999999999", "1.5", "٣"]
    )
    func invalid(text: String) {
        #expect(PageSelection(text) == nil)
        #expect(throws: InvalidValue.self) { try PageOptions.pages.value(from: text) }
    }

    @Test("A range that begins behind the last page is refused with the number of pages")
    func missing() throws {
        let error = try #require(throws: ImageCodingError.self) {
            try PageSelection("1,6-9")?.pages(of: 5, format: .pdf)
        }
        #expect(error.code == .pageNotFound)
        #expect(error.message == "There is no page 6: the PDF document has 5 pages.")
    }

    @Test("The limit on pages is an option and a variable")
    func limit() throws {
        func limit(_ words: [String], _ environment: [String: String]) throws -> Int? {
            let command = Command("read", abstract: "Read pages.", groups: [PageOptions.group]) { _, _ in .success }
            guard case .run(_, let arguments) = try ArgumentParser(command).parse(words) else { return nil }
            let channel = OutputChannel { _ in }
            let context = CommandContext(output: channel, errors: channel, environment: environment) { _ in Data() }
            return LimitOptions.limits(arguments, context).maximumPageCount
        }
        #expect(try limit([], [:]) == 1000)
        #expect(try limit([], ["FOVEA_MAX_PAGES": "7"]) == 7)
        #expect(try limit(["--max-pages", "9"], ["FOVEA_MAX_PAGES": "7"]) == 9)
    }

    @Test("A file is opened page by page")
    func opened() throws {
        let input = PictureInput("scan.tif")
        let pages = try input.pages(of: PagedFile.tiff(4), limits: DecodingLimits())
        #expect(pages.map(\.index) == [0, 1, 2, 3])
        #expect(try pages.map { try $0.open().info.width } == [2, 3, 4, 5])
        #expect(pages[2].name == "scan.tif, page 3")
        let chosen = try input.pages(of: PagedFile.tiff(4), PageSelection("3-"), limits: DecodingLimits())
        #expect(try chosen.map { try $0.open().decode().width } == [4, 5])
        let picture = try ImageEncoder.encode(
            try Raster(width: 4, height: 4, format: .gray8, alpha: .opaque) { _, _ in },
            as: .png
        )
        let single = try PictureInput("one.png").pages(of: picture, limits: DecodingLimits())
        #expect(single.map(\.name) == ["one.png"])
    }

    @Test("A file of too many pages is refused before a page is read, unless pages are chosen")
    func tooMany() throws {
        var limits = DecodingLimits()
        limits.maximumPageCount = 3
        let input = PictureInput("scan.tif")
        let error = try #require(throws: ImageCodingError.self) {
            try input.pages(of: PagedFile.tiff(4), limits: limits)
        }
        #expect(error.code == .limitExceeded)
        #expect(error.message.hasPrefix("The TIFF picture has 4 pages; 3 pages of a file may be read. Raise the limit"))
        #expect(error.message.contains("--max-pages"))
        #expect(try input.pages(of: PagedFile.tiff(4), PageSelection("2-3"), limits: limits).count == 2)
    }
}
