import Foundation
import PixelEngine

/// A reader for a page of PDF documents, which is drawn upright on white.
///
/// What a document demands isn't known before it is drawn: a few bytes unpack to hours and gigabytes of work. Documents
/// are therefore read only where the library has been loaded, which is in worker processes, whose resources are limited.
///
/// A document is opened again for each call: the library is for one thread at a time, and a reader for all of them.
struct PDFReader: PageReader {
    let info: ImageInfo
    private let data: Data

    init(data: Data, page: Int, limits: DecodingLimits) throws(ImageCodingError) {
        info = try PDFium.loaded().withDocument(data) { document throws(ImageCodingError) in
            let count = document.pageCount
            guard count > 0 else { throw .corrupt(.pdf, "it has no pages") }
            try limits.check(page: page, of: count, format: .pdf)
            let points = try document.size(ofPage: page)
            guard let sizes = PageSize(points: points.width, points.height, limits: limits) else {
                throw .corrupt(.pdf, "its page \(page + 1) has no size")
            }
            let size = sizes.size(limits: limits)
            var info = ImageInfo(format: .pdf, width: size.width, height: size.height)
            info.frameCount = count
            info.page = page
            info.resolution = ImageResolution(
                horizontal: Double(size.width) / points.width * 72,
                vertical: Double(size.height) / points.height * 72
            )
            return info
        }
        self.data = data
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        let size = PageSize(info).size(minimum: request.minimumSize, limits: request.limits)
        // The library may leave a part of the memory as it is.
        var canvas = try Canvas(width: size.width, height: size.height, format: .rgba8, zeroed: true, for: request)
        try PDFium.loaded().withDocument(data) { document throws(ImageCodingError) in
            try document.draw(page: info.page, on: &canvas)
        }
        return try canvas.raster(alpha: .opaque, for: request)
    }
}
