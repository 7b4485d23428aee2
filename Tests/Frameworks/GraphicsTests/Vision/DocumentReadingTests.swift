import CoreGraphics
import DataDetection
import Foundation
import PixelEngine
import Testing

@testable import Vision

@Suite("Reading documents")
struct DocumentReadingTests {
    private func container(
        _ data: Data,
        _ change: (inout RecognizeDocumentsRequest) -> Void = { _ in }
    ) async throws -> DocumentObservation.Container {
        var request = RecognizeDocumentsRequest()
        change(&request)
        return try #require(try await request.perform(on: data).first).document
    }

    @Test("A letter has a title, paragraphs, a list, a table and a code")
    func letter() async throws {
        let found = try await RecognizeDocumentsRequest().perform(on: DrawnDocument.letter())
        let observation = try #require(found.first)
        #expect(found.count == 1 && observation.confidence > 0.7)
        #expect(observation.originatingRequestDescriptor == .recognizeDocumentsRequest(.revision1))
        #expect(observation.description == "Document \"River Meeting\" of 14 paragraphs, 1 lists, 1 tables, 1 codes")
        let document = observation.document
        #expect(document.title?.transcript == "River Meeting")
        #expect(document.paragraphs.map(\.transcript).contains(DrawnDocument.paragraph.joined(separator: " ")))
        let list = try #require(document.lists.first)
        #expect(list.items.map(\.itemString) == DrawnDocument.items)
        #expect(list.items.map(\.markerString) == ["1.", "2.", "3."])
        #expect(list.items.allSatisfy { $0.markerType == .decimal })
        #expect(list.items.first?.content.text.transcript == "1. Bring the long rope")
        let table = try #require(document.tables.first)
        #expect(table.rows.map { $0.map(\.content.text.transcript) } == DrawnDocument.rows)
        #expect(table.columns.map(\.count) == [3, 3, 3])
        #expect(table.cell(row: 2, col: 1)?.content.text.transcript == "40")
        #expect(table.cell(row: 3, col: 0) == nil && table.cell(row: -1, col: 0) == nil)
        #expect(table.cell(row: 0, col: 9) == nil)
        #expect(document.barcodes.map(\.payloadString) == ["https://example.com/river"])
        #expect(document.barcodes.first?.originatingRequestDescriptor == .recognizeDocumentsRequest(.revision1))
    }

    @Test("A merged cell is in all its columns")
    func merged() async throws {
        let table = try #require(try await container(DrawnDocument.letter(mergingHead: true)).tables.first)
        let head = try #require(table.cell(row: 0, col: 2))
        #expect(head.content.text.transcript == "Pieces" && head.columnRange == 1...2 && head.rowRange == 0...0)
        #expect(table.rows.map(\.count) == [2, 3, 3])
        #expect(table.columns.allSatisfy { $0.count == 3 } && table.columns[1][0] == table.columns[2][0])
    }

