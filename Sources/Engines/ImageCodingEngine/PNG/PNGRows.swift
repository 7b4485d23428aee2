import CDeflate
import CPNGRows
import Foundation
import PixelEngine

/// A fast path for the most frequent PNG files: 8 bits, color, not interlaced, as screenshots are.
///
/// A faster library than the general decoder's decompresses all rows at once, and blocks can be averaged as filters are
/// undone. For an unusual or damaged file it returns nil, and the general decoder reports the error. The pixels are
/// equal bit for bit.
struct PNGRows {
    private let header: PNGHeader
    private let data: Data

    init(_ data: Data, header: PNGHeader) {
        self.data = data
        self.header = header
    }

    /// A Boolean value that indicates whether the file suits the fast path.
    private var isSuitable: Bool {
        header.bitDepth == 8 && !header.isInterlaced && !header.hasTransparentColor
            && (header.colorType == 2 || header.colorType == 6)
    }

    private var unpackedByteCount: Int { header.unpackedByteCount + header.height }

    /// Returns the compressed rows if the fast path can average blocks of a factor in them.
    private func packed(for factor: Int) -> Data? {
        isSuitable && header.width.isMultiple(of: factor) && header.height.isMultiple(of: factor) ? packed() : nil
    }

    /// Decodes the pixels and averages blocks of a factor; nil leaves it to the general decoder.
    func decode(factor: Int, _ request: DecodingRequest) throws(ImageCodingError) -> Canvas? {
        guard let packed = packed(for: factor) else { return nil }
        return factor == 1
            ? try decodeInPlace(packed, request) : try decodeBlocks(packed, factor: factor, request)
    }

    /// Decodes the pixels in bands from the top and averages blocks of a factor; false leaves it to the general decoder.
    ///
    /// A band lies in the same memory as the one before, so that all that is done to it happens in the cache.
    func decodeBands(
        factor: Int,
        _ request: DecodingRequest,
        take: (Raster) throws(ImageCodingError) -> Void
    ) throws(ImageCodingError) -> Bool {
        let (width, height) = (header.width / factor, header.height / factor)
        // Four rows at a time are the fastest.
        let bandHeight = max(4, (1 << 18) / (width * 4) / 4 * 4)
        guard let packed = packed(for: factor), let rows = unpackedRows(packed, request),
            let band = unsafe PixelMemory.allocateUncleared(byteCount: width * 4 * min(bandHeight, height))
        else { return false }
        for top in stride(from: 0, to: height, by: bandHeight) {
            let count = min(bandHeight, height - top)
            let isDone = unsafe rows.withUnsafeMutableBytes { rows in
                unsafe band.withUnsafeMutableBytes { pixels in
                    unsafe undoFilters(
                        rows,
                        top * factor..<(top + count) * factor,
                        factor: factor,
                        to: pixels.baseAddress,
                        bytesPerRow: width * 4
                    )
                }
            }
            let pixels = Raster(
                width: width,
                height: count,
                bytesPerRow: width * 4,
                format: .rgba8,
                alpha: header.hasAlpha ? .straight : .opaque,
                memory: band
            )
            guard isDone, let pixels else { return false }
            try take(pixels)
        }
        return true
    }

