import Foundation
import PixelEngine

/// A reader for WebP files.
struct WebPReader: FormatReader {
    let info: ImageInfo
    var metadata: MetadataBlocks { MetadataBlocks(exif: header.exif) }
    private let data: Data
    private let header: WebPHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try WebPHeader(data, maximumWork: limits.maximumWork)
        try limits.check(width: header.width, height: header.height, format: .webp)
        try header.check(maximumWork: limits.maximumWork)
        var info = ImageInfo(format: .webp, width: header.width, height: header.height)
        info.hasAlpha = header.hasAlpha
        info.componentCount = header.hasAlpha ? 4 : 3
        info.frameCount = header.frameCount
        if let exif = header.exif.flatMap(EXIFDetails.init) { info.merge(exif) }
        if let profile = header.profile { info.merge(profile: ByteView(profile)) }
        self.info = info
        self.data = data
        self.header = header
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        if header.isLossless {
            // The lossless decoder needs the whole picture, whatever the result's size.
            try request.limits.checkDecoded(byteCount: 4 * header.width * header.height, format: .webp)
        }
        if let frame = header.firstFrame { return try decodeFirst(frame, request) }
        let size = smallestSize(covering: request.minimumSize)
        var canvas = try Canvas(width: size.width, height: size.height, format: .rgba8, for: request)
        try WebPDecoder.decode(data, into: &canvas, x: 0, y: 0, size: size, isScaled: size.width != header.width)
        return try finish(canvas, alpha: header.hasAlpha ? .straight : .opaque, request)
    }

    /// Draws the first frame onto a transparent canvas, as an animation begins.
    private func decodeFirst(
        _ frame: WebPHeader.Frame,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        var canvas = try Canvas(
            width: header.width,
            height: header.height,
            format: .rgba8,
            zeroed: true,
            for: request
        )
        let size = ImageInfo.Size(width: frame.width, height: frame.height)
        try WebPDecoder.decode(frame.chunks, into: &canvas, x: frame.x, y: frame.y, size: size, isScaled: false)
        let isCovered = frame.width == header.width && frame.height == header.height
        return try finish(canvas, alpha: header.hasAlpha || !isCovered ? .straight : .opaque, request)
    }

    private func finish(
        _ canvas: consuming Canvas,
        alpha: AlphaMode,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        if let profile = header.profile { canvas.convertToSRGB(from: profile) }
        return try canvas.raster(alpha: alpha, for: request)
    }

    private func smallestSize(covering wanted: ImageInfo.Size?) -> ImageInfo.Size {
        let stored = ImageInfo.Size(width: header.width, height: header.height)
        guard let wanted, wanted.width < stored.width, wanted.height < stored.height else { return stored }
        // The side that needs more pixels decides; the other is rounded up.
        if wanted.width * stored.height >= wanted.height * stored.width {
            let height = (wanted.width * stored.height + stored.width - 1) / stored.width
            return ImageInfo.Size(width: wanted.width, height: height)
        }
        let width = (wanted.height * stored.width + stored.height - 1) / stored.height
        return ImageInfo.Size(width: width, height: wanted.height)
    }
}
