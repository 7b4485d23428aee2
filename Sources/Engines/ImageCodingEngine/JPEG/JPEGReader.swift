import Foundation
import PixelEngine

/// A reader for JPEG files.
struct JPEGReader: FormatReader {
    let info: ImageInfo
    var metadata: MetadataBlocks { MetadataBlocks(exif: header.exif, photoshop: header.photoshop) }
    private let data: Data
    private let header: JPEGHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try JPEGHeader(data, maximumWork: limits.maximumWork)
        try limits.check(width: header.width, height: header.height, format: .jpeg)
        try header.check(maximumWork: limits.maximumWork)
        self.data = data
        self.header = header
        info = Self.info(header)
    }

    private static func info(_ header: JPEGHeader) -> ImageInfo {
        var info = ImageInfo(format: .jpeg, width: header.width, height: header.height)
        info.componentCount = header.components.count
        info.colorModel =
            switch header.components.count {
            case 1: .gray
            case 4: .cmyk
            default: .rgb
            }
        info.resolution = header.resolution
        if let exif = header.exif.flatMap(EXIFDetails.init) { info.merge(exif) }
        if let profile = header.profile { info.merge(profile: ByteView(profile)) }
        return info
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        try request.limits.checkDecoded(byteCount: header.coefficientByteCount, format: .jpeg)
        let size = JPEGScale.smallest(for: info, covering: request.minimumSize)
        let decompressor = try JPEGDecompressor()
        switch info.colorModel {
        case .cmyk: return try decodeCMYK(decompressor, size: size, request)
        case .gray: return try decode(decompressor, size: size, format: .gray8, request)
        default: return try decode(decompressor, size: size, format: .rgba8, request)
        }
    }

    private func decode(
        _ decompressor: borrowing JPEGDecompressor,
        size: ImageInfo.Size,
        format: PixelFormat,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        var canvas = try Canvas(width: size.width, height: size.height, format: format, for: request)
        let layout: JPEGDecompressor.Layout = format == .gray8 ? .gray : .rgba
        if !isEighth(size) || !JPEGEighth.decode(data, into: &canvas) {
            try decompressor.decode(data, as: layout, hasSeveralScans: header.hasSeveralScans, into: &canvas)
        }
        if let profile = header.profile { canvas.convertToSRGB(from: profile) }
        return try canvas.raster(alpha: .opaque, for: request)
    }

    /// Returns whether a size is an eighth of a picture large enough for ``JPEGEighth``.
    private func isEighth(_ size: ImageInfo.Size) -> Bool {
        !header.hasSeveralScans && data.count >= JPEGEighth.minimumByteCount
            && size == ImageInfo.Size(width: (info.width + 7) / 8, height: (info.height + 7) / 8)
    }

    private func decodeCMYK(
        _ decompressor: borrowing JPEGDecompressor,
        size: ImageInfo.Size,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        var canvas = try Canvas(width: size.width, height: size.height, format: .rgba8, for: request)
        try decompressor.decode(data, as: .cmyk, hasSeveralScans: header.hasSeveralScans, into: &canvas)
        // Adobe's programs store inverted CMYK and say so with their marker.
        canvas.convertCMYKToSRGB(from: header.profile, isInverted: header.adobeTransform != nil)
        return try canvas.raster(alpha: .opaque, for: request)
    }
}
