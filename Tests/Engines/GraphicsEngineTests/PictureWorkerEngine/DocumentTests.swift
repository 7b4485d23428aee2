import Foundation
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PictureWorkerEngine
import PixelEngine
import Testing

@Suite("Pages of PDF documents")
struct DocumentTests {
    /// A black square of 50 points in the lower left corner.
    private static let square = "0 0 50 50 re f"

    private func decoder(_ file: Data, page: Int = 0, _ change: (inout DecodingLimits) -> Void = { _ in }) throws
        -> ImageDecoder
    {
        var limits = Workers.limits(Workers.honest)
        change(&limits)
        return try ImageDecoder(data: file, page: page, limits: limits)
    }

    private func refusal(_ file: Data, page: Int = 0, _ change: (inout DecodingLimits) -> Void = { _ in })
        -> ImageCodingError?
    {
        let error = #expect(throws: ImageCodingError.self) { try decoder(file, page: page, change).decode() }
        return error
    }

    /// Returns whether the pixel at a part of the width and height is dark.
    private func isDark(_ raster: Raster, _ x: Double, _ y: Double) -> Bool {
        let color = raster.color(x: Int(x * Double(raster.width)), y: Int(y * Double(raster.height)))
        return color.allSatisfy { $0 < 64 }
    }

    private func darkCount(_ raster: Raster) -> Int {
        (0..<raster.height).reduce(0) { count, y in
            count + (0..<raster.width).count { raster.color(x: $0, y: y)[1] < 128 }
        }
    }

    @Test("Each page is drawn with 200 pixels an inch, upright, in black on white")
    func pages() throws {
        let drawing = PDFDrawing([
            .init(content: Self.square), .init(width: 595.276, height: 841.89, content: Self.square),
            .init(content: Self.square, entries: "/Rotate 90"),
        ])
        let sizes = [(556, 278), (1654, 2339), (278, 556)]
        for (page, size) in sizes.enumerated() {
            let decoder = try decoder(drawing.file, page: page)
            let info = decoder.info
            #expect(info.format == .pdf && info.pageCount == 3 && info.page == page)
            #expect(info.width == size.0 && info.height == size.1)
            #expect(try #require(info.resolution).horizontal.rounded() == 200)
            let raster = try decoder.decode()
            #expect(raster.width == size.0 && raster.height == size.1)
            #expect(raster.format == .rgba8 && raster.alpha == .opaque && raster.memory.isSealed)
            // A page that is turned to the right has its lower left corner at the upper left.
            #expect(isDark(raster, 0.05, page == 2 ? 0.05 : 0.97))
            #expect(!isDark(raster, 0.05, page == 2 ? 0.97 : 0.05))
            #expect(raster.color(x: size.0 - 1, y: 0) == [255, 255, 255])
        }
    }

    @Test(
        "A page is drawn as small or as large as it is needed",
        arguments: [(100, 50, 100, 50), (30, 40, 80, 40), (2000, 1000, 2000, 1000), (1, 1, 2, 1)]
    )
    func sizes(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int) throws {
        let file = PDFDrawing([.init(content: Self.square)]).file
        let raster = try decoder(file).decode(minimumSize: (width, height))
        #expect(raster.width == expectedWidth && raster.height == expectedHeight)
        #expect(raster.width < 10 || isDark(raster, 0.05, 0.9))
    }

    @Test(
        "A page of any size stays within the limits",
        arguments: [(1e9, 1e9), (1e9, 0.001), (14_400, 200), (0.1, 0.1)]
    )
    func extremes(width: Double, height: Double) throws {
        let file = PDFDrawing([.init(width: width, height: height)]).file
        let raster = try decoder(file).decode()
        #expect(max(raster.width, raster.height) <= 16_384 && raster.width * raster.height <= 16_000_000)
        let small = try decoder(file) {
            $0.maximumPixelCount = 1000
            $0.maximumSide = 100
        }
        let least = try small.decode(minimumSize: (3000, 3000))
        #expect(max(least.width, least.height) <= 100 && least.width * least.height <= 1000)
    }

