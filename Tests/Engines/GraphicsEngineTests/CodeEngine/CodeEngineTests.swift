@testable import CodeEngine
import Foundation
import GeometryEngine
import PictureEngine
import PictureSupport
import PixelEngine
import RectangleEngine
import Testing

@Suite("Reading codes")
struct CodeEngineTests {
    /// A code of each kind, and what it has to say.
    static let sheets: [(CodeSheet, CodeSymbology, String)] = [
        (CodeSheet(92, "Fovea Aztec 42"), .aztec, "Fovea Aztec 42"),
        (CodeSheet(18, "A37859B"), .codabar, "A37859B"),
        (CodeSheet(8, "FOVEA-39"), .code39, "FOVEA-39"),
        (CodeSheet(9, "Fovea!39"), .code39FullASCII, "Fovea!39"),
        (CodeSheet(25, "FOVEA93"), .code93, "FOVEA93"),
        (CodeSheet(20, "Fovea-128"), .code128, "Fovea-128"),
        (CodeSheet(29, "2401234567890"), .dataBar, "0124012345678905"),
        (CodeSheet(79, "2401234567890"), .dataBar, "0124012345678905"),
        (CodeSheet(31, "[01]98898765432106[3202]012345"), .dataBarExpanded, "01988987654321063202012345"),
        (CodeSheet(81, "[01]98898765432106[3202]012345"), .dataBarExpanded, "01988987654321063202012345"),
        (CodeSheet(30, "1501234567890"), .dataBarLimited, "0115012345678907"),
        (CodeSheet(71, "Fovea Data Matrix"), .dataMatrix, "Fovea Data Matrix"),
        (CodeSheet(13, "5512345"), .ean8, "55123457"),
        (CodeSheet(13, "590123412345"), .ean13, "5901234123457"),
        (CodeSheet(34, "03600029145"), .ean13, "0036000291452"),
        (CodeSheet(3, "12345678"), .itf, "12345678"),
        (CodeSheet(89, "1234567890123"), .itf14, "12345678901231"),
        (CodeSheet(129, "14352312"), .code32, "A143523126"),
        (CodeSheet(57, "Fovea MaxiCode"), .maxiCode, "Fovea MaxiCode"),
        (CodeSheet(84, "Fovea micro"), .microPDF417, "Fovea micro"),
        (CodeSheet(97, "FOVEA12"), .microQR, "FOVEA12"),
        (CodeSheet(47, "1234567"), .msiPlessey, "1234567"),
        (CodeSheet(47, "80523", ["--vers=1"]), .msiPlessey, "805234"),
        (CodeSheet(55, "Fovea PDF417"), .pdf417, "Fovea PDF417"),
        (CodeSheet(56, "Fovea compact"), .pdf417, "Fovea compact"),
        (CodeSheet(58, "https://fovea.example/qr"), .qr, "https://fovea.example/qr"),
        (CodeSheet(145, "Fovea"), .rmqr, "Fovea"),
        (CodeSheet(32, "Fovea"), .telepen, "Fovea"),
        (CodeSheet(37, "0123456"), .upce, "0012345000065"),
    ]

    @Test("Each kind of code is read, named and placed", arguments: sheets)
    func kinds(_ sheet: CodeSheet, _ symbology: CodeSymbology, _ text: String) throws {
        let picture = try sheet.picture()
        let found = try CodeEngine.shared.codes(in: picture)
        #expect(found.map(\.symbology) == [symbology])
        #expect(found.map(\.text) == [text])
        let bounds = try #require(found.first).corners.bounds
        #expect(bounds.minX > 0 && bounds.maxX < 1 && bounds.minY > 0 && bounds.maxY < 1)
    }

    @Test("A choice of kinds finds those and no others", arguments: sheets)
    func choice(_ sheet: CodeSheet, _ symbology: CodeSymbology, _ text: String) throws {
        let picture = try sheet.picture()
        var criteria = CodeCriteria()
        criteria.symbologies = [symbology]
        #expect(try CodeEngine.shared.codes(in: picture, criteria: criteria).map(\.text) == [text])
        // Without its expansion, or its check digit, a code is one of the plain kind.
        criteria.symbologies = Set(CodeSymbology.allCases)
            .subtracting([
                symbology,
                symbology == .itf14
                    ? .itf : symbology == .code39FullASCII || symbology == .code32 ? .code39 : symbology,
            ])
        #expect(try CodeEngine.shared.codes(in: picture, criteria: criteria).isEmpty)
    }

