import CTIFF
import Foundation
import PixelEngine

/// A writer of TIFF files with deflate compression.
enum TIFFWriter {
    static func encode(_ raster: Raster, _ options: EncodingOptions) throws(ImageCodingError) -> Data {
        let rows = try EncoderRows(raster, alpha: .keep, isDeepAllowed: true, for: .tiff)
        let stream = ByteStream()
        do {
            let file = try TIFFFile(writing: stream)
            try write(rows, options, to: file)
        }
        return options.metadata.isEmpty ? stream.bytes : adding(options.metadata, to: stream.bytes)
    }

    /// Appends a directory with more fields, which replaces the library's.
    private static func adding(_ metadata: PictureMetadata, to file: Data) -> Data {
        let view = ByteView(file, isLittleEndian: file.starts(with: Data("II".utf8)))
        guard let start = view.u32(4) else { return file }
        let writer = TIFFDirectoryWriter(isLittleEndian: view.isLittleEndian)
        var main = metadata.main
        main[EXIFTag.orientation] = nil
        if !metadata.iptc.isEmpty { main[EXIFTag.iptc] = .bytes(IPTCRecord.write(metadata.iptc)) }
        var result = file
        if !result.count.isMultiple(of: 2) { result.append(0) }
        let place = writer.number(result.count, size: 4)
        let kept = TIFFDirectory(view, at: start).storedFields
        writer.append(main, exif: metadata.exif, gps: metadata.gps, keeping: kept, to: &result)
        result.replaceSubrange(4..<8, with: place)
        return result
    }

    private static func write(
        _ rows: EncoderRows,
        _ options: EncodingOptions,
        to file: borrowing TIFFFile
    ) throws(ImageCodingError) {
        let rowsPerStrip = max(1, min(rows.height, (256 << 10) / rows.bytesPerRow))
        let fields: [(Int32, Int)] = [
            (TIFFTAG_IMAGEWIDTH, rows.width), (TIFFTAG_IMAGELENGTH, rows.height),
            (TIFFTAG_BITSPERSAMPLE, 8 * rows.bytesPerComponent), (TIFFTAG_SAMPLESPERPIXEL, rows.componentCount),
            (TIFFTAG_PHOTOMETRIC, Int(rows.componentCount == 1 ? PHOTOMETRIC_MINISBLACK : PHOTOMETRIC_RGB)),
            (TIFFTAG_PLANARCONFIG, Int(PLANARCONFIG_CONTIG)), (TIFFTAG_COMPRESSION, Int(COMPRESSION_ADOBE_DEFLATE)),
            (TIFFTAG_PREDICTOR, Int(PREDICTOR_HORIZONTAL)), (TIFFTAG_ROWSPERSTRIP, rowsPerStrip),
            (TIFFTAG_ORIENTATION, options.orientation.rawValue),
        ]
        for (tag, value) in fields {
            unsafe file.withHandle { unsafe _ = fovea_tiff_set($0, UInt32(tag), UInt32(value)) }
        }
        if rows.componentCount == 4 {
            unsafe file.withHandle { unsafe _ = fovea_tiff_set_extra_sample($0, UInt16(EXTRASAMPLE_UNASSALPHA)) }
        }
        if let resolution = options.resolution {
            unsafe file.withHandle { handle in
                unsafe _ = fovea_tiff_set(handle, UInt32(TIFFTAG_RESOLUTIONUNIT), UInt32(RESUNIT_INCH))
                unsafe _ = fovea_tiff_set_fraction(handle, UInt32(TIFFTAG_XRESOLUTION), resolution.horizontal)
                unsafe _ = fovea_tiff_set_fraction(handle, UInt32(TIFFTAG_YRESOLUTION), resolution.vertical)
            }
        }
        try writeStrips(rows, rowsPerStrip: rowsPerStrip, to: file)
    }

    private static func writeStrips(
        _ rows: EncoderRows,
        rowsPerStrip: Int,
        to file: borrowing TIFFFile
    ) throws(ImageCodingError) {
        for (number, row) in stride(from: 0, to: rows.height, by: rowsPerStrip).enumerated() {
            let end = min(rows.height, row + rowsPerStrip) * rows.bytesPerRow
            // Compression works in place, so each strip is a copy.
            var strip = Array(rows.bytes[row * rows.bytesPerRow..<end])
            let written = unsafe file.withHandle { handle in
                unsafe strip.withUnsafeMutableBytes { bytes in
                    unsafe TIFFWriteEncodedStrip(handle, UInt32(number), bytes.baseAddress, tmsize_t(bytes.count))
                }
            }
            guard written >= 0 else { throw .encodingFailed(.tiff, file.failure().message) }
        }
        guard unsafe file.withHandle({ unsafe TIFFFlush($0) }) != 0 else {
            throw .encodingFailed(.tiff, file.failure().message)
        }
    }
}