    @Test("Texts are drawn with the library's own letters, fields of forms and annotations with their looks")
    func contents() throws {
        let text = "BT /F 24 Tf 20 40 Td (Pages of text) Tj ET"
        #expect(try darkCount(decoder(PDFDrawing([.init(content: text)]).file).decode()) > 2000)
        let empty = try decoder(PDFDrawing([.init()]).file).decode()
        #expect(darkCount(empty) == 0)
        let field =
            "<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(Filled in)/Rect[10 10 190 90]/DA(/F 20 Tf 0 g)/F 4/P 10 0 R>>"
        let form = "/AcroForm<</Fields[6 0 R]/DR<</Font<</F 3 0 R>>>>/DA(/F 20 Tf 0 g)/NeedAppearances true>>"
        var filled = PDFDrawing([.init(entries: "/Annots[6 0 R]")], catalog: form)
        filled[6] = field
        #expect(try darkCount(decoder(filled.file).decode()) > 500)
        var noted = PDFDrawing([.init(entries: "/Annots[6 0 R]")])
        noted[6] = "<</Type/Annot/Subtype/Square/Rect[10 10 190 90]/C[1 0 0]/IC[0 0 0]/F 4>>"
        #expect(try isDark(decoder(noted.file).decode(), 0.5, 0.5))
    }

    @Test("A part of a page comes in its size")
    func parts() throws {
        let file = PDFDrawing([.init(), .init(content: Self.square)]).file
        let picture = Picture(try decoder(file, page: 1), isPassedOn: true)
        let region = PictureRegion(x: 0, y: 0.5, width: 0.25, height: 0.5)
        let part = try picture.part(for: PictureNeed(region: region, fit: .fill, width: 60, height: 40), as: .bgra8)
        let pixels = try part.sealed(as: .bgra8)
        #expect(pixels.width == 60 && pixels.height == 40)
        #expect(isDark(pixels, 0.5, 0.5))
    }

    @Test("A page that isn't there, or is beyond the limit, is refused")
    func missing() throws {
        let file = PDFDrawing([.init(), .init()]).file
        let error = try #require(refusal(file, page: 2))
        #expect(error.code == .pageNotFound)
        #expect(error.message == "There is no page 3: the PDF document has 2 pages.")
        let limit = try #require(refusal(file, page: 1) { $0.maximumPageCount = 1 })
        #expect(limit.code == .limitExceeded && limit.message.contains("--max-pages"))
    }

    @Test("An encrypted document is refused with the reason")
    func encrypted() throws {
        let words = String(repeating: "41", count: 32)
        var drawing = PDFDrawing([.init()])
        drawing.trailer = "/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<\(words)>/U<\(words)>>>"
        let locked = try #require(refusal(drawing.file))
        #expect(locked.code == .unsupportedFeature && locked.message.contains("password"))
        drawing.trailer = "/ID[<00><00>]/Encrypt<</Filter/Unknown/V 1/R 2/P -4/O<\(words)>/U<\(words)>>>"
        let unknown = try #require(refusal(drawing.file))
        #expect(unknown.code == .unsupportedFeature && unknown.message.contains("encrypted in an unknown way"))
    }

    @Test("This process, which hasn't loaded the library, refuses documents")
    func inProcess() throws {
        let error = try #require(throws: ImageCodingError.self) {
            try ImageDecoder(data: PDFDrawing([.init()]).file, limits: DecodingLimits())
        }
        #expect(error.code == .unsupportedFormat && error.message.contains("process of its own"))
    }

    @Test("The library is in the documents' server alone, which is in a sandbox and has one thread")
    func servers() throws {
        let workers = PictureWorkers(WorkerProgram(path: Workers.program("picture-worker")))
        let picture = try ImageEncoder.encode(try Raster.quartered(width: 9, height: 9), as: .png)
        _ = try ImageDecoder(data: picture, limits: Workers.limits(workers)).decode()
        #expect(workers.serverProcess(.documents) == nil)
        _ = try ImageDecoder(data: PDFDrawing([.init()]).file, limits: Workers.limits(workers)).decode()
        let kinds = [WorkerKind.pictures, .documents]
        let processes = try kinds.map { try #require(workers.serverProcess($0)) }
        let maps = try processes.map { try String(contentsOfFile: "/proc/\($0)/maps", encoding: .utf8) }
        #expect(maps.map { $0.contains("libpdfium") } == [false, true])
        for process in processes {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            #expect(status.contains("Seccomp:\t2\n") && status.contains("Threads:\t1\n"))
        }
    }

    @Test("A library that can't be loaded is named")
    func damaged() throws {
        let program = WorkerProgram(
            path: Workers.program("picture-worker"),
            arguments: ["--page-library", "/etc/hostname"]
        )
        let error = try #require(throws: ImageCodingError.self) { try PictureWorkers(program).warm() }
        #expect(error.code == .decoderUnavailable && error.message.contains("/etc/hostname, can't be loaded"))
    }
}
