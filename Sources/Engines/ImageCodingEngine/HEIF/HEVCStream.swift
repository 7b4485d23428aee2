import Foundation

/// The sizes in an HEVC stream.
///
/// Follows ITU-T H.265, sections 7.3.1 and 7.3.2.2, as far as the size.
struct HEVCStream {
    /// Each size that a sequence parameter set declares, after its conformance window is applied.
    private(set) var sizes: [ImageInfo.Size] = []
    /// The largest picture before cropping.
    private(set) var largest = ImageInfo.Size(width: 0, height: 0)
    /// The number of slices; each may go over the whole picture.
    private(set) var sliceCount = 0
    /// The number of units of any kind.
    private(set) var partCount = 0

    /// Parses the units inside an `hvcC` box.
    mutating func read(configuration view: ByteView) throws(ImageCodingError) {
        guard let arrays = view.u8(22) else { throw .corrupt(.heic, "its decoder isn't configured") }
        var position = 23
        for _ in 0..<arrays {
            guard let count = view.u16(position + 1) else { throw .truncated(.heic) }
            position += 3
            for _ in 0..<count {
                guard let length = view.u16(position), let part = view.slice(position + 2, count: length) else {
                    throw .truncated(.heic)
                }
                try read(part: part)
                position += 2 + length
            }
        }
    }

    /// Parses the units of an item, each after its length in four bytes, the only length size that the library
    /// supports.
    mutating func read(item view: ByteView) throws(ImageCodingError) {
        var position = 0
        while position < view.count {
            guard let length = view.u32(position), let part = view.slice(position + 4, count: length) else {
                throw .truncated(.heic, "its picture is cut")
            }
            try read(part: part)
            position += 4 + length
        }
    }

    private mutating func read(part: ByteView) throws(ImageCodingError) {
        partCount += 1
        guard let head = part.u16(0), head >> 3 & 0x3F == 0 else { return }
        switch head >> 9 & 0x3F {
        case 0..<32: sliceCount += 1
        case 33:
            guard let set = Self.size(inSequenceParameterSet: part) else {
                throw .corrupt(.heic, "its picture has no size")
            }
            sizes.append(set.shown)
            largest.width = max(largest.width, set.coded.width)
            largest.height = max(largest.height, set.coded.height)
        default: break
        }
    }

    /// The coded size and the size of the conformance window.
    private static func size(
        inSequenceParameterSet part: ByteView
    ) -> (coded: ImageInfo.Size, shown: ImageInfo.Size)? {
        var bits = BitReader(unescaped(part.data.dropFirst(2).prefix(512)))
        guard bits.skip(4), let layers = bits.bits(3), bits.skip(1),
            skipProfile(&bits, subLayerCount: layers), bits.golomb() != nil, let chroma = bits.golomb(),
            chroma <= 3
        else { return nil }
        if chroma == 3, !bits.skip(1) { return nil }
        guard let width = bits.golomb(), let height = bits.golomb(), let isCut = bits.flag() else { return nil }
        let coded = ImageInfo.Size(width: width, height: height)
        guard isCut else { return (coded, coded) }
        guard let left = bits.golomb(), let right = bits.golomb(), let top = bits.golomb(),
            let bottom = bits.golomb()
        else { return nil }
        let (across, down) = (chroma == 1 || chroma == 2 ? 2 : 1, chroma == 1 ? 2 : 1)
        let shown = ImageInfo.Size(width: width - across * (left + right), height: height - down * (top + bottom))
        return shown.width > 0 && shown.height > 0 ? (coded, shown) : nil
    }

    /// Section 7.3.3: 88 bits and a level, then the same for the sub-layers that have them.
    private static func skipProfile(_ bits: inout BitReader, subLayerCount: Int) -> Bool {
        guard bits.skip(96) else { return false }
        guard subLayerCount > 0 else { return true }
        var sum = 0
        for index in 0..<8 {
            guard let hasProfile = bits.flag(), let hasLevel = bits.flag() else { return false }
            if index < subLayerCount { sum += (hasProfile ? 88 : 0) + (hasLevel ? 8 : 0) }
        }
        return bits.skip(sum)
    }

    /// Removes the emulation prevention bytes of a stream.
    private static func unescaped(_ bytes: Data) -> [UInt8] {
        var result: [UInt8] = []
        var zeros = 0
        for byte in bytes {
            if zeros >= 2, byte == 3 {
                zeros = 0
                continue
            }
            zeros = byte == 0 ? zeros + 1 : 0
            result.append(byte)
        }
        return result
    }
}
