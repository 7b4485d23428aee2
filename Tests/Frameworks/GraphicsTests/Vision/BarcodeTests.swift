import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import PictureSupport
import TestSupport
import Testing
import Vision

@Suite("Bar codes")
struct BarcodeTests {
    /// A code of each symbology that Apple names, and its payload.
    static let sheets: [(CodeSheet, BarcodeSymbology, String)] = [
        (CodeSheet(92, "Fovea Aztec 42"), .aztec, "Fovea Aztec 42"),
        (CodeSheet(8, "FOVEA-39"), .code39, "FOVEA-39"),
        (CodeSheet(8, "FOVEA", ["--vers=1"]), .code39Checksum, "FOVEA8"),
        (CodeSheet(9, "Fovea!39"), .code39FullASCII, "Fovea!39"),
        (CodeSheet(9, "Fovea!39", ["--vers=1"]), .code39FullASCIIChecksum, "Fovea!39J"),
        (CodeSheet(25, "FOVEA93"), .code93, "FOVEA93"),
        (CodeSheet(25, "FOVEA93"), .code93i, "FOVEA93"),
        (CodeSheet(20, "Fovea-128"), .code128, "Fovea-128"),
        (CodeSheet(71, "Fovea DM"), .dataMatrix, "Fovea DM"),
        (CodeSheet(13, "5512345"), .ean8, "55123457"),
        (CodeSheet(13, "590123412345"), .ean13, "5901234123457"),
        (CodeSheet(3, "12345678"), .i2of5, "12345678"),
        (CodeSheet(3, "1234567", ["--vers=1"]), .i2of5Checksum, "12345670"),
        (CodeSheet(89, "1234567890123"), .itf14, "12345678901231"),
        (CodeSheet(55, "Fovea PDF417"), .pdf417, "Fovea PDF417"),
        (CodeSheet(58, "https://fovea.example"), .qr, "https://fovea.example"),
        (CodeSheet(37, "0123456"), .upce, "01234565"),
        (CodeSheet(18, "A37859B"), .codabar, "A37859B"),
        (CodeSheet(29, "2401234567890"), .gs1DataBar, "0124012345678905"),
        (CodeSheet(31, "[01]98898765432106"), .gs1DataBarExpanded, "0198898765432106"),
        (CodeSheet(30, "1501234567890"), .gs1DataBarLimited, "0115012345678907"),
        (CodeSheet(84, "Fovea micro"), .microPDF417, "Fovea micro"),
        (CodeSheet(97, "FOVEA12"), .microQR, "FOVEA12"),
        (CodeSheet(47, "1234567"), .msiPlessey, "1234567"),
    ]

    @Test("Each symbology of Apple's is read where it is asked for", arguments: sheets)
    func symbologies(_ sheet: CodeSheet, _ symbology: BarcodeSymbology, _ payload: String) async throws {
        var request = DetectBarcodesRequest()
        request.symbologies = [symbology]
        let found = try await request.perform(on: sheet.draw())
        #expect(found.map(\.payloadString) == [payload])
        #expect(found.map(\.symbology) == [symbology])
        #expect(found.map(\.payloadData) == [Data(payload.utf8)])
        #expect(Set(Self.sheets.map(\.1)) == Set(request.supportedSymbologies))
    }

    @Test(
        "A check character that is asked for has to be right",
        arguments: [
            (CodeSheet(8, "FOVEA-39"), BarcodeSymbology.code39Checksum),
            (CodeSheet(9, "Fovea!39"), .code39FullASCIIChecksum), (CodeSheet(3, "12345678"), .i2of5Checksum),
            (CodeSheet(3, "12345678901232"), .itf14),
        ]
    )
    func wrongChecks(_ sheet: CodeSheet, _ symbology: BarcodeSymbology) async throws {
        var request = DetectBarcodesRequest()
        request.symbologies = [symbology]
        #expect(try await request.perform(on: sheet.draw()).isEmpty)
    }

    @Test("A code of several names has the plainest of those that were asked for")
    func names() async throws {
        let sheet = try CodeSheet(8, "FOVEA", ["--vers=1"]).draw()
        #expect(try await DetectBarcodesRequest().perform(on: sheet).map(\.symbology) == [.code39])
        var request = DetectBarcodesRequest()
        request.symbologies = [.code39FullASCIIChecksum, .code39Checksum]
        #expect(try await request.perform(on: sheet).map(\.symbology) == [.code39Checksum])
        request.symbologies = []
        #expect(try await request.perform(on: sheet).isEmpty)
    }

