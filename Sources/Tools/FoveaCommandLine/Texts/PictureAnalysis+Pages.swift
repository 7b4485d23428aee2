import ImageCodingEngine
import TextEngine

extension PictureAnalysis {
    /// Reads the chosen pages of a file one after the other; a picture is one page.
    func pages(
        of picture: PictureBatch.Opened,
        _ selection: PageSelection?,
        _ options: TextOptions,
        limits: DecodingLimits,
        finished: (_ name: String) -> Void
    ) async throws -> [TextPage] {
        guard picture.info.pageCount > 1 else {
            let size = (picture.info.uprightWidth, picture.info.uprightHeight)
            let lines = try await lines(in: picture.data, options, limits: limits)
            return [TextPage(name: picture.input.name, size: size, lines)]
        }
        var pages: [TextPage] = []
        for page in try picture.input.pages(of: picture.data, selection, limits: limits) {
            do {
                let decoder = try page.open()
                let size = (decoder.info.uprightWidth, decoder.info.uprightHeight)
                let lines = try await lines(in: decoder, options)
                pages.append(TextPage(name: page.name, number: page.index + 1, size: size, lines))
            } catch {
                throw page.failure(error)
            }
            finished(page.name)
        }
        return pages
    }
}
