public import PixelEngine

extension PixelLayout {
    /// Converts pixels of this layout to an engine's format of the same precision.
    ///
    /// `bytes` holds `height` rows, `bytesPerRow` apart. Colors keep their values; CMYK becomes RGB.
    public func unpacked(
        _ bytes: UnsafeRawBufferPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int
    ) throws(PixelError) -> Raster {
        let rowBytes = (width * bitsPerPixel + 7) / 8
        guard isSupported, bytes.count >= bytesPerRow * (height - 1) + rowBytes else {
            throw PixelError(
                code: .unsupportedConversion,
                message: "Pixels of \(bitsPerPixel) bits with components of \(bitsPerComponent) can't be read."
            )
        }
        let rows = unsafe Rows(bytes: bytes, width: width, height: height, bytesPerRow: bytesPerRow)
        return switch (bitsPerComponent, model) {
        case (1...4, _): try unsafe unpackBits(rows)
        case (8, .cmyk): try unsafe unpackInks(rows)
        case (8, _): try unsafe unpack(rows, as: UInt8.self, opaque: .max)
        case (16, _): try unsafe unpack(rows, as: UInt16.self, opaque: isFloat ? 0x3C00 : .max)
        default: try unsafe unpack(rows, as: UInt32.self, opaque: 0x3F80_0000)
        }
    }

    /// Source rows during a conversion.
    @unsafe private struct Rows {
        let bytes: UnsafeRawBufferPointer
        let width: Int
        let height: Int
        let bytesPerRow: Int
    }

    /// The engines' format that holds every component at full precision.
    private var unpackedFormat: PixelFormat {
        let isGray = model == .gray && (alphaPlace == .absent || alpha == .opaque)
        return switch (bitsPerComponent, isFloat) {
        case (16, false): isGray ? .gray16 : .rgba16
        case (16, true): isGray ? .grayHalf : .rgbaHalf
        case (32, _): isGray ? .grayFloat : .rgbaFloat
        default: isGray ? .gray8 : .rgba8
        }
    }

    /// The index of each output component in a source pixel; nil stands for opaque or black.
    private var sources: [Int?] {
        let first = alphaPlace == .first ? 1 : 0
        let alphaIndex: Int? = alphaPlace == .absent || alpha == .opaque ? nil : alphaPlace == .first ? 0 : colorCount
        let indices: [Int?] =
            switch model {
            case .gray where unpackedFormat.componentCount == 1: [first]
            case .gray: [first, first, first, alphaIndex]
            case .rgb: [first, first + 1, first + 2, alphaIndex]
            case .alphaOnly, .cmyk: [nil, nil, nil, 0]
            }
        // Components that share a byte-swapped unit trade places; wider ones only reverse their own bytes.
        let unit = bitsPerComponent == 8 ? byteOrder.rawValue : 1
        return indices.map { $0.map { ($0 / unit) * unit + unit - 1 - $0 % unit } }
    }

    private func unpack<Component: FixedWidthInteger>(
        _ rows: Rows,
        as type: Component.Type,
        opaque: Component
    ) throws(PixelError) -> Raster {
        let sources = sources
        let stride = bitsPerPixel / bitsPerComponent
        let isBig = byteOrder == .big
        let outputAlpha = model == .alphaOnly ? AlphaMode.premultiplied : alphaPlace == .absent ? .opaque : alpha
        return try unsafe Raster(
            width: rows.width,
            height: rows.height,
            format: unpackedFormat,
            alpha: outputAlpha
        ) { (output, outputBytesPerRow) throws(PixelError) in
            let size = MemoryLayout<Component>.size
            let pixelSize = sources.count * size
            for y in unsafe 0..<rows.height {
                for (index, source) in sources.enumerated() {
                    let target = y * outputBytesPerRow + index * size
                    guard let source else {
                        // Missing colors stay black, missing alpha is opaque.
                        guard index == 3 else { continue }
                        for x in unsafe 0..<rows.width {
                            unsafe output.storeBytes(of: opaque, toByteOffset: target + x * pixelSize, as: type)
                        }
                        continue
                    }
                    let first = unsafe y * rows.bytesPerRow + source * size
                    for x in unsafe 0..<rows.width {
                        let offset = first + x * stride * size
                        let value = unsafe rows.bytes.loadUnaligned(fromByteOffset: offset, as: type)
                        unsafe output.storeBytes(
                            of: isBig ? Component(bigEndian: value) : value,
                            toByteOffset: target + x * pixelSize,
                            as: type
                        )
                    }
                }
            }
        }
    }

    private func unpackBits(_ rows: Rows) throws(PixelError) -> Raster {
        let largest = 1 << bitsPerComponent - 1
        return try unsafe Raster(width: rows.width, height: rows.height, format: .gray8, alpha: .opaque) {
            (output, outputBytesPerRow) throws(PixelError) in
            for y in unsafe 0..<rows.height {
                for x in unsafe 0..<rows.width {
                    let bit = x * bitsPerComponent
                    let byte = unsafe Int(rows.bytes[y * rows.bytesPerRow + bit / 8])
                    let value = byte >> (8 - bitsPerComponent - bit % 8) & largest
                    unsafe output[y * outputBytesPerRow + x] = UInt8(value * 255 / largest)
                }
            }
        }
    }

    private func unpackInks(_ rows: Rows) throws(PixelError) -> Raster {
        let stride = bitsPerPixel / 8
        let first = alphaPlace == .first ? 1 : 0
        return try unsafe Raster(width: rows.width, height: rows.height, format: .rgba8, alpha: .opaque) {
            (output, outputBytesPerRow) throws(PixelError) in
            for y in unsafe 0..<rows.height {
                for x in unsafe 0..<rows.width {
                    let pixel = unsafe y * rows.bytesPerRow + x * stride + first
                    let light = unsafe 255 - Int(rows.bytes[pixel + 3])
                    let target = y * outputBytesPerRow + x * 4
                    for ink in 0..<3 {
                        let value = unsafe (255 - Int(rows.bytes[pixel + ink])) * light
                        unsafe output[target + ink] = UInt8((value + 127) / 255)
                    }
                    unsafe output[target + 3] = 255
                }
            }
        }
    }
}