    /// A copy with a third of the contrast, blurred by reducing it, with noise.
    private func worn(_ pixels: Raster) throws -> Raster {
        var random = SplitMix(state: 4)
        let small = try pixels.scaled(width: pixels.width * 3 / 5, height: pixels.height * 3 / 5)
        let blurred = try small.scaled(width: pixels.width, height: pixels.height)
        return try Raster(width: pixels.width, height: pixels.height, format: .rgba8, alpha: .opaque) { bytes, _ in
            blurred.withUnsafeBytes { source in
                for index in bytes.indices {
                    bytes[index] =
                        index % 4 == 3 ? 255 : UInt8(90 + Double(source[index]) / 3 + random.between(-8, 8))
                }
            }
        }
    }

    // The library reads MaxiCode only where it stands upright.
    @Test(
        "Blurred, noisy, pale, turned and slanted copies say the same",
        arguments: sheets.filter { $0.1 != .maxiCode }
    )
    func degraded(_ sheet: CodeSheet, _ symbology: CodeSymbology, _ text: String) throws {
        let picture = try sheet.picture(scale: 3)
        let pixels = try picture.raster(for: picture.need(within: 4000))
        let copies = [
            try worn(pixels),
            // A view of the sheet whose corners are those of a turned, and a slanted rectangle.
            try RectangleEngine.upright(
                Quadrilateral(
                    topLeft: Point(x: 0.03, y: -0.04),
                    topRight: Point(x: 1.03, y: 0.04),
                    bottomRight: Point(x: 0.97, y: 1.04),
                    bottomLeft: Point(x: -0.03, y: 0.96)
                ),
                of: picture,
                maximumSide: 1200
            ),
        ]
        for copy in copies {
            #expect(try CodeEngine.shared.codes(in: Picture(copy)).map(\.text) == [text])
        }
    }

    @Test("Corners are the picture's own, however the code is turned", arguments: PictureOrientation.allCases)
    func turned(_ orientation: PictureOrientation) throws {
        let upright = try CodeSheet(58, "turned").picture()
        let pixels = try upright.raster(for: upright.need(within: 1000)).oriented(orientation)
        let found = try #require(try CodeEngine.shared.codes(in: Picture(pixels)).first)
        #expect(found.text == "turned")
        let (corners, bounds) = (found.corners, found.corners.bounds)
        #expect(corners.topLeft.distance(to: Point(x: bounds.minX, y: bounds.minY)) < 0.02)
        #expect(corners.bottomRight.distance(to: Point(x: bounds.maxX, y: bounds.maxY)) < 0.02)
        #expect(found.isMirrored == [.upMirrored, .downMirrored, .leftMirrored, .rightMirrored].contains(orientation))
    }

    @Test("A small code next to an EAN is kept apart from its number")
    func supplement() throws {
        let found = try CodeEngine.shared.codes(in: CodeSheet(13, "978020137962+52495").picture())
        #expect(found.map(\.text) == ["9780201379624"])
        #expect(found.map(\.supplement) == ["52495"])
    }