    @Test("Scripts of the older interface run as they are written")
    func script() throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let url = folder.file("code.png")
        try CodeSheet(58, "https://fovea.example").draw().write(to: url)
        var lines: [String] = []
        let request = VNDetectBarcodesRequest { request, error in
            guard error == nil, let results = request.results as? [VNBarcodeObservation] else { return }
            for code in results { lines.append("\(code.symbology.rawValue) \(code.payloadStringValue ?? "")") }
        }
        request.symbologies = [.qr, .ean13]
        try VNImageRequestHandler(url: url, options: [:]).perform([request])
        #expect(lines == ["VNBarcodeSymbologyQR https://fovea.example"])
        #expect(request.results?.first?.confidence == 1)
    }

    @Test("Every source of an image gives the same")
    func sources() async throws {
        let data = try CodeSheet(58, "source").draw()
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let request = VNDetectBarcodesRequest()
        for handler in [
            VNImageRequestHandler(data: data), VNImageRequestHandler(cgImage: image),
            VNImageRequestHandler(ciImage: CIImage(cgImage: image)),
        ] {
            try handler.perform([request])
            #expect(request.results?.map(\.payloadStringValue) == ["source"])
        }
        #expect(try await DetectBarcodesRequest().perform(on: image).map(\.payloadString) == ["source"])
    }

    /// A picture of two codes.
    private static func twoCodes() throws -> CGImage {
        let code = try #require(CIImage(data: CodeSheet(58, "one of two").draw()))
        let other = code.transformed(by: CGAffineTransform(translationX: code.extent.width, y: 0))
        let both = other.composited(over: code)
        return try #require(CIContext().createCGImage(both, from: both.extent))
    }

    @Test("Revisions have the symbologies that they came with, and the first reads one code")
    func revisions() throws {
        let request = VNDetectBarcodesRequest()
        #expect(request.revision == VNDetectBarcodesRequestRevision4)
        #expect(try request.supportedSymbologies().count == 24 && request.symbologies.count == 24)
        request.revision = VNDetectBarcodesRequestRevision2
        #expect(!request.symbologies.contains(.msiPlessey) && request.symbologies.contains(.microQR))
        let sheet = try CodeSheet(13, "978020137962+52495").draw()
        try VNImageRequestHandler(data: sheet).perform([request])
        #expect(request.results?.map(\.supplementalPayloadString) == [nil])
        request.revision = VNDetectBarcodesRequestRevision1
        #expect(request.symbologies.count == 17)
        let two = try Self.twoCodes()
        try VNImageRequestHandler(cgImage: two).perform([request])
        #expect(request.results?.count == 1)
        request.revision = VNDetectBarcodesRequestRevision4
        try VNImageRequestHandler(cgImage: two).perform([request])
        #expect(request.results?.count == 2)
        try VNImageRequestHandler(data: sheet).perform([request])
        let found = try #require(request.results?.first)
        #expect(found.payloadStringValue == "9780201379624" && found.supplementalPayloadString == "52495")
        #expect(found.supplementalCompositeType == .linked && found.supplementalPayloadData == Data("52495".utf8))
        request.revision = 9
        #expect(throws: (any Error).self) { try VNImageRequestHandler(data: sheet).perform([request]) }
        #expect(VNDetectBarcodesRequest.supportedRevisions == IndexSet(1...4))
    }

    @Test("Observations tell GS1 and inverted codes, and survive archives and the other interface")
    func observations() async throws {
        let gs1 = try await DetectBarcodesRequest().perform(on: CodeSheet(16, "[01]98898765432106").draw())
        #expect(gs1.map(\.isGS1DataCarrier) == [true])
        let inverted = try await DetectBarcodesRequest().perform(on: CodeSheet(58, "dark", ["--reverse"]).draw())
        let code = try #require(inverted.first)
        #expect(code.isColorInverted)
        #expect(try JSONDecoder().decode(BarcodeObservation.self, from: JSONEncoder().encode(code)) == code)
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(data: CodeSheet(58, "archived").draw()).perform([request])
        let older = try #require(request.results?.first)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: older, requiringSecureCoding: true)
        let again = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNBarcodeObservation.self, from: archive)
        )
        #expect(again.payloadStringValue == "archived" && again.topLeft == older.topLeft && again.uuid == older.uuid)
        #expect(BarcodeObservation(older).payloadString == "archived")
    }

    @Test("A QR code tells what it is made of, in a picture that is turned or mirrored, and in an archive")
    func descriptor() throws {
        let bytes: [UInt8] = [0xD2, 0x84, 0x43, 0xA1, 0x01, 0x26, 0x00, 0xFF]
        let escaped = bytes.map { String(format: "\\x%02X", $0) }.joined()
        let sheet = CodeSheet(58, escaped, ["--binary", "--esc", "--secure=3"])
        for orientation in [CGImagePropertyOrientation.up, .upMirrored, .right] {
            let request = VNDetectBarcodesRequest()
            try VNImageRequestHandler(data: sheet.draw(), orientation: orientation).perform([request])
            let code = try #require(request.results?.first)
            let archive = try NSKeyedArchiver.archivedData(withRootObject: code, requiringSecureCoding: true)
            let again = try #require(
                try NSKeyedUnarchiver.unarchivedObject(ofClass: VNBarcodeObservation.self, from: archive)
            )
            for code in [code, again] {
                let descriptor = try #require(code.barcodeDescriptor as? CIQRCodeDescriptor)
                #expect(descriptor.symbolVersion == 1 && descriptor.errorCorrectionLevel == .levelQ)
                // Programs read bytes so: four bits of the mode, eight of the length, and the data half a byte further on.
                let payload = [UInt8](descriptor.errorCorrectedPayload)
                let shifted: [UInt8] = zip(payload, payload.dropFirst()).map { $0 << 4 | $1 >> 4 }
                #expect(payload[0] >> 4 == 4 && shifted[0] == UInt8(bytes.count))
                #expect(Array(shifted[1...bytes.count]) == bytes)
            }
        }
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(data: CodeSheet(55, "PDF417").draw()).perform([request])
        #expect(request.results?.map(\.barcodeDescriptor) == [nil])
    }

    @Test(
        "Aztec and Data Matrix codes tell what they are made of, and are drawn again from it",
        arguments: [
            (CodeSheet(92, "fovea"), CGImagePropertyOrientation.upMirrored),
            (CodeSheet(92, String(repeating: "Aztec 19. ", count: 40)), .right), (CodeSheet(71, "Wien"), .upMirrored),
            (CodeSheet(71, String(repeating: "Data 2026 ", count: 70)), .down),
            (CodeSheet(71, "AB", ["--vers=25"]), .right), (CodeSheet(71, "Rectangle", ["--vers=28"]), .up),
        ]
    )
    func otherDescriptors(sheet: CodeSheet, orientation: CGImagePropertyOrientation) throws {
        func read(_ handler: VNImageRequestHandler) throws -> VNBarcodeObservation {
            let request = VNDetectBarcodesRequest()
            try handler.perform([request])
            return try #require(request.results?.first)
        }
        let code = try read(VNImageRequestHandler(data: sheet.draw(), orientation: orientation))
        let filter = CIFilter.barcodeGenerator()
        filter.barcodeDescriptor = try #require(code.barcodeDescriptor)
        let image = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 6, y: 6))
        let framed = image.composited(over: CIImage(color: .white).cropped(to: image.extent.insetBy(dx: -40, dy: -40)))
        let again = try read(VNImageRequestHandler(ciImage: framed))
        #expect(again.payloadData == code.payloadData && again.symbology == code.symbology)
    }

    @Test("Corners are in the region of interest, from its lower left")
    func region() async throws {
        let sheet = try CodeSheet(58, "place").draw()
        let whole = try #require(try await DetectBarcodesRequest().perform(on: sheet).first).boundingBox
        var request = DetectBarcodesRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 0.95, height: 1)
        let part = try #require(try await request.perform(on: sheet).first).boundingBox
        #expect(abs(part.width * 0.95 - whole.width) < 0.01 && abs(part.origin.y - whole.origin.y) < 0.01)
        request.regionOfInterest = NormalizedRect(x: 0.5, y: 0.5, width: 0.6, height: 0.5)
        await #expect(throws: VisionError.self) { try await request.perform(on: sheet) }
    }

    @Test("A result says what it is of")
    func result() async throws {
        let request = DetectBarcodesRequest()
        #expect("\(request)" == "DetectBarcodesRequest.revision4")
        let handler = ImageRequestHandler(try CodeSheet(58, "result").draw())
        for await result in handler.performAll([request]) {
            guard case .detectBarcodes(let asked, let codes) = result else {
                Issue.record("\(result)")
                continue
            }
            #expect(asked == request && codes.map(\.payloadString) == ["result"])
            #expect(codes.first?.originatingRequestDescriptor == .detectBarcodesRequest(.revision4))
        }
    }
}
