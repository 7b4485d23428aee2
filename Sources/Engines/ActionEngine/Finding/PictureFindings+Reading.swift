package import CodeEngine
package import PictureEngine
package import TextEngine

extension PictureFindings {
    /// Reads the text and the codes of a picture.
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
        self.init(lines: lines, codes: try CodeEngine.shared.codes(in: picture, criteria: codes, check: check))
    }
}