    /// Decompresses the rows at the end of the canvas and moves each to its place, so that the picture takes its memory
    /// once.
    ///
    /// While a row is written, the filtered row above it is still needed. Eight rows of pixels and the rows' filter
    /// bytes keep the write position behind the read position: a row is written to 4w(y + 1) at most and the one above
    /// begins h(4w + 1) + 8w + 2 - (h - y + 1)(cw + 1) bytes from the start, which is no less for 3 and 4 channels c.
    private func decodeInPlace(_ packed: Data, _ request: DecodingRequest) throws(ImageCodingError) -> Canvas? {
        var canvas = try Canvas(
            width: header.width,
            height: header.height,
            format: .rgba8,
            room: 8 * header.width + header.height + 2,
            for: request
        )
        let (bytesPerRow, count) = (canvas.bytesPerRow, unpackedByteCount)
        let isDone = unsafe canvas.withBytesAndRoom { memory in
            let rows = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[(memory.count - count)...])
            return unsafe unpack(packed, to: rows)
                && undoFilters(rows, 0..<header.height, factor: 1, to: memory.baseAddress, bytesPerRow: bytesPerRow)
        }
        guard isDone else { return nil }
        return consume canvas
    }

    private func decodeBlocks(
        _ packed: Data,
        factor: Int,
        _ request: DecodingRequest
    ) throws(ImageCodingError) -> Canvas? {
        guard let rows = unpackedRows(packed, request) else { return nil }
        var canvas = try Canvas(
            width: header.width / factor,
            height: header.height / factor,
            format: .rgba8,
            for: request
        )
        let bytesPerRow = canvas.bytesPerRow
        let isDone = unsafe canvas.withBytes { pixels in
            unsafe rows.withUnsafeMutableBytes { rows in
                unsafe undoFilters(
                    rows,
                    0..<header.height,
                    factor: factor,
                    to: pixels.baseAddress,
                    bytesPerRow: bytesPerRow
                )
            }
        }
        guard isDone else { return nil }
        return consume canvas
    }

    /// The rows with their filters, or nil when they are damaged or too many.
    private func unpackedRows(_ packed: Data, _ request: DecodingRequest) -> PixelMemory? {
        guard unpackedByteCount <= request.limits.maximumDecodedByteCount,
            let rows = unsafe PixelMemory.allocateUncleared(byteCount: unpackedByteCount),
            unsafe rows.withUnsafeMutableBytes({ unsafe unpack(packed, to: $0) })
        else { return nil }
        return rows
    }

    @unsafe private func undoFilters(
        _ rows: UnsafeMutableRawBufferPointer,
        _ range: Range<Int>,
        factor: Int,
        to pixels: UnsafeMutableRawPointer?,
        bytesPerRow: Int
    ) -> Bool {
        unsafe fovea_png_rows(
            rows.baseAddress?.assumingMemoryBound(to: UInt8.self),
            header.width,
            range.lowerBound,
            range.upperBound,
            CInt(header.channelCount),
            CInt(factor),
            pixels?.assumingMemoryBound(to: UInt8.self),
            bytesPerRow
        )
    }

    /// The compressed rows in one piece, or nil when a checksum is wrong or the file ends early.
    private func packed() -> Data? {
        var packed = Data(capacity: header.packedByteCount)
        let isWhole = unsafe data.withUnsafeBytes { bytes in
            var position = 8
            while position + 12 <= bytes.count {
                func number(_ place: Int) -> UInt32 {
                    UInt32(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                }
                let (length, type) = (Int(number(position)), number(position + 4))
                guard length <= bytes.count - position - 12 else { return false }
                if type == 0x4944_4154 {  // IDAT
                    let chunk = unsafe UnsafeRawBufferPointer(rebasing: bytes[position + 4..<position + 8 + length])
                    let sum = unsafe libdeflate_crc32(0, chunk.baseAddress, chunk.count)
                    guard sum == number(position + 8 + length) else { return false }
                    unsafe packed.append(contentsOf: chunk.dropFirst(4))
                } else if type == 0x4945_4E44 {  // IEND
                    return true
                }
                position += 12 + length
            }
            return false
        }
        return isWhole ? packed : nil
    }

    @unsafe private func unpack(_ packed: Data, to rows: UnsafeMutableRawBufferPointer) -> Bool {
        guard let unpacker = unsafe libdeflate_alloc_decompressor() else { return false }
        defer { unsafe libdeflate_free_decompressor(unpacker) }
        return unsafe packed.withUnsafeBytes { packed in
            // Without a pointer for the number of bytes, the output has to fill the buffer exactly.
            unsafe libdeflate_zlib_decompress(
                unpacker,
                packed.baseAddress,
                packed.count,
                rows.baseAddress,
                rows.count,
                nil
            ) == LIBDEFLATE_SUCCESS
        }
    }
}
