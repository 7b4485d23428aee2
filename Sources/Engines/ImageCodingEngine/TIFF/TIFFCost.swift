import CTIFF
import Foundation

/// What the blocks of a TIFF picture take from the file and cost to unpack.
struct TIFFCost {
    private let layout: TIFFLayout
    private let byteCount: Int

    init(_ layout: TIFFLayout, byteCount: Int) {
        self.layout = layout
        self.byteCount = byteCount
    }

    /// Refuses blocks that can't be in the file, that share their bytes or that take too long.
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

    /// The unpacked bytes that take as long as one pixel; LZMA is the slowest by far.
    private var bytesPerPixelOfWork: Int { layout.compression == Int(COMPRESSION_LZMA) ? 1 : 4 }

    /// Where the file keeps a block.
    private func block(_ number: Int, of file: borrowing TIFFFile) -> (start: Int, count: Int) {
        unsafe file.withHandle { handle in
            let start = unsafe Int(clamping: TIFFGetStrileOffset(handle, UInt32(number)))
            let count = unsafe Int(clamping: TIFFGetStrileByteCount(handle, UInt32(number)))
            // Of what isn't packed, the library reads no more than it needs.
            return (start, layout.compression == Int(COMPRESSION_NONE) ? min(count, layout.blockByteCount) : count)
        }
    }
}

extension TIFFLayout {
    /// A Boolean value that indicates whether a block holds samples that reach the result.
    func isUsed(_ block: Int) -> Bool {
        guard isPlanar, sampleCount > 0, colors != .other else { return true }
        let sample = block / max(1, blockCount / sampleCount)
        return sample < colorCount || sample == alphaSample
    }
}
