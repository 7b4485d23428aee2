import CodeEngine
import CommandLineKit
import ContourEngine
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import LabelEngine
import PictureEngine
import PixelEngine
import PrintEngine
import RectangleEngine

/// An analysis that knows pictures by their bytes, so that the commands can be tried without a network.
struct FakeAnalysis: PictureAnalysis {
    func info(of data: Data, page: Int, limits: DecodingLimits) throws -> ImageInfo {
        guard !data.starts(with: Data("broken".utf8)) else {
            throw CommandFailure(.badData, "It is damaged.")
        }
        if data.starts(with: Data("II*".utf8)) { return try ImageDecoder(data: data, page: page, limits: limits).info }
        var info = ImageInfo(format: .jpeg, width: 4032, height: 3024)
        if data.starts(with: Data("turned".utf8)) { info.orientation = .right }
        (info.hasColorProfile, info.colorProfileName) = (true, "Display P3")
        return info
    }

    func labels(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> [ScoredLabel] {
        // The first picture takes longest, so that an answer out of order would show.
        if data.starts(with: Data("slow".utf8)) { try await Task.sleep(for: .milliseconds(50)) }
        if data.starts(with: Data("empty".utf8)) { return [ScoredLabel(identifier: "fog", confidence: 0.05)] }
        if data.starts(with: Data("animal".utf8)) {
            return ["animal", "mammal", "cat"].map { ScoredLabel(identifier: $0, confidence: 0.96875) }
                + [ScoredLabel(identifier: "dog", confidence: 0.01)]
        }
        return [
            ScoredLabel(identifier: "building", confidence: 0.9375),
            ScoredLabel(identifier: "sea_shore", confidence: 0.25),
            ScoredLabel(identifier: "fog", confidence: 0.05),
        ]
    }

    func print(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> ImagePrint {
        let isOther = data.starts(with: Data("other".utf8))
        return ImagePrint(revision: 2, values: isOther ? [0, 1, 0, 0] : [0.6, -0.8, 0, 0])
    }

    func rectangles(
        in data: Data,
        _ criteria: RectangleCriteria,
        limits: DecodingLimits
    ) async throws -> [FoundRectangle] {
        guard !data.starts(with: Data("empty".utf8)) else { return [] }
        let (left, top) = (criteria.region.x, criteria.region.y)
        let whole = Quadrilateral(
            topLeft: Point(x: left, y: top),
            topRight: Point(x: 0.75, y: top),
            bottomRight: Point(x: 0.75, y: 0.5),
            bottomLeft: Point(x: left, y: 0.5)
        )
        let all = [FoundRectangle(corners: whole, confidence: 0.875), FoundRectangle(corners: whole, confidence: 0.5)]
        return Array(all.filter { $0.confidence >= criteria.minimumConfidence }.prefix(criteria.maximumCount))
    }

    /// Contours of a dark square with a light disk in it.
    func contours(in data: Data, _ options: ContourOptions, limits: DecodingLimits) async throws -> ContourTree {
        let side = 200
        let drawing = try Raster(width: side, height: side, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<side {
                for x in 0..<side {
                    let isDark = (52..<148).contains(x) && (52..<148).contains(y)
                    let isHole = (x - 100) * (x - 100) + (y - 100) * (y - 100) < 100
                    bytes[y * bytesPerRow + x] = isDark && !isHole ? 0 : 255
                }
            }
        }
        return try ContourEngine.contours(in: Picture(drawing), options)
    }

    func codes(in data: Data, _ criteria: CodeCriteria, limits: DecodingLimits) async throws -> [FoundCode] {
        guard !data.starts(with: Data("empty".utf8)) else { return [] }
        let (left, top) = (criteria.region.x, criteria.region.y)
        let corners = Quadrilateral(Rect(x: left, y: top, width: 0.5, height: 0.25))
        var link = FoundCode(
            symbology: .qr,
            text: "two\nlines",
            bytes: Array("two\nlines".utf8),
            isText: true,
            corners: corners,
            identifier: "]Q1"
        )
        link.sequence = FoundCode.Sequence(index: 0, count: nil, identifier: "7")
        var number = link
        (number.symbology, number.text, number.supplement) = (.ean13, "5901234123457", "52495")
        var bytes = link
        (bytes.symbology, bytes.isText, bytes.bytes) = (.aztec, false, [0, 255])
        return [link, number, bytes].filter { criteria.symbologies.contains($0.symbology) }
    }

    func marked(_ page: PageRegion, with marks: [PictureMark]) async throws -> Data {
        let outlines = marks.count { if case .outline = $0.shape { true } else { false } }
        let others = marks.count - outlines
        let number = page.page > 0 ? " on page \(page.page + 1)" : ""
        return Data("\(outlines) outlines\(others > 0 ? ", \(others) others" : "")\(number)".utf8)
    }

    func upright(_ corners: Quadrilateral, of data: Data, limits: DecodingLimits) async throws -> Data {
        Data("upright".utf8)
    }
}
