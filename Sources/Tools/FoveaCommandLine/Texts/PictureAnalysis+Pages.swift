import ImageCodingEngine
import LayoutEngine
import TextEngine

extension PictureAnalysis {
    /// Reads the chosen pages of a file one after the other; a picture is one page.
    ///
    /// - Parameter structured: Whether paragraphs, lists and tables are looked for.
    func pages(
        of picture: PictureBatch.Opened,
        _ selection: PageSelection?,
        _ options: TextOptions,
        structured: Bool,
        limits: DecodingLimits,
        finished: (_ name: String) -> Void
    ) async throws -> [TextPage] {
        guard picture.info.pageCount > 1 else {
            let size = (picture.info.uprightWidth, picture.info.uprightHeight)
            let read =
                try await structured
                ? document(in: picture.data, options, limits: limits)
                : ReadDocument(lines(in: picture.data, options, limits: limits), PageStructure())
            return [TextPage(name: picture.input.name, size: size, read.lines, read.structure)]
        }
        var pages: [TextPage] = []
        for page in try picture.input.pages(of: picture.data, selection, limits: limits) {
            do {
                let decoder = try page.open()
                let size = (decoder.info.uprightWidth, decoder.info.uprightHeight)
                let read =
                    try await structured
                    ? document(in: decoder, options) : ReadDocument(lines(in: decoder, options), PageStructure())
                pages.append(
                    TextPage(name: page.name, number: page.index + 1, size: size, read.lines, read.structure)
                )
            } catch {
                throw page.failure(error)
            }
            finished(page.name)
        }
        return pages
    }
}
