import ActionEngine
import CodeEngine
import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import TextEngine

extension FakeAnalysis {
    /// The codes of a picture whose bytes are "codes" and their contents, with a line `--` between two, or the text of one
    /// whose bytes are "note" and its lines.
    func findings(
        in data: Data,
        _ text: TextOptions,
        _ codes: CodeCriteria,
        limits: DecodingLimits
    ) async throws -> PictureFindings {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.first == "note" {
            let places = lines.dropFirst().enumerated()
            return PictureFindings(lines: places.map { line(String($1), 0.1, 0.1 + 0.1 * Double($0)) })
        }
        guard lines.first == "codes" else { return PictureFindings() }
        let region = Rect(x: codes.region.x, y: codes.region.y, width: 0.25, height: 0.25)
        return PictureFindings(
            codes: lines.dropFirst().split(separator: "--").map { lines in
                let content = lines.joined(separator: "\n")
                return FoundCode(
                    symbology: .qr,
                    text: content,
                    bytes: Array(content.utf8),
                    isText: true,
                    corners: Quadrilateral(region),
                    identifier: "]Q1"
                )
            }
        )
    }

    func crop(_ origin: ActionOrigin, of data: Data, limits: DecodingLimits) async throws -> Data? {
        Data("crop".utf8)
    }
}
