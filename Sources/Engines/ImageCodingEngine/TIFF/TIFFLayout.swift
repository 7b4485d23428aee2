import CTIFF
import Foundation

/// The storage layout of a page of a TIFF file.
struct TIFFLayout: Sendable {
    let width: Int
    let height: Int
    let bitsPerSample: Int
    let sampleCount: Int
    let photometric: Int
    let compression: Int
    let sampleFormat: Int
    let orientation: Int
    /// A Boolean value that indicates whether each component has blocks of its own.
    let isPlanar: Bool
    let isTiled: Bool
    let blockWidth: Int
    let blockHeight: Int
    let blockCount: Int
    /// The bytes of one decompressed block.
    let blockByteCount: Int
    let extraSamples: [Int]
    let profile: Data?

    init(_ file: borrowing TIFFFile) {
        width = file.u32(TIFFTAG_IMAGEWIDTH)
        height = file.u32(TIFFTAG_IMAGELENGTH)
        bitsPerSample = file.u16(TIFFTAG_BITSPERSAMPLE)
        sampleCount = file.u16(TIFFTAG_SAMPLESPERPIXEL)
        photometric = file.u16(TIFFTAG_PHOTOMETRIC)
        compression = file.u16(TIFFTAG_COMPRESSION)
        sampleFormat = file.u16(TIFFTAG_SAMPLEFORMAT)
        orientation = file.u16(TIFFTAG_ORIENTATION)
        isPlanar = file.u16(TIFFTAG_PLANARCONFIG) == Int(PLANARCONFIG_SEPARATE)
        isTiled = unsafe file.withHandle { unsafe TIFFIsTiled($0) != 0 }
        if isTiled {
            blockWidth = file.u32(TIFFTAG_TILEWIDTH)
            blockHeight = file.u32(TIFFTAG_TILELENGTH)
            blockCount = unsafe file.withHandle { unsafe Int(TIFFNumberOfTiles($0)) }
            blockByteCount = unsafe file.withHandle { unsafe Int(TIFFTileSize($0)) }
        } else {
            blockWidth = width
            blockHeight = min(height, max(1, file.u32(TIFFTAG_ROWSPERSTRIP)))
            blockCount = unsafe file.withHandle { unsafe Int(TIFFNumberOfStrips($0)) }
            blockByteCount = unsafe file.withHandle { unsafe Int(TIFFStripSize($0)) }
        }
        extraSamples = file.extraSamples()
        profile = file.bytes(TIFFTAG_ICCPROFILE)
    }
}

extension TIFFLayout {
    /// A role of the components of one pixel.
    enum Colors: Sendable {
        case gray, rgb, palette, cmyk
        /// Any other; the library converts it to RGB.
        case other
    }

    var colors: Colors {
        guard sampleFormat == 1, [1, 2, 4, 8, 16].contains(bitsPerSample) else { return .other }
        switch photometric {
        case Int(PHOTOMETRIC_MINISBLACK), Int(PHOTOMETRIC_MINISWHITE): return .gray
        case Int(PHOTOMETRIC_RGB) where sampleCount >= 3: return .rgb
        case Int(PHOTOMETRIC_PALETTE) where bitsPerSample <= 8: return .palette
        case Int(PHOTOMETRIC_SEPARATED) where sampleCount >= 4 && bitsPerSample >= 8: return .cmyk
        // The library is told to return RGB in this case.
        case Int(PHOTOMETRIC_YCBCR) where isJPEGInRGB: return .rgb
        default: return .other
        }
    }

    /// A Boolean value that indicates whether the blocks are JPEG in the usual color transform.
    var isJPEGInRGB: Bool {
        compression == Int(COMPRESSION_JPEG) && photometric == Int(PHOTOMETRIC_YCBCR) && !isPlanar && sampleCount == 3
    }

    var colorCount: Int {
        switch colors {
        case .gray, .palette: 1
        case .rgb: 3
        case .cmyk: 4
        case .other: min(sampleCount, 3)
        }
    }

    /// The position of alpha among the components, if there is alpha.
    var alphaSample: Int? {
        guard colors != .cmyk, let first = extraSamples.first, sampleCount > colorCount else { return nil }
        return first == Int(EXTRASAMPLE_ASSOCALPHA) || first == Int(EXTRASAMPLE_UNASSALPHA) ? colorCount : nil
    }

    var isPremultiplied: Bool { alphaSample != nil && extraSamples.first == Int(EXTRASAMPLE_ASSOCALPHA) }

    /// The highest compression ratio.
    var highestRatio: Int? {
        switch compression {
        case Int(COMPRESSION_NONE): 1
        case Int(COMPRESSION_PACKBITS): 64
        case Int(COMPRESSION_ADOBE_DEFLATE), Int(COMPRESSION_DEFLATE): 1032
        case Int(COMPRESSION_LZW): 2731
        default: nil
        }
    }
}
