import CoreImage.CIFilterBuiltins
import Testing
import Vision

@Suite("Codes") struct CodeGeneratorTests {
    /// The rows of an image, with dark points as `#`.
    private func rows(_ image: CIImage) throws -> [String] {
        let width = Int(image.extent.width)
        let levels = try reds(image)
        return stride(from: 0, to: levels.count, by: width).map { start in
            levels[start..<start + width].map { $0 == 0 ? "#" : $0 == 255 ? "." : "?" }.joined()
        }
    }

    // ZXing reads the codes of these tests.

    @Test("A QR code has a point for each module inside a light border, as apps write it") func qrCode() throws {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data("https://fovea.example".utf8)
        filter.correctionLevel = "M"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
        let rows = try rows(image)
        #expect(rows.first == String(repeating: ".", count: 27))
        #expect(
            rows.dropFirst().prefix(10) == [
                ".#######...#.#.#...#######.", ".#.....#.#...#.#.#.#.....#.", ".#.###.#.##.#..##..#.###.#.",
                ".#.###.#.####.#..#.#.###.#.", ".#.###.#..#.##.#.#.#.###.#.", ".#.....#...###.....#.....#.",
                ".#######.#.#.#.#.#.#######.", ".........#...#.............", ".#.....#.#.#####.###..###..",
                "..##..#.#..#.####...#####..",
            ]
        )
    }

    @Test(
        "What each generator draws is read by Vision",
        arguments: [
            "CIQRCodeGenerator", "CIAztecCodeGenerator", "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator",
        ]
    )
    func readBack(_ name: String) throws {
        let filter = try #require(CIFilter(name: name, parameters: ["inputMessage": Data("Read me back 42".utf8)]))
        let drawn = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(ciImage: drawn).perform([request])
        #expect(request.results?.map(\.payloadStringValue) == ["Read me back 42"])
    }

    @Test("A PDF417 code has the columns that were asked for, and a border of two points") func pdf417() throws {
        let filter = CIFilter.pdf417BarcodeGenerator()
        #expect(filter.outputImage == nil && filter.dataColumns == 0)
        filter.message = Data("Fovea".utf8)
        (filter.dataColumns, filter.correctionLevel) = (3, 4)
        let image = try #require(filter.outputImage)
        // Start, left, right and stop beside three columns of 17 modules.
        #expect(image.extent.width == 73 + 3 * 17 && image.extent.height.truncatingRemainder(dividingBy: 3) == 1)
        #expect(try rows(image).first == String(repeating: ".", count: 124))
        filter.compactStyle = 1
        #expect(try #require(filter.outputImage).extent.width == 39 + 3 * 17)
        (filter.dataColumns, filter.maxWidth) = (0, 100)
        #expect(try #require(filter.outputImage).extent.width <= 100)
    }

    @Test(
        "A message that no code holds draws nothing, and takes no time",
        arguments: [
            "CIQRCodeGenerator", "CIAztecCodeGenerator", "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator",
        ]
    )
    func tooLong(_ name: String) throws {
        let filter = try #require(CIFilter(name: name))
        filter.setValue(Data(repeating: 0x31, count: 20_000_000), forKey: "inputMessage")
        #expect(filter.outputImage == nil)
    }

    @Test("A QR code made larger keeps its edges, as a context draws it") func larger() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("fovea".utf8), forKey: "inputMessage")
        filter.setValue("H", forKey: "inputCorrectionLevel")
        let small = try #require(filter.outputImage)
        let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(picture.width == Int(small.extent.width) * 10)
        #expect(Set(try reds(large)) == [0, 255])
        let rows = try rows(small)
        #expect(
            try self.rows(large).enumerated().allSatisfy { y, row in
                row == rows[y / 10].map { String(repeating: $0, count: 10) }.joined()
            }
        )
    }

    @Test("A QR code grows with its message and what may be lost of it, until none holds it") func sizes() throws {
        func side(_ count: Int, _ level: String) throws -> Int? {
            let filter = CIFilter.qrCodeGenerator()
            filter.message = Data(repeating: 0x80, count: count)
            filter.correctionLevel = level
            return filter.outputImage.map { Int($0.extent.width) - 2 }
        }
        #expect(try side(17, "L") == 21)
        #expect(try side(18, "L") == 25)
        #expect(try side(17, "H") == 29)
        #expect(try side(271, "L") == 57)
        #expect(try side(2954, "L") == nil)
        #expect(try side(5, "X") == nil)
    }

    @Test("An Aztec code takes as many layers as it needs, or those it is told") func aztecCode() throws {
        let filter = CIFilter.aztecCodeGenerator()
        filter.message = Data("fovea".utf8)
        let image = try #require(filter.outputImage)
        #expect(
            try rows(image).prefix(4) == ["...#.##.###.#..", "##.#####..##.#.", "####....#...#..", "#.###########.."]
        )
        filter.layers = 4
        filter.compactStyle = 1
        #expect(filter.outputImage?.extent.width == 27)
        filter.compactStyle = 0
        #expect(filter.outputImage?.extent.width == 31)
        let copy = try #require(filter.copy() as? any CIFilter & CIAztecCodeGenerator)
        #expect(copy.correctionLevel == 23)
    }

    @Test("A bar code stands in its quiet space, and has no place for letters outside of ASCII") func barcode() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("fovea 2026".utf8)
        filter.quietSpace = 7
        filter.barcodeHeight = 20
        let image = try #require(filter.outputImage)
        #expect(image.extent.size == CGSize(width: 134 + 14, height: 34))
        let rows = try rows(image)
        #expect(rows[0] == String(repeating: ".", count: 148))
        #expect(rows[7] == rows[26])
        #expect(rows[7].hasPrefix(".......##.#..#....#.##....#..#...####.#.####.#"))
        filter.message = Data("ä".utf8)
        #expect(filter.outputImage == nil)
    }

    @Test("A code that was read is drawn again from what it is made of, and reads the same")
    func readAgain() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://fovea.example/again".utf8)
        let image = try #require(filter.outputImage)
        let context = CIContext()
        let large = image.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
        let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: context))
        let feature = try #require(detector.features(in: large).first as? CIQRCodeFeature)
        let generator = CIFilter.barcodeGenerator()
        #expect(generator.outputImage == nil)
        generator.barcodeDescriptor = try #require(feature.symbolDescriptor)
        #expect(try rows(#require(generator.outputImage)) == rows(image))
    }

    @Test("What no code is made of draws nothing")
    func noCode() throws {
        let codes: [CIBarcodeDescriptor?] = [
            CIQRCodeDescriptor(payload: Data([1]), symbolVersion: 1, maskPattern: 0, errorCorrectionLevel: .levelL),
            CIAztecCodeDescriptor(payload: Data([1, 2]), isCompact: true, layerCount: 1, dataCodewordCount: 64),
            CIDataMatrixCodeDescriptor(payload: Data([1]), rowCount: 9, columnCount: 9, eccVersion: .v200),
            CIDataMatrixCodeDescriptor(payload: Data([1, 2, 3]), rowCount: 10, columnCount: 10, eccVersion: .v140),
            CIPDF417CodeDescriptor(payload: Data([1]), isCompact: false, rowCount: 3, columnCount: 1),
        ]
        for code in codes {
            let filter = try #require(CIFilter(name: "CIBarcodeGenerator"))
            filter.setValue(code, forKey: "inputBarcodeDescriptor")
            #expect(filter.outputImage == nil)
        }
    }
}
