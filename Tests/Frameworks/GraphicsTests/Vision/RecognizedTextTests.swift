import DrawingEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import Synchronization
import Testing

@testable import Vision

@Suite("Reading text")
struct RecognizedTextTests {
    /// A page with two lines, as a PNG file.
    static func page(_ lines: [String] = ["Hello Linux", "Order 66, 12.50"]) throws -> Data {
        let (width, height) = (480, 200)
        let memory = try #require(PixelMemory.allocate(byteCount: width * height * 4))
        let format = CanvasFormat(order: .rgba, isOpaque: true)
        let canvas = try Canvas(width: width, height: height, bytesPerRow: width * 4, format: format, memory: memory)
        var paper = VectorPath()
        paper.addRectangle(CGRect(x: 0, y: 0, width: width, height: height))
        canvas.setFillColor(DrawingColor(red: 1, green: 1, blue: 1))
        canvas.fill(paper, rule: .winding)
        canvas.setFillColor(DrawingColor(red: 0, green: 0, blue: 0))
        for (index, line) in lines.enumerated() {
            let baseline = CGPoint(x: 40, y: 70 + 70 * index)
            canvas.draw(line, style: TextStyle(family: "DejaVu Sans", size: 30), baseline: baseline, isUpward: false)
        }
        let raster = Raster(
            width: width,
            height: height,
            bytesPerRow: width * 4,
            format: .rgba8,
            alpha: .opaque,
            memory: memory
        )
        return try ImageEncoder.encode(#require(raster), as: .png)
    }

    @Test("Lines come in reading order with their candidates")
    func lines() async throws {
        let lines = try await RecognizeTextRequest().perform(on: Self.page())
        #expect(lines.map(\.transcript) == ["Hello Linux", "Order 66, 12.50"])
        let first = try #require(lines.first)
        #expect(first.topCandidates(1).map(\.string) == ["Hello Linux"])
        #expect(first.topCandidates(0).isEmpty)
        #expect(first.topCandidates(-1).isEmpty)
        let confidences = first.topCandidates(20).map(\.confidence)
        #expect(confidences.count <= 10 && confidences == confidences.sorted(by: >))
        #expect(first.confidence == confidences.first)
        #expect(first.boundingBox.origin.y > 0.5)
        #expect(first.originatingRequestDescriptor == .recognizeTextRequest(.revision3))
    }

    @Test("A line of the VN interface becomes one of the other")
    func bridge() throws {
        let request = VNRecognizeTextRequest()
        try VNImageRequestHandler(data: Self.page()).perform([request])
        let line = try #require(request.results?.first)
        let twin = RecognizedTextObservation(line)
        #expect(twin.transcript == "Hello Linux" && twin.uuid == line.uuid && twin.confidence == line.confidence)
        #expect(twin.topLeft.cgPoint == line.topLeft && twin.bottomRight.cgPoint == line.bottomRight)
        #expect(twin.topCandidates(10).map(\.string) == line.topCandidates(10).map(\.string))
    }

    @Test("A line tells its direction and the languages that it may be in")
    func traits() async throws {
        var request = RecognizeTextRequest()
        request.recognitionLanguages = ["zh-Hans", "en-US"].map { Locale.Language(identifier: $0) }
        let lines = try await request.perform(on: Self.page())
        #expect(lines.map(\.textDirection) == [.leftToRight, .leftToRight])
        #expect(lines.first?.recognitionLanguages == [Locale.Language(identifier: "en-US")])
        let line = VNRecognizedTextObservation(try #require(lines.first), requestRevision: 3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: line, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: VNRecognizedTextObservation.self, from: data)
        )
        let twin = RecognizedTextObservation(read)
        #expect(twin.textDirection == .leftToRight && twin.recognitionLanguages == lines.first?.recognitionLanguages)
    }

    @Test("A part of a text has its own corners")
    func boundingBox() async throws {
        let line = try #require(try await RecognizeTextRequest().perform(on: Self.page()).first)
        let text = try #require(line.topCandidates(1).first)
        let (hello, linux) = try (#require(text.string.range(of: "Hello")), #require(text.string.range(of: "Linux")))
        let (left, right) = try (#require(text.boundingBox(for: hello)), #require(text.boundingBox(for: linux)))
        #expect(left.boundingBox.origin.x + left.boundingBox.width <= right.boundingBox.origin.x)
        #expect(abs(left.boundingBox.origin.x - 40 / 480) < 0.03)
        let whole = try #require(text.boundingBox(for: text.string.startIndex..<text.string.endIndex))
        #expect(abs(whole.boundingBox.width - line.boundingBox.width) < 0.04)
        #expect(text.boundingBox(for: text.string.startIndex..<text.string.startIndex) == nil)
        let other = String(repeating: "x", count: 200)
        #expect(text.boundingBox(for: other.index(other.startIndex, offsetBy: 100)..<other.endIndex) == nil)
    }

    @Test("Observations are the same after they were stored")
    func storing() async throws {
        let lines = try await RecognizeTextRequest().perform(on: Self.page())
        let stored = try JSONEncoder().encode(lines)
        #expect(try JSONDecoder().decode([RecognizedTextObservation].self, from: stored) == lines)
    }

    @Test("Lines that were stored before they had a direction and languages are read")
    func storedBefore() async throws {
        let line = try #require(try await RecognizeTextRequest().perform(on: Self.page()).first)
        var fields = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(line)) as? [String: Any]
        )
        let (direction, languages) = (
            fields.removeValue(forKey: "textDirection"), fields.removeValue(forKey: "languages")
        )
        #expect(direction != nil && languages != nil)
        let stored = try JSONSerialization.data(withJSONObject: fields)
        let read = try JSONDecoder().decode(RecognizedTextObservation.self, from: stored)
        #expect(read.transcript == line.transcript && read.textDirection == nil && read.recognitionLanguages.isEmpty)
    }

    @Test("The older interface reads the same")
    func older() throws {
        let request = VNRecognizeTextRequest()
        #expect(request.recognitionLevel == .accurate)
        #expect(request.recognitionLanguages == ["en-US"])
        #expect(request.usesLanguageCorrection)
        #expect(!request.automaticallyDetectsLanguage && request.minimumTextHeight == 0)
        #expect(!request.indeterminate)
        let parts = Mutex<[Double]>([])
        request.progressHandler = { _, part, _ in parts.withLock { $0.append(part) } }
        try VNImageRequestHandler(data: Self.page()).perform([request])
        let results = try #require(request.results)
        #expect(results.map { $0.topCandidates(1).first?.string } == ["Hello Linux", "Order 66, 12.50"])
        let seen = parts.withLock { $0 }
        #expect(seen.last == 1 && seen == seen.sorted() && seen.count > 2)
        let text = try #require(results.first?.topCandidates(1).first)
        let range = try #require(text.string.range(of: "Linux"))
        let box = try #require(try text.boundingBox(for: range))
        #expect(box.boundingBox.origin.x > 0.2)
    }

    @Test("Settings are copied, and unsupported ones are refused")
    func settings() throws {
        let request = VNRecognizeTextRequest()
        request.recognitionLanguages = ["xx-XX"]
        request.minimumTextHeight = 0.25
        request.customWords = ["fovea"]
        let copy = try #require(request.copy() as? VNRecognizeTextRequest)
        #expect(copy.recognitionLanguages == ["xx-XX"] && copy.minimumTextHeight == 0.25)
        #expect(copy.customWords == ["fovea"])
        let handler = VNImageRequestHandler(data: try Self.page())
        let error = #expect(throws: NSError.self) { try handler.perform([copy]) }
        #expect(error?.code == VNErrorCode.invalidArgument.rawValue)
        copy.recognitionLanguages = ["en"]
        copy.minimumTextHeight = -1
        let height = #expect(throws: NSError.self) { try handler.perform([copy]) }
        #expect(height?.code == VNErrorCode.invalidArgument.rawValue)
    }

    @Test("The languages are those that readers know")
    func languages() throws {
        let request = VNRecognizeTextRequest()
        let languages = try request.supportedRecognitionLanguages()
        #expect(languages.contains("en-US") && languages.contains("zh-Hans"))
        #expect(RecognizeTextRequest().supportedRecognitionLanguages.map(\.minimalIdentifier).contains("en"))
        request.revision = VNRecognizeTextRequestRevision1
        #expect(try request.supportedRecognitionLanguages() == ["en-US"])
    }

    @Test("An image without text answers an empty array")
    func blank() async throws {
        #expect(try await RecognizeTextRequest().perform(on: Self.page([])).isEmpty)
    }

    @Test("A canceled request says so")
    func cancellation() throws {
        let request = VNRecognizeTextRequest()
        request.progressHandler = { request, _, _ in request.cancel() }
        let handler = VNImageRequestHandler(data: try Self.page())
        let error = #expect(throws: NSError.self) { try handler.perform([request]) }
        #expect(error?.code == VNErrorCode.requestCancelled.rawValue)
    }
}
