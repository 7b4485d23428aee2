import Foundation
import PixelEngine

/// A reader for PNG files.
struct PNGReader: FormatReader {
    let info: ImageInfo
    var metadata: MetadataBlocks {
        MetadataBlocks(exif: header.exif, photoshop: header.photoshop.flatMap(PNGProfileText.bytes))
    }
    private let data: Data
    private let header: PNGHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try PNGHeader(data, maximumWork: limits.maximumWork)
        try limits.check(width: header.width, height: header.height, format: .png)
        try header.check(maximumWork: limits.maximumWork)
        self.data = data
        self.header = header
        info = Self.info(header)
    }

    private static func info(_ header: PNGHeader) -> ImageInfo {
        var info = ImageInfo(format: .png, width: header.width, height: header.height)
        info.bitsPerComponent = header.bitDepth
        info.hasAlpha = header.hasAlpha
        info.componentCount =
            (header.isGray ? 1 : 3) + (header.hasAlpha ? 1 : 0)
        info.colorModel = header.isGray ? .gray : header.colorType == 3 ? .indexed : .rgb
        info.frameCount = header.frameCount
        info.resolution = header.resolution
        if let exif = header.exif.flatMap(EXIFDetails.init) { info.merge(exif) }
        info.hasColorProfile = header.profileName != nil
        info.colorProfileName = header.profileName
        return info
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        let decoder = try PNGDecoder(data, limits: request.limits)
        let isGray = header.isGray && !header.hasAlpha
        let isDeep = header.bitDepth == 16
        let alpha: AlphaMode = header.hasAlpha ? .straight : .opaque
        let format: PixelFormat =
            if isDeep && request.nativeDepth { isGray ? .gray16 : .rgba16 } else { isGray ? .gray8 : .rgba8 }
        if var canvas = try PNGRows(data, header: header).decode(factor: factor(for: request), request) {
            convert(&canvas, from: try decoder.colors())
            return try canvas.raster(alpha: alpha, for: request)
        }
        var canvas = try Canvas(width: header.width, height: header.height, format: format, for: request)
        let colors: PNGColors
        if isDeep && !request.nativeDepth {
            colors = try decoder.decodeRounded(isGray: isGray, isInterlaced: header.isInterlaced, into: &canvas)
        } else {
            colors = try decoder.decode(as: PNGDecoder.format(isGray: isGray, bitDepth: header.bitDepth), into: &canvas)
        }
        convert(&canvas, from: colors)
        return try canvas.raster(alpha: alpha, for: request)
    }

    func decodeBands(
        _ request: DecodingRequest,
        take: (Raster) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) -> Bool {
        let factor = factor(for: request)
        guard let size = request.minimumSize,
            (size.width * factor, size.height * factor) == (header.width, header.height)
        else { return false }
        // Colors are converted in the whole picture.
        let colors = try PNGDecoder(data, limits: request.limits).colors()
        guard colors.profile == nil, colors.statedProfile() == nil else { return false }
        return try PNGRows(data, header: header).decodeBands(factor: factor, request, take: take)
    }

    /// The largest block size that leaves enough pixels, where averaging is allowed.
    private func factor(for request: DecodingRequest) -> Int {
        guard request.averages, let size = request.minimumSize else { return 1 }
        return (2...8).last { factor in
            header.width.isMultiple(of: factor) && header.height.isMultiple(of: factor)
                && header.width / factor >= size.width && header.height / factor >= size.height
        } ?? 1
    }

    /// A profile takes precedence over the sRGB chunk, and that over gamma and primaries.
    private func convert(_ canvas: inout Canvas, from colors: PNGColors) {
        if let profile = colors.profile {
            canvas.convertToSRGB(from: profile)
        } else if canvas.format.componentCount == 4, let stated = colors.statedProfile() {
            canvas.convertRGB(stated)
        }
    }
}
