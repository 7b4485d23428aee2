package import Foundation

/// The headers of a Windows bitmap.
package struct BMPHeader: FormatHeader, Sendable {
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    /// A Boolean value that indicates whether the first row is the top.
    package private(set) var isTopDown = false
    /// The number of bits of a pixel.
    package private(set) var bitCount = 24
    /// The compression of rows.
    package private(set) var packing = Packing.none
    /// The bits of red, green, blue and alpha in a pixel of 16 or 32 bits.
    package private(set) var masks: [Mask] = []
    /// Red, green and blue of each palette entry.
    package private(set) var palette: [[UInt8]] = []
    /// The position of the first row.
    package private(set) var pixelStart = 0
    /// The color profile.
    package private(set) var profile: Data?
    /// The resolution in the file's metadata.
    package private(set) var resolution: ImageResolution?
    private let byteCount: Int

    /// A compression of rows.
    package enum Packing: Int, Sendable {
        /// No compression.
        case none = 0
        /// Runs of eight-bit pixels.
        case runs8 = 1
        /// Runs of four-bit pixels.
        case runs4 = 2
        /// No compression, with the components' bit masks in the header.
        case bitFields = 3
        /// The same, with alpha.
        case bitFieldsWithAlpha = 6
    }

    /// Parses the headers, which take no work.
    package init(_ data: Data, maximumWork: Int = DecodingWork.maximum) throws(ImageCodingError) {
        byteCount = data.count
        let view = ByteView(data, isLittleEndian: true)
        guard let start = view.u32(10), let headerSize = view.u32(14) else { throw .truncated(.bmp) }
        pixelStart = start
        if headerSize == 12 { try readCore(view) } else { try readInfo(view, headerSize: headerSize) }
        try checkPacking()
        try readPalette(view, headerSize: headerSize)
        if headerSize >= 124, view.u32(70) == 0x4D42_4544, let offset = view.u32(126), let count = view.u32(130) {
            profile = view.slice(14 + offset, count: count)?.data
        }
    }

    private mutating func readCore(_ view: ByteView) throws(ImageCodingError) {
        guard let width = view.u16(18), let height = view.u16(20), let bits = view.u16(24) else {
            throw .truncated(.bmp)
        }
        (self.width, self.height, bitCount) = (width, height, bits)
    }

    private mutating func readInfo(_ view: ByteView, headerSize: Int) throws(ImageCodingError) {
        guard let width = view.i32(18), let height = view.i32(22), let bits = view.u16(28) else {
            throw .truncated(.bmp)
        }
        (self.width, self.height, isTopDown, bitCount) = (width, abs(height), height < 0, bits)
        guard headerSize >= 40 else { return }
        guard let code = view.u32(30), let horizontal = view.i32(38), let vertical = view.i32(42) else {
            throw .truncated(.bmp)
        }
        guard let packing = Packing(rawValue: code) else {
            throw .unsupported(.bmp, "it packs its pixels in way \(code)")
        }
        self.packing = packing
        resolution = .init(pixelsPerUnit: (Double(horizontal) / 100, Double(vertical) / 100), isMetric: true)
        if packing == .bitFields || packing == .bitFieldsWithAlpha {
            let count = headerSize >= 56 || packing == .bitFieldsWithAlpha ? 4 : 3
            for index in 0..<count {
                guard let bits = view.u32(54 + 4 * index) else { throw .truncated(.bmp) }
                masks.append(try Mask(UInt32(bits)))
            }
        }
    }

    private mutating func checkPacking() throws(ImageCodingError) {
        let allowed: Set<Int> =
            switch packing {
            case .none: [1, 2, 4, 8, 16, 24, 32]
            case .runs8: [8]
            case .runs4: [4]
            case .bitFields, .bitFieldsWithAlpha: [16, 32]
            }
        guard allowed.contains(bitCount) else {
            throw .corrupt(.bmp, "\(bitCount) bits a pixel don't go with its packing")
        }
        guard masks.isEmpty else { return }
        let defaults: [UInt32] =
            switch bitCount {
            case 16: [0x7C00, 0x03E0, 0x001F]
            case 32: [0x00FF_0000, 0x0000_FF00, 0x0000_00FF]
            default: []
            }
        for bits in defaults { masks.append(try Mask(bits)) }
    }

    private mutating func readPalette(_ view: ByteView, headerSize: Int) throws(ImageCodingError) {
        guard bitCount <= 8 else { return }
        let entrySize = headerSize == 12 ? 3 : 4
        let stated = headerSize >= 40 ? view.u32(46) ?? 0 : 0
        let start = 14 + headerSize
        var count = stated == 0 ? 1 << bitCount : min(stated, 256)
        if pixelStart > start { count = min(count, (pixelStart - start) / entrySize) }
        for index in 0..<count {
            guard let blue = view.u8(start + entrySize * index), let green = view.u8(start + entrySize * index + 1),
                let red = view.u8(start + entrySize * index + 2)
            else { throw .truncated(.bmp) }
            palette.append([UInt8(red), UInt8(green), UInt8(blue)])
        }
        guard !palette.isEmpty else { throw .corrupt(.bmp, "it has no palette") }
    }
}

extension BMPHeader {
    /// The bits of one component in a pixel.
    package struct Mask: Sendable {
        let shift: UInt32
        let maximum: UInt32

        init(_ bits: UInt32) throws(ImageCodingError) {
            shift = bits == 0 ? 0 : UInt32(bits.trailingZeroBitCount)
            maximum = bits >> shift
            guard maximum & (maximum &+ 1) == 0 else { throw .corrupt(.bmp, "a component's bits have gaps") }
        }

        /// Returns the component of a pixel, scaled to 8 bits and rounded.
        package func component(of pixel: UInt32) -> UInt8 {
            guard maximum > 0 else { return 0 }
            let value = UInt64(pixel >> shift & maximum)
            return UInt8((value * 255 + UInt64(maximum) / 2) / UInt64(maximum))
        }
    }

    /// A Boolean value that indicates whether pixels can be transparent.
    package var hasAlpha: Bool { masks.count == 4 && masks[3].maximum > 0 }

    /// The row stride without compression.
    package var bytesPerRow: Int { (width * bitCount + 31) / 32 * 4 }

    /// Refuses a file too short for its picture.
    package func check(maximumWork: Int) throws(ImageCodingError) {
        guard pixelStart <= byteCount else { throw .truncated(.bmp) }
        guard packing != .runs8, packing != .runs4 else { return }
        // The last row may lack its padding. The product of 32-bit sides can overflow.
        let (rows, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
        let (end, overflowToo) = rows.addingReportingOverflow(pixelStart + (width * bitCount + 7) / 8)
        guard !overflow, !overflowToo, end <= byteCount else {
            throw .truncated(.bmp, "\(byteCount) bytes can't hold \(width) × \(height) pixels")
        }
    }
}
