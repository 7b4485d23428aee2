import Foundation
import PixelEngine

/// A writer of EXIF blocks.
enum EXIFWriter {
    /// A block of the orientation and the metadata, or nil when both are empty.
    static func block(_ options: EncodingOptions) -> Data? {
        let metadata = options.metadata
        guard options.orientation != .up || !(metadata.main.isEmpty && metadata.exif.isEmpty && metadata.gps.isEmpty)
        else {
            return nil
        }
        var main = metadata.main
        main[EXIFTag.orientation] = .integers([options.orientation.rawValue], .short)
        var block = Data([0x4D, 0x4D, 0x00, 0x2A, 0, 0, 0, 8])
        let writer = TIFFDirectoryWriter(isLittleEndian: false)
        writer.append(main, exif: metadata.exif, gps: metadata.gps, to: &block)
        return block
    }

    /// A JPEG segment with a block, or nil when the block is too long.
    static func segment(_ marker: UInt8, _ block: Data) -> Data? {
        guard block.count <= 65_533 else { return nil }
        var segment = Data([0xFF, marker])
        segment.appendBigEndian(UInt16(block.count + 2))
        return segment + block
    }
}