    @Test("A text is its lines, and a container's its paragraphs")
    func invariants() async throws {
        let document = try await container(DrawnDocument.letter())
        let text = document.text
        #expect(text.transcript == document.paragraphs.map(\.transcript).joined(separator: "\n"))
        #expect(text.lines == document.paragraphs.flatMap(\.lines))
        #expect(
            text.words?.map(\.transcript) == text.lines.flatMap { $0.transcript.split(separator: " ").map(String.init) }
        )
        for paragraph in document.paragraphs {
            var joined = ""
            for (index, line) in paragraph.lines.enumerated() {
                joined += line.transcript
                let isLast = index == paragraph.lines.count - 1
                #expect(line.shouldWrapToNextLine != nil)
                if !isLast { joined += line.shouldWrapToNextLine == true ? " " : "\n" }
            }
            #expect(paragraph.transcript == joined)
        }
        #expect(text.lines.filter(\.isTitle).map(\.transcript) == ["River Meeting"])
        let line = try #require(try await RecognizeTextRequest().perform(on: DrawnDocument.letter()).first)
        #expect(line.shouldWrapToNextLine == nil && !line.isTitle)
    }

    @Test("Regions are where the text is")
    func regions() async throws {
        let document = try await container(DrawnDocument.letter())
        let title = try #require(document.title)
        let box = title.boundingRegion.boundingBox
        #expect(abs(box.origin.x - 60 / 900) < 0.02 && box.origin.y > 0.88 && box.height < 0.09)
        let table = try #require(document.tables.first).boundingRegion.boundingBox
        #expect(abs(table.origin.x - 60 / 900) < 0.01 && abs(table.width - 600 / 900) < 0.01)
        #expect(abs(table.origin.y - (1 - 612 / 1000)) < 0.01)
        let paragraph = try #require(document.paragraphs.first { $0.lines.count > 1 })
        let range = try #require(paragraph.transcript.range(of: "the meeting"))
        let region = try #require(paragraph.boundingRegion(for: range)).boundingBox
        // From the end of a line to the beginning of the next.
        #expect(region.width > 0.5 && region.height > 0.03 && region.height < 0.09)
        #expect(paragraph.boundingRegion(for: range.lowerBound..<range.lowerBound) == nil)
        let other = String(repeating: "x", count: 500)
        #expect(paragraph.boundingRegion(for: other.startIndex..<other.endIndex) == nil)
        let whole = document.boundingRegion.boundingBox
        #expect(whole.width > 0.6 && whole.height > 0.7)
    }

    @Test("Data in the text is found, with its place and its region")
    func data() async throws {
        let text = try await container(DrawnDocument.letter()).text
        let mail = try #require(
            text.detectedData.first { if case .emailAddress = $0.match.details { true } else { false } }
        )
        let range = try #require(mail.match.range)
        #expect(text.transcript[range] == "jane@example.com")
        guard case .emailAddress(let address) = mail.match.details else { return }
        #expect(address.emailAddress == "jane@example.com")
        let box = mail.boundingRegion.boundingBox
        #expect(abs(box.origin.y - (1 - 210 / 1000)) < 0.02 && box.origin.x > 0.3 && box.width < 0.4)
    }

    @Test("Observations are the same after they were stored, and damaged ones are refused")
    func storing() async throws {
        let found = try await RecognizeDocumentsRequest().perform(on: DrawnDocument.letter())
        let stored = try JSONEncoder().encode(found)
        let read = try JSONDecoder().decode([DocumentObservation].self, from: stored)
        #expect(read == found && Set(read) == Set(found))
        #expect(read.first?.document.text.detectedData.first?.match.range != nil)
        let match = try #require(found.first?.document.text.detectedData.first)
        var fields = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(match)) as? [String: Any]
        )
        fields["start"] = -3
        let damaged = try JSONSerialization.data(withJSONObject: fields)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DocumentObservation.Container.DataDetectorMatch.self, from: damaged)
        }
        fields["start"] = Int.max - 1
        let overflowing = try JSONSerialization.data(withJSONObject: fields)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DocumentObservation.Container.DataDetectorMatch.self, from: overflowing)
        }
    }

    @Test("Options are followed")
    func options() async throws {
        let data = try DrawnDocument.letter()
        let without = try await container(data) { $0.barcodeDetectionOptions.enabled = false }
        #expect(without.barcodes.isEmpty && without.title != nil)
        let other = try await container(data) { $0.barcodeDetectionOptions.symbologies = [.ean13] }
        #expect(other.barcodes.isEmpty)
        let large = try await container(data) { request in
            request.textRecognitionOptions.minimumTextHeightFraction = 0.04
            request.textRecognitionOptions.maximumCandidateCount = 1
        }
        #expect(large.text.transcript == "River Meeting")
        #expect(large.text.lines.allSatisfy { $0.topCandidates(10).count == 1 })
        let part = try await container(data) {
            $0.regionOfInterest = NormalizedRect(x: 0, y: 0.36, width: 1, height: 0.18)
        }
        #expect(part.title == nil && part.tables.first?.rows.count == 3 && part.lists.isEmpty)
        let box = try #require(part.tables.first).boundingRegion.boundingBox
        #expect(box.height > 0.6)
    }

    @Test(
        "Options that can't be followed are refused",
        arguments: [
            { $0.textRecognitionOptions.maximumCandidateCount = 0 },
            { $0.textRecognitionOptions.maximumCandidateCount = 11 },
            { $0.textRecognitionOptions.minimumTextHeightFraction = 2 },
            { $0.textRecognitionOptions.recognitionLanguages = [Locale.Language(identifier: "xx")] },
            { $0.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 1, height: 1) },
        ] as [@Sendable (inout RecognizeDocumentsRequest) -> Void]
    )
    func refusals(_ change: @Sendable (inout RecognizeDocumentsRequest) -> Void) async throws {
        var request = RecognizeDocumentsRequest()
        change(&request)
        let data = try RecognizedTextTests.page([])
        let error = await #expect(throws: VisionError.self) { try await request.perform(on: data) }
        guard case .invalidArgument = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(
        "Lists have markers of their kind",
        arguments: [
            (["• ", "• ", "• "], DocumentObservation.Container.List.Marker.bullet), (["- ", "- ", "- "], .hyphen),
            (["a) ", "b) ", "c) "], .lowercaseLatin), (["A. ", "B. ", "C. "], .uppercaseLatin),
            (["7. ", "8. ", "9. "], .decimal), (["2.1 ", "2.2 ", "2.3 "], .compositeDecimal),
        ]
    )
    func markers(_ markers: [String], _ kind: DocumentObservation.Container.List.Marker) async throws {
        let items = ["Warm coats", "Fresh water", "Good books"]
        let page = try DrawnDocument()
        page.write("What to bring to the island:", x: 80, y: 120)
        page.write(zip(markers, items).map { $0 + $1 }, x: 100, y: 190)
        let document = try await container(page.png())
        let list = try #require(document.lists.first)
        #expect(document.lists.count == 1 && document.tables.isEmpty)
        #expect(list.items.map(\.markerType) == [kind, kind, kind] && list.items.map(\.itemString) == items)
    }

    @Test("A year at the beginning of a line begins no list")
    func year() async throws {
        let page = try DrawnDocument()
        page.write(
            [
                "The old lamp on the pier went out for the last time in",
                "1957. Since then the harbor has been lit by a tower of",
                "steel, which ships can see from fifteen miles away.",
            ],
            x: 80,
            y: 150
        )
        let document = try await container(page.png())
        #expect(document.lists.isEmpty && document.paragraphs.count == 1)
    }

    @Test("Two columns of prose are no table, and are read one after the other")
    func columns() async throws {
        let left = ["Every harbor has a story that", "people tell when it rains, and", "this one is about a lamp that"]
        let right = ["went out in the night before", "the great storm came over the", "hills and took the old pier."]
        let page = try DrawnDocument()
        page.write(left, x: 60, y: 150)
        page.write(right, x: 490, y: 150)
        let document = try await container(page.png())
        #expect(document.tables.isEmpty && document.lists.isEmpty)
        let text = document.text.transcript.replacingOccurrences(of: "\n", with: " ")
        #expect(text == (left + right).joined(separator: " "))
    }

    @Test("An image of nothing has no document")
    func nothing() async throws {
        #expect(try await RecognizeDocumentsRequest().perform(on: RecognizedTextTests.page([])).isEmpty)
        #expect(!RecognizeDocumentsRequest().supportedRecognitionLanguages.isEmpty)
        #expect(RecognizeDocumentsRequest().supportedBarcodeSymbologies == BarcodeSymbology.allCases)
    }

    @Test("Work is ended when it is canceled, and its progress ascends")
    func cancellation() async throws {
        let data = try DrawnDocument.letter()
        let handler = ImageRequestHandler(data)
        let task = Task { try await handler.perform(RecognizeDocumentsRequest()) }
        task.cancel()
        let error = await #expect(throws: VisionError.self) { try await task.value }
        guard case .requestCancelled = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A handler answers it among other requests")
    func handler() async throws {
        let handler = ImageRequestHandler(try DrawnDocument.letter())
        let requests: [any VisionRequest] = [RecognizeDocumentsRequest(), DetectBarcodesRequest()]
        var titles: [String?] = []
        for await result in handler.performAll(requests) {
            if case .recognizeDocuments(_, let documents) = result {
                titles.append(documents.first?.document.title?.transcript)
                #expect(result.description.hasSuffix("1 documents"))
            }
        }
        #expect(titles == ["River Meeting"])
        #expect("\(RecognizeDocumentsRequest().descriptor)" == "RecognizeDocumentsRequest.revision1")
    }
}
