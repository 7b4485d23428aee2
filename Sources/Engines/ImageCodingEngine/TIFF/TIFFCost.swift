import CTIFF
import Foundation

/// The size and the decompression cost of a TIFF picture's blocks.
struct TIFFCost {
    private let layout: TIFFLayout
    private let byteCount: Int

    init(_ layout: TIFFLayout, byteCount: Int) {
        self.layout = layout
        self.byteCount = byteCount
    }

    /// Refuses blocks that extend beyond the file, that overlap or that take too long.
    func check(_ file: borrowing TIFFFile, in data: Data, limits: DecodingLimits) throws(ImageCodingError) {
        var work = DecodingWork()
        work.add(layout.blockCount, .block)
        try limits.check(work, .tiff, "\(layout.blockCount) blocks")
        var packed = 0
        for number in 0..<layout.blockCount {
            let place = block(number, of: file)
            guard place.start <= byteCount - place.count else { throw .truncated(.tiff, "block \(number) is cut") }
            packed += place.count
            guard packed <= byteCount else { throw .corrupt(.tiff, "its blocks share their bytes") }
            if layout.isUsed(number) { addPixels(of: place, in: data, to: &work) }
        }
        try limits.check(work, .tiff, "\(layout.blockCount) blocks of \(layout.blockByteCount) bytes")
    }

    private func addPixels(of place: (start: Int, count: Int), in data: Data, to work: inout DecodingWork) {
        let pixels = layout.blockByteCount / bytesPerPixelOfWork
        work.add(pixels: pixels)
        guard layout.compression == Int(COMPRESSION_JPEG) || layout.compression == Int(COMPRESSION_OJPEG) else {
            return
        }
        let start = data.startIndex + place.start
        let scans = JPEGScanCounter.count(in: data[start..<start + place.count], from: 0)
        if scans > 1 { work.add(pixels: pixels, times: scans) }
    }

    /// The decompressed bytes that take as long as one pixel; LZMA is by far the slowest.
    private var bytesPerPixelOfWork: Int { layout.compression == Int(COMPRESSION_LZMA) ? 1 : 4 }

    /// The location of a block in the file.
    private func block(_ number: Int, of file: borrowing TIFFFile) -> (start: Int, count: Int) {
        unsafe file.withHandle { handle in
            let start = unsafe Int(clamping: TIFFGetStrileOffset(handle, UInt32(number)))
            let count = unsafe Int(clamping: TIFFGetStrileByteCount(handle, UInt32(number)))
            // Of an uncompressed block, the library reads no more than it needs.
            return (start, layout.compression == Int(COMPRESSION_NONE) ? min(count, layout.blockByteCount) : count)
        }
    }
}

extension TIFFLayout {
    /// A Boolean value that indicates whether a block holds samples of the result.
    func isUsed(_ block: Int) -> Bool {
        guard isPlanar, sampleCount > 0, colors != .other else { return true }
        let sample = block / max(1, blockCount / sampleCount)
        return sample < colorCount || sample == alphaSample
    }
}
