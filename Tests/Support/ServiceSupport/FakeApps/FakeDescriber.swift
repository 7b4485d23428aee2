import ConcurrencyEngine
package import Foundation
package import FoveaCapture
package import FoveaSessions
package import GeometryEngine
package import ImageCodingEngine
import MaskEngine
package import ServiceInterface

/// Describes pictures without a network.
package struct FakeDescriber: PictureDescribing {
    package let limits: DecodingLimits

    package init(limits: DecodingLimits = .default) { self.limits = limits }
    package func warm() async {}

    package func capture(_ bytes: Data, kind: CaptureKind?) async throws -> CapturedPicture {
        try await EngineDescriber(limits: limits).capture(bytes, kind: kind)
    }

    package func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        let pixels = try picture.pixelBuffer(of: query.highlight, size: query.profile.sizePolicy)
        return try SearchContent(labels: ["thing"], pixelBuffer: pixels)
    }

    package func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] {
        try await BlockingWork.run {
            do throws(CaptureError) {
                _ = try picture.pixelBuffer(of: highlight)
            } catch {
                throw Problem(.badPicture, error.message)
            }
        }
        return [PictureLabel(identifier: "thing", confidence: 0.9)]
    }

    package func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading {
        let corners = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 0.5), Point(x: 0, y: 0.5)]
        let text = languages.isEmpty ? "thing" : languages.joined(separator: " ")
        let link = "https://example.org/"
        let word = PictureText.Word(text: text, corners: corners)
        return PictureReading(
            text: PictureText(
                lines: [.init(text: text, confidence: 0.9, corners: corners, words: [word])],
                codes: [
                    .init(symbology: "qr", text: link, byteCount: link.utf8.count, corners: corners, link: link),
                    .init(symbology: "aztec", text: nil, byteCount: 3, corners: corners, link: nil),
                ]
            )
        )
    }
}

// MARK: - Things

extension FakeDescriber {
    /// A thing that fills a rectangle.
    private static func thing(_ number: Int?, _ box: Rect) -> FoundSubject {
        FoundSubject(
            .init(number: number, area: box.width * box.height, outline: Quadrilateral(box).corners),
            mask: SoftMask(width: 1, height: 1, values: [1]),
            region: PictureRegion(box)
        )
    }

    /// Two things in every picture: one fills the left half, the other is small and inside it.
    package func subjects(of picture: CapturedPicture) async throws -> [FoundSubject] {
        [
            Self.thing(1, Rect(x: 0, y: 0, width: 0.5, height: 1)),
            Self.thing(2, Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)),
        ]
    }

    /// What a closer look sees: the left half, and a thing in the lower right corner.
    package func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject? {
        let boxes = [Rect(x: 0, y: 0, width: 0.5, height: 1), Rect(x: 0.8, y: 0.8, width: 0.2, height: 0.2)]
        return boxes.first { $0.contains(point) }.map { Self.thing(nil, $0) }
    }

    /// A picture as wide and as high as the thing, one part in a hundred being a pixel.
    package func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data {
        let box = subject.subject.box
        return grayPicture(width: Int((box.width * 100).rounded()), height: Int((box.height * 100).rounded()))
    }
}
