package import CommandLineKit
package import Foundation
package import ImageCodingEngine

/// A page of a picture file; a file of any other format than PDF and TIFF is one page.
///
/// It holds no pixels: a command opens one page after the other, whatever the number of pages.
package struct PicturePage: Sendable {
    /// The file.
    package let input: PictureInput
    /// The page, counted from 0.
    package let index: Int
    /// The number of pages of the file.
    package let count: Int
    fileprivate let first: ImageDecoder

    /// The display name: that of the file, with the number of the page if it has several.
    package var name: String { count == 1 ? input.name : "\(input.name), page \(index + 1)" }

    /// Reads the header of the page, and returns the decoder of its pixels.
    package func open() throws(ImageCodingError) -> ImageDecoder { try first.page(index) }

    /// Returns a failure of this page.
    package func failure(_ error: any Error) -> CommandFailure { CommandFailure(error, subject: name) }
}

extension PictureInput {
    /// Returns the chosen pages of the file's bytes in their order, all of them without a selection.
    ///
    /// Pages beyond the limit are refused before any is read.
    package func pages(
        of data: Data,
        _ selection: PageSelection? = nil,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> [PicturePage] {
        let first = try ImageDecoder(data: data, limits: limits)
        let (count, format) = (first.info.pageCount, first.info.format)
        let pages = try selection?.pages(of: count, format: format) ?? Array(0..<count)
        guard (pages.max() ?? 0) < limits.maximumPageCount else {
            throw limits.tooManyPages("The \(format.title) has \(count) pages")
        }
        return pages.map { PicturePage(input: self, index: $0, count: count, first: first) }
    }
}
