import CTIFF
import Foundation
import PixelEngine

/// A reader for a page of TIFF files, which is a directory.
struct TIFFReader: PageReader {
    let info: ImageInfo
    var metadata: MetadataBlocks { MetadataBlocks(exif: data, directory: directory) }
    private let data: Data
    /// The position of the directory, or nil for the first one.
    private let directory: Int?

    init(data: Data, page: Int, limits: DecodingLimits) throws(ImageCodingError) {
        let directories = try TIFFDirectories(data)
        try limits.check(page: page, of: directories.positions.count, format: .tiff)
        try directories.check(page: page)
        directory = page == 0 ? nil : directories.positions[page]
        let file = try TIFFFile(reading: data, at: directory, limits: limits)
        let layout = TIFFLayout(file)
        try limits.check(width: layout.width, height: layout.height, format: .tiff)
        try Self.check(layout, byteCount: data.count, limits: limits)
        try TIFFCost(layout, byteCount: data.count).check(file, in: data, limits: limits)
        var info = Self.info(layout)
        info.frameCount = max(1, directories.positions.count)
        info.page = page
        if let exif = EXIFDetails(data, at: directory) { info.merge(exif) }
        if let orientation = PictureOrientation(rawValue: layout.orientation) { info.orientation = orientation }
        self.info = info
        self.data = data
    }

    /// Refuses blocks that extend beyond the file, before memory is allocated for them.
    private static func check(
        _ layout: TIFFLayout,
        byteCount: Int,
        limits: DecodingLimits
    ) throws(ImageCodingError) {
        guard layout.sampleCount > 0, layout.blockWidth > 0, layout.blockHeight > 0, layout.blockByteCount > 0 else {
            throw .corrupt(.tiff, "its blocks have no size")
        }
        try limits.checkDecoded(byteCount: layout.blockByteCount, format: .tiff)
        let (total, overflow) = layout.blockByteCount.multipliedReportingOverflow(by: max(1, layout.blockCount - 1))
        guard !overflow, layout.blockCount <= byteCount else { throw .truncated(.tiff, "its blocks aren't there") }
        if let ratio = layout.highestRatio, layout.blockCount > 1 || layout.isTiled {
            guard total / ratio <= byteCount else { throw .truncated(.tiff, "\(byteCount) bytes can't hold it") }
        } else if let ratio = layout.highestRatio {
            let rows = (layout.width * layout.bitsPerSample + 7) / 8 * layout.height
            guard rows / ratio <= byteCount else { throw .truncated(.tiff, "\(byteCount) bytes can't hold it") }
        }
    }

    private static func info(_ layout: TIFFLayout) -> ImageInfo {
        var info = ImageInfo(format: .tiff, width: layout.width, height: layout.height)
        info.bitsPerComponent = layout.bitsPerSample
        info.hasAlpha = layout.alphaSample != nil
        info.colorModel =
            switch layout.colors {
            case .gray: .gray
            case .palette: .indexed
            case .cmyk: .cmyk
            case .rgb, .other: .rgb
            }
        info.componentCount = (layout.colors == .palette ? 3 : layout.colorCount) + (info.hasAlpha ? 1 : 0)
        if let profile = layout.profile { info.merge(profile: ByteView(profile)) }
        return info
    }

    func decode(_ request: DecodingRequest) throws(ImageCodingError) -> Raster {
        let file = try TIFFFile(reading: data, at: directory, limits: request.limits)
        let stored = TIFFLayout(file)
        if stored.isJPEGInRGB {
            unsafe _ = file.withHandle {
                unsafe fovea_tiff_set($0, UInt32(TIFFTAG_JPEGCOLORMODE), UInt32(JPEGCOLORMODE_RGB))
            }
        }
        // Block sizes change once the library converts colors.
        let layout = TIFFLayout(file)
        if layout.colors == .other { return try decodeThroughLibrary(file, layout, request) }
        let isDeep = layout.bitsPerSample == 16 && request.nativeDepth && layout.colors != .cmyk
        let isGray = layout.colors == .gray && layout.alphaSample == nil
        let format: PixelFormat = isGray ? (isDeep ? .gray16 : .gray8) : (isDeep ? .rgba16 : .rgba8)
        var canvas = try Canvas(width: layout.width, height: layout.height, format: format, for: request)
        try TIFFBlocks(layout).read(from: file, into: &canvas)
        finishColors(of: &canvas, file, layout)
        return try canvas.raster(alpha: layout.alphaSample == nil ? .opaque : .straight, for: request)
    }

    private func finishColors(of canvas: inout Canvas, _ file: borrowing TIFFFile, _ layout: TIFFLayout) {
        switch layout.colors {
        case .cmyk:
            canvas.convertCMYKToSRGB(from: layout.profile, isInverted: false)
            return
        case .palette: canvas.replaceIndices(by: file.palette(count: 1 << layout.bitsPerSample))
        case .gray:
            if layout.photometric == Int(PHOTOMETRIC_MINISWHITE) { canvas.invertGray() }
            if layout.alphaSample != nil { canvas.spreadGray() }
        case .rgb, .other: break
        }
        if canvas.format.hasAlpha, layout.alphaSample == nil { canvas.makeOpaque() }
        if layout.isPremultiplied { canvas.unpremultiply() }
        if let profile = layout.profile { canvas.convertToSRGB(from: profile) }
    }

    /// Lets the library convert rare color models: CIE Lab, logarithmic colors, video without JPEG.
    private func decodeThroughLibrary(
        _ file: borrowing TIFFFile,
        _ layout: TIFFLayout,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Raster {
        // The library may return early from a strip with errors, so the rest has to be defined.
        var canvas = try Canvas(
            width: layout.width,
            height: layout.height,
            format: .rgba8,
            zeroed: true,
            for: request
        )
        let (width, height) = (UInt32(layout.width), UInt32(layout.height))
        let isDone = unsafe file.withHandle { handle in
            unsafe canvas.withBytes { pixels in
                unsafe TIFFReadRGBAImageOriented(
                    handle,
                    width,
                    height,
                    pixels.baseAddress?.assumingMemoryBound(to: UInt32.self),
                    Int32(layout.orientation),
                    1
                ) != 0
            }
        }
        guard isDone else { throw file.failure() }
        if layout.alphaSample != nil { canvas.unpremultiply() } else { canvas.makeOpaque() }
        return try canvas.raster(alpha: layout.alphaSample == nil ? .opaque : .straight, for: request)
    }
}
