import Foundation
import PixelEngine

/// A reader for Windows bitmaps.
struct BMPReader: FormatReader {
    let info: ImageInfo
    private let data: Data
    private let header: BMPHeader

    init(data: Data, format: ImageFileFormat, limits: DecodingLimits) throws(ImageCodingError) {
        let header = try BMPHeader(data)
        try limits.check(width: header.width, height: header.height, format: .bmp)
        try header.check(maximumWork: limits.maximumWork)
        var info = ImageInfo(format: .bmp, width: header.width, height: header.height)
        info.bitsPerComponent = header.bitCount == 16 ? 5 : min(header.bitCount, 8)
        info.hasAlpha = header.hasAlpha
        info.componentCount = header.hasAlpha ? 4 : 3
        info.colorModel = header.palette.isEmpty ? .rgb : .indexed
        info.resolution = header.resolution
        if let profile = header.profile { info.merge(profile: ByteView(profile)) }
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
        var alpha: AlphaMode = header.hasAlpha ? .straight : .opaque
        switch header.packing {
        case .runs8, .runs4:
            // Runs may skip pixels, which then stay transparent.
            if try unpackRuns(into: &canvas) { alpha = .straight }
        case .none, .bitFields, .bitFieldsWithAlpha:
            for row in 0..<header.height { readRow(row, into: &canvas) }
        }
        if let profile = header.profile { canvas.convertToSRGB(from: profile) }
        return try canvas.raster(alpha: alpha, for: request)
    }

    private func unpackRuns(into canvas: inout Canvas) throws(ImageCodingError) -> Bool {
        let header = header
        return try canvas.edit { target throws(ImageCodingError) in
            var runs = BMPRuns(data: data, position: header.pixelStart, header: header)
            try runs.unpack(into: &target)
            return runs.paintedCount < header.width * header.height
        }
    }

    private func readRow(_ row: Int, into canvas: inout Canvas) {
        let header = header
        let bytes = data.span
        let source = header.pixelStart + row * header.bytesPerRow
        let start = (header.isTopDown ? row : header.height - 1 - row) * canvas.bytesPerRow
        canvas.edit { target in
            switch header.bitCount {
            case 24:
                for column in 0..<header.width {
                    let pixel = source + 3 * column
                    let components = (bytes[pixel + 2], bytes[pixel + 1], bytes[pixel])
                    target.setPixel(start + 4 * column, components.0, components.1, components.2, 255)
                }
            case 16, 32:
                let size = header.bitCount / 8
                for column in 0..<header.width {
                    var pixel: UInt32 = 0
                    for index in (0..<size).reversed() {
                        pixel = pixel << 8 | UInt32(bytes[source + size * column + index])
                    }
                    target.setPixel(
                        start + 4 * column,
                        header.masks[0].component(of: pixel),
                        header.masks[1].component(of: pixel),
                        header.masks[2].component(of: pixel),
                        header.hasAlpha ? header.masks[3].component(of: pixel) : 255
                    )
                }
            default:
                for column in 0..<header.width {
                    let bit = column * header.bitCount
                    let shift = 8 - header.bitCount - bit % 8
                    let index = Int(bytes[source + bit / 8] >> UInt8(shift)) & (1 << header.bitCount - 1)
                    target.setPixel(start + 4 * column, header.color(index))
                }
            }
        }
    }
}

extension BMPHeader {
    /// The color of a palette entry; entries beyond the palette are black.
    func color(_ index: Int) -> [UInt8] { index < palette.count ? palette[index] : [0, 0, 0] }
}

extension MutableSpan<UInt8> {
    /// Writes one pixel.
    mutating func setPixel(_ position: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
        self[position] = red
        self[position + 1] = green
        self[position + 2] = blue
        self[position + 3] = alpha
    }

    /// Writes one opaque pixel.
    mutating func setPixel(_ position: Int, _ color: [UInt8]) {
        setPixel(position, color[0], color[1], color[2], 255)
    }
}
