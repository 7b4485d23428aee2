import ActionEngine
import CodeEngine
import ConcurrencyEngine
import Foundation
package import FoveaCapture
import GeometryEngine
import PictureEngine
import ServiceInterface
import TextEngine

extension EngineDescriber {
    /// The largest number of pixels that are read; more is of no use to the engines.
    private static let readingPixels = 20_000_000

    package func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading {
        try await BlockingWork.run {
            do {
                var options = TextOptions()
                if !languages.isEmpty { options.languages = try languages.map(Self.language) }
                options.readingCount = 1
                // Decoded once for all engines.
                let size = CaptureSizePolicy(
                    maximumPixels: Self.readingPixels,
                    ofWidth: picture.width,
                    height: picture.height
                )
                let part = try picture.part(of: .whole, size: size)
                let findings = try PictureFindings(in: part, text: options, check: Self.check)
                return PictureReading(
                    text: PictureText(
                        lines: findings.lines.compactMap(PictureText.Line.init),
                        codes: findings.codes.map(PictureText.Code.init)
                    ),
                    findings: findings
                )
            } catch {
                throw Problem(describing: error)
            }
        }
    }

    /// Ends work that no one waits for any more.
    static func check() throws {
        if BlockingWork.isCancelled { throw CancellationError() }
    }

    /// Returns the engine's tag for a client's.
    private static func language(_ tag: String) throws(Problem) -> String {
        let all = TextEngine.shared.languages
        if let known = TextLanguages.tag(for: tag, among: all) { return known }
        throw Problem(.badRequest, "'lang=\(tag.prefix(60))' should be one of \(all.joined(separator: ", ")).")
    }
}

extension PictureText.Line {
    fileprivate init?(_ line: TextLine) {
        guard let reading = line.readings.first else { return nil }
        self.init(
            text: reading.text,
            confidence: reading.confidence,
            corners: line.corners.corners,
            words: line.words.map { PictureText.Word(text: $0.text, corners: $0.corners.corners) }
        )
    }
}

extension PictureText.Code {
    fileprivate init(_ code: FoundCode) {
        self.init(
            symbology: code.symbology.rawValue,
            text: code.isText ? code.text : nil,
            byteCount: code.bytes.count,
            corners: code.corners.corners,
            // Nothing else leads anywhere from a page.
            link: code.isText ? CodeText.link(code.text) : nil
        )
    }
}
