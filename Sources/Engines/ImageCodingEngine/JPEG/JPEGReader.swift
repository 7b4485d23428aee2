import Foundation
import PixelEngine

/// A reader for JPEG files.
struct JPEGReader: FormatReader {
    let info: ImageInfo
    private let data: Data
    private let header: JPEGHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try JPEGHeader(data, limits: limits)
        try limits.check(width: header.width, height: header.height, format: .jpeg)
        guard header.precision == 8 else { throw .unsupported(.jpeg, "it has \(header.precision) bits per component") }
        self.data = data
        self.header = header
        info = try Self.info(header)
        try Self.checkScans(of: data, header: header, limits: limits)
    }

    private static func info(_ header: JPEGHeader) throws(ImageCodingError) -> ImageInfo {
        var info = ImageInfo(format: .jpeg, width: header.width, height: header.height)
        info.componentCount = header.components.count
        info.colorModel =
            switch header.components.count {
            case 1: .gray
            case 3: .rgb
            case 4: .cmyk
            default: throw .unsupported(.jpeg, "it has \(header.components.count) components")
            }
        info.resolution = header.resolution
        if let exif = header.exif.flatMap(EXIFDetails.init) { info.merge(exif) }
        if let profile = header.profile { info.merge(profile: ByteView(profile)) }
        return info
    }

    /// Refuses files whose scans pass over the picture so often that decoding would seem to hang.
    ///
    /// A usual progressive file has ten scans; the format allows any number, each a few bytes long and each as much
    /// work as reading the picture's coefficients once, a quarter of decoding it.
    private static func checkScans(
        of data: Data,
        header: JPEGHeader,
        limits: DecodingLimits
    ) throws(ImageCodingError) {
        guard header.hasSeveralScans else { return }
        var work = DecodingWork()
        let scans = JPEGScanCounter.count(in: data, from: header.scanStart)
        work.add(pixels: header.width * header.height)
        work.add(pixels: header.width * header.height / 4, times: scans)
        work.add(scans, .picture)
        try limits.check(work, .jpeg, "\(scans) passes over \(header.width) × \(header.height) pixels")
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
        // Adobe's programs store ink inverted and say so with their marker.
        canvas.convertCMYKToSRGB(from: header.profile, isInverted: header.adobeTransform != nil)
        return try canvas.raster(alpha: .opaque, for: request)
    }
}