    @Test("A code in a piece of a larger picture is read", arguments: ["978020137962", "978020137962+52495"])
    func piece(_ content: String) throws {
        let sheet = try CodeSheet(13, content).picture()
        let code = try sheet.raster(for: sheet.need(within: 1000)).converted(to: .gray8, alpha: .opaque)
        let (width, height) = (5 * code.width, 4 * code.height)
        let table = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            code.withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let (column, row) = (x - 3 * code.width, y - 2 * code.height)
                        let isCode = (0..<code.width).contains(column) && (0..<code.height).contains(row)
                        bytes[y * bytesPerRow + x] = isCode ? source[row * code.bytesPerRow + column] : 255
                    }
                }
            }
        }
        #expect(try CodeEngine.shared.codes(in: Picture(table)).map(\.text) == ["9780201379624"])
        let piece = try #require(
            table.cropped(x: 2 * code.width, y: code.height, width: 3 * code.width, height: 3 * code.height)
        )
        #expect(try CodeEngine.shared.codes(in: Picture(piece)).map(\.text) == ["9780201379624"])
    }

    @Test("A number of eight digits keeps them and what they stand for")
    func shortNumber() throws {
        let found = try CodeEngine.shared.codes(in: CodeSheet(37, "0123456").picture())
        #expect(found.map(\.shortNumber) == ["01234565"])
    }

    @Test("Bytes come as they are, without a meaning as text")
    func bytes() throws {
        let content = (0...255).map { String(format: "\\x%02x", $0) }.joined()
        let found = try CodeEngine.shared.codes(in: CodeSheet(58, content, ["--binary", "--esc"]).picture())
        #expect(found.map(\.bytes) == [Array(0...255)])
        #expect(found.map(\.isText) == [false])
    }

    @Test("Application identifiers and check characters are told")
    func facts() throws {
        let gs1 = try CodeEngine.shared.codes(in: CodeSheet(16, "[01]98898765432106").picture())
        #expect(gs1.map(\.isGS1) == [true])
        let checked = try CodeEngine.shared.codes(in: CodeSheet(8, "FOVEA", ["--vers=1"]).picture())
        #expect(checked.map(\.hasCheckCharacter) == [true])
        let unchecked = try CodeEngine.shared.codes(in: CodeSheet(8, "FOVEA").picture())
        #expect(unchecked.map(\.hasCheckCharacter) == [false])
    }

    @Test("A part of one content tells its place")
    func sequence() throws {
        let sheet = CodeSheet(58, "part", ["--structapp=2,3,77"])
        let found = try CodeEngine.shared.codes(in: sheet.picture())
        #expect(found.map(\.sequence) == [FoundCode.Sequence(index: 1, count: 3, identifier: "77")])
    }

    @Test("Light on dark is read, and told")
    func inverted() throws {
        let picture = try CodeSheet(58, "inverted", ["--reverse"]).picture()
        #expect(try CodeEngine.shared.codes(in: picture).map(\.isInverted) == [true])
    }

    @Test("Fifty codes of one sheet are all found, from top to bottom")
    func sheetOfFifty() throws {
        let tile = 120
        let codes = try (0..<50).map { number in
            try CodeSheet(58, "code \(number)", ["--vers=2"]).picture(scale: 1.5)
                .raster(fit: .fit, width: tile, height: tile)
        }
        let sheet = try Raster(width: 10 * tile, height: 5 * tile, format: .rgba8, alpha: .opaque) { bytes, perRow in
            for index in bytes.indices { bytes[index] = 255 }
            for (index, pixels) in codes.enumerated() {
                let start = index / 10 * tile * perRow + index % 10 * tile * 4
                pixels.withUnsafeBytes { source in
                    for y in 0..<tile {
                        let row = UnsafeRawBufferPointer(
                            rebasing: source[y * pixels.bytesPerRow..<y * pixels.bytesPerRow + tile * 4]
                        )
                        UnsafeMutableRawBufferPointer(
                            rebasing: bytes[start + y * perRow..<start + y * perRow + tile * 4]
                        )
                        .copyMemory(from: row)
                    }
                }
            }
        }
        let found = try CodeEngine.shared.codes(in: Picture(sheet))
        #expect(Set(found.map(\.text)) == Set((0..<50).map { "code \($0)" }))
        #expect(found.count == 50)
        #expect(found.map(\.corners.topLeft.y) == found.map(\.corners.topLeft.y).sorted())
    }

    @Test(
        "A picture without a code gives nothing",
        arguments: [(1, 1), (1, 4000), (4000, 1), (300, 200), (2, 40_000), (120_000, 3)]
    )
    func nothing(_ width: Int, _ height: Int) throws {
        var random = SplitMix(state: UInt64(width * height))
        let noise = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, _ in
            for index in bytes.indices { bytes[index] = UInt8(random.between(0, 255)) }
        }
        #expect(try CodeEngine.shared.codes(in: Picture(noise)).isEmpty)
    }

    @Test("Black and white pixels hold no code, although some row has bars of every width", arguments: 0..<40)
    func dust(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let (width, height) = (Int(random.between(60, 480)), Int(random.between(60, 480)))
        let dust = try Raster(width: width, height: height, format: .gray8, alpha: .opaque) { bytes, perRow in
            for y in 0..<height {
                for x in 0..<width { bytes[y * perRow + x] = random.between(0, 1) < 0.5 ? 0 : 255 }
            }
        }
        #expect(try CodeEngine.shared.codes(in: Picture(dust)).isEmpty)
    }

    @Test("Damaged and cut codes, and patterns like codes, never end the program", arguments: 0..<60)
    func hostile(_ seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let sheet = try Self.sheets[seed % Self.sheets.count].0.picture()
        let pixels = try sheet.raster(for: sheet.need(within: 1000))
        let (left, top) = (
            Int(random.between(0, Double(pixels.width / 3))), Int(random.between(0, Double(pixels.height / 3)))
        )
        let (width, height) = (pixels.width - left, max(1, pixels.height - top))
        let module = Int(random.between(1, 6))
        let damaged = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, perRow in
            pixels.withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let isNoise = (x / module * 7919 + y / module * 104_729 + seed * 31) % 100 < seed
                        let level =
                            isNoise
                            ? UInt8(random.between(0, 255)) : source[(top + y) * pixels.bytesPerRow + (left + x) * 4]
                        for channel in 0..<3 { bytes[y * perRow + x * 4 + channel] = level }
                        bytes[y * perRow + x * 4 + 3] = 255
                    }
                }
            }
        }
        for code in try CodeEngine.shared.codes(in: Picture(damaged)) {
            #expect(code.corners.corners.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
        }
    }
}
