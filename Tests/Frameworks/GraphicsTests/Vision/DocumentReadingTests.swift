import CoreImage
import DataDetection
import Foundation
import ImageCodingEngine
import PictureSupport
import PixelEngine
import Testing

@testable import Vision

@Suite("Reading documents")
struct DocumentReadingTests {
    private typealias Container = DocumentObservation.Container

    /// A letter with a title, two paragraphs and a list.
    private static func letter() throws -> Data {
        var page = DrawnDocument()
        page.add(["Ferry Timetable"], x: 80, y: 110, size: 44)
        page.add(
            [
                "The ferry to the islands leaves the north pier every",
                "morning before breakfast and comes back in the dark,",
                "and in the winter on weekends alone.",
            ],
            x: 80,
            y: 190
        )
        page.add(
            ["Questions go to harbor@example.com, which someone", "reads every day, or by telephone."],
            x: 80,
            y: 330
        )
        page.add(["1. Bring a warm coat.", "2. Buy your ticket at the pier.", "3. Be there early."], x: 110, y: 460)
        return try page.file()
    }

    private func document(_ data: Data) async throws -> Container {
        try #require(try await RecognizeDocumentsRequest().perform(on: data).first).document
    }

    @Test("A page has a title, paragraphs whose lines go on, and a list")
    func structure() async throws {
        let document = try await document(Self.letter())
        #expect(document.title?.transcript == "Ferry Timetable")
        let paragraphs = document.paragraphs.map(\.transcript)
        #expect(
            paragraphs.contains(
                "The ferry to the islands leaves the north pier every morning before breakfast and comes back in the dark, "
                    + "and in the winter on weekends alone."
            ),
            "\(paragraphs)"
        )
        #expect(document.tables.isEmpty && document.barcodes.isEmpty)
        let list = try #require(document.lists.first)
        #expect(document.lists.count == 1)
        #expect(list.items.map(\.markerString) == ["1.", "2.", "3."])
        #expect(list.items.map(\.markerType) == [.decimal, .decimal, .decimal])
        #expect(
            list.items.map(\.itemString) == ["Bring a warm coat.", "Buy your ticket at the pier.", "Be there early."]
        )
    }

    @Test("All text is that of the paragraphs, in the order of its lines")
    func invariants() async throws {
        let document = try await document(Self.letter())
        #expect(document.text.transcript == document.paragraphs.map(\.transcript).joined(separator: "\n"))
        #expect(document.text.lines.map(\.uuid) == document.paragraphs.flatMap { $0.lines.map(\.uuid) })
        let words = try #require(document.text.words)
        let spoken = document.text.transcript.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(words.map(\.transcript) == spoken)
        let tops = document.text.lines.map { $0.boundingBox.cgRect.maxY }
        #expect(tops == tops.sorted(by: >))
        #expect(document.text.lines.first?.isTitle == true && document.text.lines.last?.isTitle == false)
        let first = try #require(document.paragraphs.first { $0.lines.count == 3 })
        #expect(first.lines.map(\.shouldWrapToNextLine) == [true, true, false])
        // A line that is read by itself knows no structure.
        let lines = try await RecognizeTextRequest().perform(on: Self.letter())
        #expect(lines.allSatisfy { !$0.isTitle && $0.shouldWrapToNextLine == nil })
    }

    @Test("Data is found where its words are")
    func data() async throws {
        let text = try await document(Self.letter()).text
        let match = try #require(
            text.detectedData.first { match in
                if case .emailAddress(let mail) = match.match.details {
                    mail.emailAddress == "harbor@example.com"
                } else {
                    false
                }
            }
        )
        let range = try #require(match.match.range)
        #expect(text.transcript[range] == "harbor@example.com")
        let line = try #require(text.lines.first { $0.transcript.contains("harbor") })
        let (region, whole) = (match.boundingRegion.boundingBox.cgRect, line.boundingBox.cgRect)
        #expect(region.minX > whole.minX && region.maxX < whole.maxX && abs(region.midY - whole.midY) < 0.01)
        #expect(region.width < 0.7 * whole.width)
        #expect(text.boundingRegion(for: range)?.boundingBox.cgRect == region)
        #expect(text.boundingRegion(for: range.lowerBound..<range.lowerBound) == nil)
    }

    @Test("A ruled table has its cells, also one that is as wide as two")
    func table() async throws {
        var page = DrawnDocument()
        page.addTable(
            [["Route", "Summer", "Winter"], ["North", "7:45", "9:30"], ["South", "closed", nil]],
            x: 100,
            y: 200
        )
        let document = try await document(page.file())
        try #require(document.tables.count == 1)
        let table = document.tables[0]
        let texts = table.rows.map { $0.map(\.content.text.transcript) }
        #expect(texts == [["Route", "Summer", "Winter"], ["North", "7:45", "9:30"], ["South", "closed"]])
        #expect(table.columns.count == 3 && table.columns.map(\.count) == [3, 3, 3])
        #expect(table.cell(row: 1, col: 2)?.content.text.transcript == "9:30")
        let wide = try #require(table.cell(row: 2, col: 2))
        #expect(wide == table.cell(row: 2, col: 1) && wide.columnRange == 1...2 && wide.rowRange == 2...2)
        #expect(table.cell(row: 3, col: 0) == nil && table.cell(row: 0, col: -1) == nil)
        let box = table.boundingRegion.boundingBox.cgRect
        #expect(abs(box.minX - 100 / 900) < 0.01 && abs(box.maxX - 700 / 900) < 0.01, "\(box)")
        #expect(abs(box.maxY - (1 - 200 / 1100)) < 0.01 && abs(box.minY - (1 - 350 / 1100)) < 0.01)
    }

    @Test(
        "Lists have markers of their kind",
        arguments: [
            ("• ", "• ", "• ", Container.List.Marker.bullet), ("- ", "- ", "- ", .hyphen),
            ("a) ", "b) ", "c) ", .lowercaseLatin),
            ("A. ", "B. ", "C. ", .uppercaseLatin), ("7. ", "8. ", "9. ", .decimal),
            ("2.1 ", "2.2 ", "2.3 ", .compositeDecimal),
        ]
    )
    func markers(_ first: String, _ second: String, _ third: String, kind: DocumentObservation.Container.List.Marker)
        async throws
    {
        var page = DrawnDocument()
        page.add(["What to bring to the island:"], x: 80, y: 120)
        page.add([first + "Warm coats", second + "Fresh water", third + "Good books"], x: 100, y: 190)
        let document = try await document(page.file())
        let list = try #require(document.lists.first)
        #expect(document.lists.count == 1 && document.tables.isEmpty)
        #expect(list.items.map(\.markerType) == [kind, kind, kind])
        #expect(list.items.map(\.itemString) == ["Warm coats", "Fresh water", "Good books"])
    }

    @Test("A year at the beginning of a line begins no list")
    func year() async throws {
        var page = DrawnDocument()
        page.add(
            [
                "The old lamp on the pier went out for the last time in",
                "1957. Since then the harbor has been lit by a tower of",
                "steel, which ships can see from fifteen miles away.",
            ],
            x: 80,
            y: 150
        )
        let document = try await document(page.file())
        #expect(document.lists.isEmpty && document.paragraphs.count == 1)
    }

    @Test("Codes are there unless they are turned off")
    func codes() async throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("https://fovea.example".utf8)
        let code = try #require(filter.outputImage)
        let image = try #require(CIContext().createCGImage(code, from: code.extent))
        var page = DrawnDocument()
        page.add(["Scan me, please"], x: 80, y: 110)
        page.add(
            try image.raster.scaled(width: 27 * 9, height: 27 * 9),
            in: CGRect(x: 90, y: 200, width: 243, height: 243)
        )
        var request = RecognizeDocumentsRequest()
        let with = try #require(try await request.perform(on: page.file()).first).document
        #expect(with.barcodes.map(\.payloadString) == ["https://fovea.example"])
        #expect(with.text.transcript == "Scan me, please")
        request.barcodeDetectionOptions.enabled = false
        #expect(try await request.perform(on: page.file()).first?.document.barcodes.isEmpty == true)
    }

    @Test("Two columns of prose are no table, and are read one after the other")
    func columns() async throws {
        let left = ["Every harbor has a story that", "people tell when it rains, and", "this one is about a lamp that"]
        let right = ["went out in the night before", "the great storm came over the", "hills and took the old pier."]
        var page = DrawnDocument()
        page.add(left, x: 60, y: 150)
        page.add(right, x: 490, y: 150)
        let document = try await document(page.file())
        #expect(document.tables.isEmpty && document.lists.isEmpty)
        let text = document.text.transcript.replacingOccurrences(of: "\n", with: " ")
        #expect(text == (left + right).joined(separator: " "))
    }

    @Test("Comes back from an archive as it was")
    func archive() async throws {
        let observation = try #require(try await RecognizeDocumentsRequest().perform(on: Self.letter()).first)
        let data = try JSONEncoder().encode(observation.document)
        let read = try JSONDecoder().decode(DocumentObservation.Container.self, from: data)
        #expect(read.text.transcript == observation.document.text.transcript)
        #expect(read.lists == observation.document.lists)
        let (match, original) = (read.text.detectedData.first, observation.document.text.detectedData.first)
        #expect(match?.match.range == original?.match.range && match?.boundingRegion == original?.boundingRegion)
    }

    @Test("An archive with a place that can't be is refused")
    func damaged() throws {
        let json = #"{"details":{"link":{"_0":{"url":"https://fovea.example"}}},"start":-1,"length":3,"points":[]}"#
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DocumentObservation.Container.DataDetectorMatch.self, from: Data(json.utf8))
        }
    }

    @Test("A region counts alone, and measures in itself")
    func region() async throws {
        var request = RecognizeDocumentsRequest()
        request.regionOfInterest = NormalizedRect(x: 0, y: 0.62, width: 1, height: 0.38)
        let document = try #require(try await request.perform(on: Self.letter()).first).document
        #expect(document.lists.isEmpty && document.title?.transcript == "Ferry Timetable")
        let title = try #require(document.text.lines.first)
        #expect(title.boundingBox.cgRect.midY > 0.7)
    }

    @Test("Is empty where nothing can be read, and says what can't be asked")
    func nothing() async throws {
        #expect(try await RecognizeDocumentsRequest().perform(on: DrawnDocument().file()).isEmpty)
        var lottery = Lottery(state: 5)
        let noise = try Raster(width: 400, height: 300, format: .rgba8, alpha: .opaque) { bytes, _ throws(PixelError) in
            for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : UInt8(lottery.number(below: 256)) }
        }
        let found = try await RecognizeDocumentsRequest().perform(on: ImageEncoder.encode(noise, as: .png))
        #expect(found.allSatisfy { $0.document.text.lines.isEmpty })
        var request = RecognizeDocumentsRequest()
        request.textRecognitionOptions.maximumCandidateCount = 0
        await #expect { _ = try await request.perform(on: DrawnDocument().file()) } throws: { error in
            "\(error)".contains("maximumCandidateCount")
        }
    }
}
