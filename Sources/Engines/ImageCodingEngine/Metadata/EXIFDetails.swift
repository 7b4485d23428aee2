import Foundation
import PixelEngine

/// The few EXIF fields that the engine reports.
///
/// EXIF is a TIFF structure: directories of twelve-byte fields that point at each other. Each directory is visited once
/// and only its first 512 fields count, so that a loop or a false count ends quickly.
struct EXIFDetails: Sendable {
    var orientation: PictureOrientation = .up
    var capture: ImageInfo.CaptureDetails = .init()
    var resolution: ImageResolution?
    var thumbnail: ImageInfo.Size?

    /// Parses a block that begins with a TIFF header, after an optional `Exif\0\0`; nil when it isn't one.
    init?(_ block: Data) { self.init(block, at: nil) }

    /// Parses the directory at a position, or the first one.
    init?(_ block: Data, at directory: Int?) {
        guard let view = Self.view(block), let first = directory ?? view.u32(4) else { return nil }
        readMain(TIFFDirectory(view, at: first))
        if let next = TIFFDirectory(view, at: first).next, next != first {
            readThumbnail(TIFFDirectory(view, at: next), in: view)
        }
    }

    /// The TIFF structure of a block, or nil when it isn't one.
    static func view(_ block: Data) -> ByteView? {
        var data = block
        if data.starts(with: Array("Exif\0\0".utf8)) { data = data.dropFirst(6) }
        let isLittleEndian: Bool
        if data.starts(with: [0x49, 0x49, 0x2A, 0x00]) {
            isLittleEndian = true
        } else if data.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
            isLittleEndian = false
        } else {
            return nil
        }
        return ByteView(data, isLittleEndian: isLittleEndian)
    }

    private mutating func readMain(_ main: TIFFDirectory) {
        if let value = main.integer(0x0112), let known = PictureOrientation(rawValue: value) { orientation = known }
        capture.cameraMaker = main.text(0x010F)
        capture.cameraModel = main.text(0x0110)
        capture.software = main.text(0x0131)
        capture.date = main.text(0x0132)
        if let horizontal = main.rational(0x011A), let vertical = main.rational(0x011B) {
            resolution = .init(pixelsPerUnit: (horizontal, vertical), isMetric: main.integer(0x0128) == 3)
        }
        if let offset = main.integer(0x8769), let taken = TIFFDirectory(main.view, at: offset).text(0x9003) {
            capture.date = taken
        }
    }

    private mutating func readThumbnail(_ directory: TIFFDirectory, in view: ByteView) {
        guard let offset = directory.integer(0x0201), let count = directory.integer(0x0202),
            let bytes = view.slice(offset, count: count), let header = try? JPEGHeader(bytes.data)
        else { return }
        thumbnail = .init(width: header.width, height: header.height)
    }
}
