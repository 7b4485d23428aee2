import Foundation
import PixelEngine

/// A reader for the first frame of GIF files.
struct GIFReader: FormatReader {
    let info: ImageInfo
    private let data: Data
    private let header: GIFHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try GIFHeader(data, maximumWork: limits.maximumWork)
        try limits.check(width: header.width, height: header.height, format: .gif)
        try header.check(maximumWork: limits.maximumWork)
        var info = ImageInfo(format: .gif, width: header.width, height: header.height)
        info.bitsPerComponent = header.bitsPerPixel
        info.hasAlpha = header.hasAlpha
        info.componentCount = info.hasAlpha ? 4 : 3
        info.colorModel = .indexed
        info.frameCount = header.frameCount
        self.info = info
        self.data = data
        self.header = header
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        var canvas = try Canvas(
            width: header.width,
            height: header.height,
            format: .rgba8,
            zeroed: true,
            for: request
        )
        let source = ByteStream(data)
        try GIFDecoder(source).decodeFirstFrame(into: &canvas, limits: request.limits)
        return try canvas.raster(alpha: info.hasAlpha ? .straight : .opaque, for: request)
    }
}
