import CTurboJPEG
import Foundation
import PixelEngine

/// A writer of JPEG files.
enum JPEGWriter {
    static func encode(_ raster: Raster, _ options: EncodingOptions) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .flatten, isDeepAllowed: false, for: .jpeg)
        guard let handle = unsafe tjInitCompress() else { throw .outOfMemory(.jpeg) }
        defer { unsafe _ = tjDestroy(handle) }
        let isGray = rows.componentCount == 1
        // From quality 90 on, chroma keeps its full resolution.
        let sampling = isGray ? TJSAMP_GRAY : options.percent >= 90 ? TJSAMP_444 : TJSAMP_420
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = unsafe rows.bytes.withUnsafeBufferPointer { bytes in
            unsafe tjCompress2(
                handle,
                bytes.baseAddress,
                Int32(rows.width),
                Int32(rows.bytesPerRow),
                Int32(rows.height),
                Int32((isGray ? TJPF_GRAY : TJPF_RGB).rawValue),
                &output,
                &count,
                Int32(sampling.rawValue),
                Int32(max(1, options.percent)),
                options.isProgressive ? TJFLAG_PROGRESSIVE : 0
            )
        }
        defer { unsafe tjFree(output) }
        guard status == 0, let start = unsafe output else {
            throw .encodingFailed(.jpeg, unsafe String(cString: tjGetErrorStr2(handle)))
        }
        return try unsafe addingMarkers(to: Data(bytes: start, count: Int(count)), options)
    }

    /// Inserts markers that the library doesn't write after the start marker.
    private static func addingMarkers(
        to data: Data,
        _ options: EncodingOptions
    ) throws(ImageCodingError) -> Data {
        var file = data
        if let resolution = options.resolution, file.count > 18, ByteView(file).has("JFIF\0", at: 6) {
            let pixels = resolution.pixels(perInches: 1)
            var density = Data([1])
            density.appendBigEndian(UInt16(clamping: pixels.horizontal))
            density.appendBigEndian(UInt16(clamping: pixels.vertical))
            file.replaceSubrange(13..<18, with: density)
        }
        var segments = Data()
        for (marker, block) in blocks(options) {
            guard let segment = EXIFWriter.segment(marker, block) else {
                throw .encodingFailed(.jpeg, "its metadata takes \(block.count) bytes, and a segment holds 65,533")
            }
            segments += segment
        }
        file.insert(contentsOf: segments, at: 2)
        return file
    }

    /// The metadata blocks with the markers of their segments.
    private static func blocks(_ options: EncodingOptions) -> [(UInt8, Data)] {
        var blocks: [(UInt8, Data)] = []
        if let exif = EXIFWriter.block(options) { blocks.append((0xE1, Data("Exif\0\0".utf8) + exif)) }
        if !options.metadata.iptc.isEmpty {
            let resources = PhotoshopResources.block(IPTCRecord.write(options.metadata.iptc))
            blocks.append((0xED, Data(PhotoshopResources.signature.utf8) + resources))
        }
        return blocks
    }
}
