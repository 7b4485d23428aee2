import CTIFF
import Foundation
import PixelEngine

/// The strips or tiles of a TIFF picture, copied to a canvas.
struct TIFFBlocks {
    private let layout: TIFFLayout

    init(_ layout: TIFFLayout) {
        self.layout = layout
    }

    /// A block with its position in the picture.
    private struct Block {
        let x: Int
        let y: Int
        let columns: Int
        let rows: Int
        let firstSample: Int
        let sampleCount: Int
        let bytesPerRow: Int
    }

    /// Reads every block and writes its components.
    func read(from file: borrowing TIFFFile, into canvas: inout Canvas) throws(ImageCodingError) {
        var buffer = [UInt8](repeating: 0, count: layout.blockByteCount)
        let columns = (layout.width + layout.blockWidth - 1) / layout.blockWidth
        let rows = (layout.height + layout.blockHeight - 1) / layout.blockHeight
        let sampleCount = layout.isPlanar ? 1 : layout.sampleCount
        let bytesPerRow = (layout.blockWidth * sampleCount * layout.bitsPerSample + 7) / 8
        for number in 0..<columns * rows * (layout.isPlanar ? layout.sampleCount : 1) where layout.isUsed(number) {
            let place = number % (columns * rows)
            let (x, y) = (place % columns * layout.blockWidth, place / columns * layout.blockHeight)
            let block = Block(
                x: x,
                y: y,
                columns: min(layout.blockWidth, layout.width - x),
                rows: min(layout.blockHeight, layout.height - y),
                firstSample: number / (columns * rows),
                sampleCount: sampleCount,
                bytesPerRow: bytesPerRow
            )
            try fill(&buffer, from: file, number: number, needed: bytesPerRow * block.rows)
            copySamples(of: buffer, block, canvas: &canvas)
        }
    }

    private func fill(
        _ buffer: inout [UInt8],
        from file: borrowing TIFFFile,
        number: Int,
        needed: Int
    ) throws(ImageCodingError) {
        let isTiled = layout.isTiled
        let count = unsafe file.withHandle { handle in
            unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe isTiled
                    ? TIFFReadEncodedTile(handle, UInt32(number), bytes.baseAddress, tmsize_t(bytes.count))
                    : TIFFReadEncodedStrip(handle, UInt32(number), bytes.baseAddress, tmsize_t(bytes.count))
            }
        }
        guard count >= 0 else { throw file.failure() }
        guard count >= needed, needed <= buffer.count else { throw .truncated(.tiff, "block \(number) is too short") }
    }

    /// The component of the canvas for a sample of the file.
    private func component(of sample: Int, in canvas: borrowing Canvas) -> Int? {
        if sample == layout.alphaSample { return 3 }
        return sample < layout.colorCount ? sample : nil
    }

    private func copySamples(of buffer: [UInt8], _ block: Block, canvas: inout Canvas) {
        for sample in 0..<block.sampleCount {
            guard let component = component(of: block.firstSample + sample, in: canvas) else { continue }
            if canvas.format.bytesPerComponent == 2 {
                copyDeep(buffer, block, sample: sample, to: component, canvas: &canvas)
            } else {
                copy(buffer, block, sample: sample, to: component, canvas: &canvas)
            }
        }
    }

    private func copyDeep(_ buffer: [UInt8], _ block: Block, sample: Int, to component: Int, canvas: inout Canvas) {
        let (pixelSize, width) = (canvas.format.componentCount, canvas.width)
        canvas.edit(as: UInt16.self) { target in
            let bytes = buffer.span
            for row in 0..<block.rows {
                var source = row * block.bytesPerRow + 2 * sample
                var position = ((block.y + row) * width + block.x) * pixelSize + component
                for _ in 0..<block.columns {
                    target[position] = Self.word(bytes, source)
                    source += 2 * block.sampleCount
                    position += pixelSize
                }
            }
        }
    }

    private func copy(_ buffer: [UInt8], _ block: Block, sample: Int, to component: Int, canvas: inout Canvas) {
        let (pixelSize, width, bits) = (canvas.format.componentCount, canvas.width, layout.bitsPerSample)
        // Fewer bits are scaled to the full range, but palette indices stay unchanged.
        let factor = layout.colors == .palette || bits >= 8 ? 1 : UInt8(255 / (1 << bits - 1))
        canvas.edit { target in
            let bytes = buffer.span
            for row in 0..<block.rows {
                let source = row * block.bytesPerRow
                var position = ((block.y + row) * width + block.x) * pixelSize + component
                for column in 0..<block.columns {
                    let index = column * block.sampleCount + sample
                    switch bits {
                    case 8: target[position] = bytes[source + index]
                    case 16: target[position] = Self.word(bytes, source + 2 * index).roundedToByte
                    default:
                        let bit = index * bits
                        let shift = UInt8(8 - bits - bit % 8)
                        target[position] = (bytes[source + bit / 8] >> shift & (1 << bits - 1)) &* factor
                    }
                    position += pixelSize
                }
            }
        }
    }

    /// A component of 16 bits, which the library returns in native byte order.
    private static func word(_ bytes: Span<UInt8>, _ position: Int) -> UInt16 {
        let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
        return UInt16(littleEndian: 1) == 1 ? second << 8 | first : first << 8 | second
    }
}
