package import CodeEngine
import DisplayEngine
import GeometryEngine
package import PictureEngine
package import TextEngine

extension PictureFindings {
    /// Reads the text, the codes and the displays of a picture.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - text: What text is read, and where.
    ///   - codes: What codes are read, and where.
    ///   - check: Throws when nothing is wanted any more.
    package init(
        in picture: Picture,
        text: TextOptions = TextOptions(),
        codes: CodeCriteria = CodeCriteria(),
        check: @escaping @Sendable () throws -> Void = {}
    ) throws {
        let lines = try TextEngine.shared.lines(in: picture, text) { _ in try check() }
        let found = try CodeEngine.shared.codes(in: picture, criteria: codes, check: check)
        try check()
        let displays = try DisplayEngine.findings(in: picture, lines: lines).filter { display in
            display.corners.allSatisfy { text.region.contains($0.bounds.middle) }
        }
        try check()
        let row = try DisplayEngine.row(in: picture, region: text.region, besides: lines)
        self.init(lines: lines, codes: found, displays: displays, row: row)
    }
}
