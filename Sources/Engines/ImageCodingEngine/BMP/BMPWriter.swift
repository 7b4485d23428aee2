import Foundation
import PixelEngine

/// A writer of Windows bitmaps: 8 bits for gray, 24 for color, 32 with declared bits for alpha.
enum BMPWriter {
    static func encode(_ raster: Raster, _ options: EncodingOptions) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .keep, isDeepAllowed: false, for: .bmp)
        let bits = 8 * rows.componentCount
        let bytesPerRow = (rows.width * bits + 31) / 32 * 4
        let headerSize = bits == 32 ? 108 : 40
        let paletteSize = bits == 8 ? 1024 : 0
        let pixelStart = 14 + headerSize + paletteSize
        guard let fileSize = UInt32(exactly: pixelStart + bytesPerRow * rows.height) else {
            throw .encodingFailed(.bmp, "it would be larger than the format allows. Use PNG instead")
        }
        var file = Data("BM".utf8)
        file.reserveCapacity(Int(fileSize))
        file.appendLittleEndian(fileSize)
        file.appendLittleEndian(UInt32(0))
        file.appendLittleEndian(UInt32(pixelStart))
        appendHeader(rows, size: headerSize, options, to: &file)
        if bits == 8 {
            for level in 0...255 { file.append(contentsOf: [UInt8(level), UInt8(level), UInt8(level), 0]) }
        }
        appendPixels(rows, bytesPerRow: bytesPerRow, to: &file)
        return file
    }

    private static func appendHeader(_ rows: EncoderRows, size: Int, _ options: EncodingOptions, to file: inout Data) {
        let metric = options.resolution?.pixels(perInches: 1 / 0.0254) ?? (horizontal: 2835, vertical: 2835)
        file.appendLittleEndian(UInt32(size))
        file.appendLittleEndian(Int32(rows.width))
        file.appendLittleEndian(Int32(rows.height))
        file.appendLittleEndian(UInt16(1))
        file.appendLittleEndian(UInt16(8 * rows.componentCount))
        file.appendLittleEndian(UInt32(rows.componentCount == 4 ? 3 : 0))
        file.appendLittleEndian(UInt32(0))
        file.appendLittleEndian(Int32(clamping: metric.horizontal))
        file.appendLittleEndian(Int32(clamping: metric.vertical))
        file.appendLittleEndian(UInt32(rows.componentCount == 1 ? 256 : 0))
        file.appendLittleEndian(UInt32(0))
        guard rows.componentCount == 4 else { return }
        for mask: UInt32 in [0x00FF_0000, 0x0000_FF00, 0x0000_00FF, 0xFF00_0000] { file.appendLittleEndian(mask) }
        file.append(contentsOf: "BGRs".utf8)
        file.append(Data(count: 48))
    }

    private static func appendPixels(_ rows: EncoderRows, bytesPerRow: Int, to file: inout Data) {
        let size = rows.componentCount
        for row in (0..<rows.height).reversed() {
            var line = Array(rows.bytes[row * rows.bytesPerRow..<(row + 1) * rows.bytesPerRow])
            if size >= 3 { for pixel in stride(from: 0, to: line.count, by: size) { line.swapAt(pixel, pixel + 2) } }
            file.append(contentsOf: line)
            file.append(Data(count: bytesPerRow - line.count))
        }
    }
}
