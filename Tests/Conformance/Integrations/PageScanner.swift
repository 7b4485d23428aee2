// A scanner: it says what a picture says as JSON, reads codes, finds words and flattens pages.
import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import ImageIO
import Vision

enum ScanError: Error {
    case noImage
    case nothing
}

// MARK: - Text

struct ScannedLine: Codable {
    let text: String
    let confidence: Float
    let x, y, width, height: Int
}

enum TextScanner {
    /// Lines with their boxes in pixels from the upper left, as JSON.
    static func json(url: URL, languages: [String] = [], fast: Bool = false) throws -> String {
        guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { throw ScanError.noImage }
        let request = VNRecognizeTextRequest()
        request.recognitionLevel = fast ? .fast : .accurate
        request.usesLanguageCorrection = true
        if !languages.isEmpty { request.recognitionLanguages = languages }
        try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
        guard let observations = request.results else { throw ScanError.nothing }
        let lines = observations.compactMap { observation -> ScannedLine? in
            guard let candidate = observation.topCandidates(1).first else { return nil }
            let box = VNImageRectForNormalizedRect(observation.boundingBox, image.width, image.height)
            return ScannedLine(
                text: candidate.string,
                confidence: candidate.confidence,
                x: Int(box.minX),
                y: Int(CGFloat(image.height) - box.maxY),
                width: Int(box.width),
                height: Int(box.height)
            )
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(data: try encoder.encode(lines), encoding: .utf8) ?? ""
    }

    /// The text by way of a completion handler.
    static func text(in data: Data, completion: @escaping (Result<[String], Error>) -> Void) {
        let request = VNRecognizeTextRequest { request, error in
            if let error = error {
                completion(.failure(error))
                return
            }
            guard let observations = request.results as? [VNRecognizedTextObservation] else {
                completion(.success([]))
                return
            }
            completion(.success(observations.compactMap { $0.topCandidates(1).first?.string }))
        }
        request.recognitionLanguages = ["en-US"]
        request.minimumTextHeight = 0.01
        do {
            try VNImageRequestHandler(data: data, options: [:]).perform([request])
        } catch {
            completion(.failure(error))
        }
    }

    /// The place of a word, measured from the lower left.
    static func box(of word: String, in image: CIImage) throws -> CGRect? {
        let request = VNRecognizeTextRequest()
        request.customWords = [word]
        try VNImageRequestHandler(ciImage: image).perform([request])
        for observation in request.results ?? [] {
            guard let candidate = observation.topCandidates(1).first,
                let range = candidate.string.range(of: word)
            else { continue }
            return try candidate.boundingBox(for: range)?.boundingBox
        }
        return nil
    }

    /// The lines of a frame of a camera.
    static func lines(in pixelBuffer: CVPixelBuffer) async throws -> [String] {
        var request = RecognizeTextRequest()
        request.recognitionLevel = .accurate
        request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
        request.usesLanguageCorrection = false
        return try await request.perform(on: pixelBuffer).map(\.transcript)
    }

    /// How many pieces of text there are, read or not.
    static func pieces(in image: CGImage) throws -> Int {
        let request = VNDetectTextRectanglesRequest()
        request.reportCharacterBoxes = true
        try VNImageRequestHandler(cgImage: image, orientation: .up).perform([request])
        return request.results?.filter { !($0.characterBoxes ?? []).isEmpty }.count ?? 0
    }
}

// MARK: - Documents

/// A contact that is written in a row of a table.
struct ScannedContact {
    var name: String
    var email: String?
    var phone: String?
}

enum TableReader {
    /// The contacts in the first table of a picture.
    static func contacts(in imageData: Data) async throws -> [ScannedContact] {
        let request = RecognizeDocumentsRequest()
        let observations = try await request.perform(on: imageData)
        guard let document = observations.first?.document, let table = document.tables.first else { return [] }
        return table.rows.compactMap { row -> ScannedContact? in
            guard let name = row.first?.content.text.transcript, !name.isEmpty else { return nil }
            var contact = ScannedContact(name: name)
            for cell in row.dropFirst() {
                for data in cell.content.text.detectedData {
                    switch data.match.details {
                    case .emailAddress(let email): contact.email = email.emailAddress
                    case .phoneNumber(let phone): contact.phone = phone.phoneNumber
                    default: break
                    }
                }
            }
            return contact
        }
    }
}

// MARK: - Codes

enum CodeScanner {
    /// What the codes of a picture say, each with its kind.
    static func payloads(url: URL) throws -> [String: String] {
        var found: [String: String] = [:]
        let request = VNDetectBarcodesRequest { request, _ in
            for case let code as VNBarcodeObservation in request.results ?? [] {
                found[code.symbology.rawValue] = code.payloadStringValue
            }
        }
        request.symbologies = [.qr, .aztec, .code128, .ean13]
        try VNImageRequestHandler(url: url, options: [:]).perform([request])
        return found
    }

    /// The first QR code of an image.
    static func first(in image: CGImage) async throws -> String? {
        var request = DetectBarcodesRequest()
        request.symbologies = [.qr]
        return try await request.perform(on: image).first?.payloadString
    }

    /// A QR code as an image.
    static func draw(_ text: String, scale: CGFloat = 8) throws -> CGImage {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "M"
        guard let code = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: scale, y: scale)),
            let image = CIContext().createCGImage(code, from: code.extent.insetBy(dx: -40, dy: -40))
        else { throw ScanError.noImage }
        return image
    }
}

// MARK: - Pages

enum PageFlattener {
    /// The page of a photograph as seen from above, or nil where there is none.
    static func page(in image: CIImage) throws -> CIImage? {
        let request = VNDetectDocumentSegmentationRequest()
        try VNImageRequestHandler(ciImage: image, options: [:]).perform([request])
        guard let page = request.results?.first, page.confidence > 0.5 else { return nil }
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = image
        func place(_ point: CGPoint) -> CGPoint {
            VNImagePointForNormalizedPoint(point, Int(image.extent.width), Int(image.extent.height))
        }
        filter.topLeft = place(page.topLeft)
        filter.topRight = place(page.topRight)
        filter.bottomLeft = place(page.bottomLeft)
        filter.bottomRight = place(page.bottomRight)
        return filter.outputImage
    }
}
