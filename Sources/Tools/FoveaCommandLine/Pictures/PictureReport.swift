import CommandLineKit
import GeometryEngine
import ImageCodingEngine

/// The report of a command on one picture.
protocol PictureReport {
    /// The picture.
    var picture: PictureBatch.Opened { get }
    /// A Boolean value that indicates whether nothing was found.
    var isEmpty: Bool { get }
    /// The lines for people, without their indentation.
    func lines(_ style: TextStyle) -> [String]
    /// What the JSON object has besides the description of the picture.
    var findings: [JSONValue.Member] { get }
}

extension PictureReport {
    /// The report for people.
    func text(_ style: TextStyle) -> String {
        "\(style.bold(picture.input.name))\n  \(style.dim(picture.summary))\n"
            + lines(style).map { "  \($0)\n" }.joined()
    }

    /// The report for programs.
    var json: JSONValue { .object(picture.members + findings) }

    /// Corners in pixels of the upright picture.
    func inPixels(_ corners: Quadrilateral) -> Quadrilateral {
        corners.scaled(x: Double(picture.info.uprightWidth), y: Double(picture.info.uprightHeight))
    }

    /// Corners in pixels of the upright picture, for people.
    func words(for corners: Quadrilateral) -> String {
        inPixels(corners).corners.map { "(\(Number.fixed($0.x, 0)), \(Number.fixed($0.y, 0)))" }.joined(separator: " ")
    }
}

extension PictureBatch {
    /// Processes every picture and writes a report on each; the code says whether anything was found.
    func report<Result: Sendable>(
        _ arguments: ParsedArguments,
        schema: String,
        _ work: @escaping @Sendable (Opened) async throws -> Result,
        as report: (Opened, Result) -> some PictureReport
    ) async throws -> ExitCode {
        try await OutputOptions.withWriter(arguments, context, schema: schema, spaced: true) { writer, style in
            var found = false
            let failure = try await run(work) { picture, result in
                let report = report(picture, result)
                if !report.isEmpty { found = true }
                try writer.write(text: { report.text(style) }, json: { report.json })
            }
            return failure ?? (found ? .success : .nothingFound)
        }
    }
}
