import CommandLineKit
import ImageCodingEngine

/// A report on a picture or a page that can also be painted over it.
protocol PaintedReport: PictureReport, Sendable {
    /// What is painted over the picture.
    var marks: [PictureMark] { get }
}

extension PictureBatch {
    /// Processes the chosen pages of every picture and writes a report on each; the code says whether anything was
    /// found.
    func reportPages<Report: PaintedReport>(
        _ arguments: ParsedArguments,
        schema: String,
        _ work: @escaping @Sendable (Opened, PageRegion) async throws -> Report
    ) async throws -> ExitCode {
        let file = try DrawOptions.file(DrawOptions.draw, arguments, self)
        let selection = arguments[PageOptions.pages]
        return try await OutputOptions.withWriter(arguments, context, schema: schema, spaced: true) { writer, style in
            var found = false
            let failure = try await run { picture in
                try await forEachPage(of: picture, selection, isSingle: file != nil) { page in
                    let region = PageRegion(page.data, page: page.info.page, region: page.region, limits: limits)
                    let report = try await work(page, region)
                    if let file { try await analysis.marked(region, with: report.marks).write(toFile: file) }
                    return report
                }
            } consume: { _, reports in
                for report in reports {
                    if !report.isEmpty { found = true }
                    try writer.write(text: { report.text(style) }, json: { report.pageJSON })
                }
            }
            return failure ?? (found ? .success : .nothingFound)
        }
    }

    /// Processes the chosen pages of a file one after the other; a picture is one page.
    private func forEachPage<Result>(
        of picture: Opened,
        _ selection: PageSelection?,
        isSingle: Bool,
        _ work: (Opened) async throws -> Result
    ) async throws -> [Result] {
        guard picture.info.pageCount > 1 else { return [try await work(picture)] }
        let pages = try picture.input.pages(of: picture.data, selection, limits: limits)
        guard pages.count == 1 || !isSingle else {
            let name = DrawOptions.draw.name
            throw CommandFailure(.usage, "'--\(name)' writes one picture; choose one of the pages with '--pages'.")
        }
        var results: [Result] = []
        for page in pages {
            do {
                let info = try page.open().info
                let region = try part(of: info, picture.input)
                let opened = Opened(input: picture.input, data: picture.data, info: info, region: region)
                results.append(try await work(opened))
            } catch {
                throw page.failure(error)
            }
            context.remark("\(page.name): done")
        }
        return results
    }
}

extension PictureReport {
    /// The report for programs, with the number of the page of a file that has several.
    fileprivate var pageJSON: JSONValue {
        let number = picture.info.pageCount > 1 ? [JSONValue.Member("page", .integer(picture.info.page + 1))] : []
        return .object(picture.members + number + findings)
    }
}
