package import Foundation

/// The markers of a JPEG file up to its first scan.
package struct JPEGHeader: FormatHeader, Sendable {
    /// The width in pixels.
    package private(set) var width = 0
    /// The height in pixels.
    package private(set) var height = 0
    private var precision = 8
    /// The components, in the order of the frame.
    package private(set) var components: [Component] = []
    private var isProgressive = false
    /// A Boolean value that indicates whether there are several scans, which the decoder has to buffer.
    package private(set) var hasSeveralScans = false
    /// The EXIF block.
    package private(set) var exif: Data?
    /// Photoshop's resource block, which contains IPTC metadata.
    package private(set) var photoshop: Data?
    /// The color transform in Adobe's marker.
    package private(set) var adobeTransform: Int?
    /// The resolution in the file's metadata.
    package private(set) var resolution: ImageResolution?
    /// The position of the first scan's marker.
    package private(set) var scanStart = 0

    /// A component with its sampling factors.
    package struct Component: Sendable {
        let horizontal: Int
        let vertical: Int
    }

    private let data: Data
    private var profileParts: [Int: Data] = [:]

    /// Walks the segments up to the first scan.
    package init(_ data: Data, maximumWork: Int = DecodingWork.maximum) throws(ImageCodingError) {
        self.data = data
        let view = ByteView(data)
        var position = 2
        var work = DecodingWork()
        while true {
            let marker = try Self.nextMarker(view, &position)
            // Markers without a length: TEM, RST0 to RST7, SOI.
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            guard marker != 0xD9 else { throw .corrupt(.jpeg, "it holds no picture") }
            guard let length = view.u16(position) else { throw .truncated(.jpeg) }
            guard length >= 2 else { throw .corrupt(.jpeg, "a segment has no length") }
            guard let segment = view.slice(position + 2, count: length - 2) else { throw .truncated(.jpeg) }
            if marker == 0xDA {
                guard !components.isEmpty else { throw .corrupt(.jpeg, "a scan comes before the size") }
                hasSeveralScans = isProgressive || (segment.u8(0) ?? 0) < components.count
                scanStart = position - 2
                break
            }
            try work.count(.block, .jpeg, within: maximumWork, "segments")
            try read(segment, marker: marker)
            position += length
        }
    }

    /// Advances to the next marker and returns its code; bytes between segments are skipped as decoders do.
    private static func nextMarker(_ view: ByteView, _ position: inout Int) throws(ImageCodingError) -> Int {
        let bytes = view.data.span
        while position + 1 < bytes.count {
            let (byte, code) = (bytes[position], bytes[position + 1])
            position += 1
            if byte == 0xFF, code != 0xFF, code != 0 {
                position += 1
                return Int(code)
            }
        }
        throw .truncated(.jpeg)
    }

    private mutating func read(_ segment: ByteView, marker: Int) throws(ImageCodingError) {
        switch marker {
        case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): try readFrame(segment, marker: marker)
        case 0xE0 where segment.has("JFIF\0", at: 0): readJFIF(segment)
        case 0xE1 where segment.has("Exif\0\0", at: 0): exif = exif ?? segment.data
        case 0xE2 where segment.has("ICC_PROFILE\0", at: 0) && segment.count > 14:
            if let number = segment.u8(12) { profileParts[number] = segment.data.dropFirst(14) }
        case 0xED where segment.has("Photoshop 3.0\0", at: 0): photoshop = photoshop ?? segment.data
        case 0xEE where segment.has("Adobe", at: 0): adobeTransform = segment.u8(11)
        default: break
        }
    }

    private mutating func readFrame(_ segment: ByteView, marker: Int) throws(ImageCodingError) {
        guard components.isEmpty else { throw .corrupt(.jpeg, "it states its size twice") }
        guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker) else {
            throw .unsupported(.jpeg, "lossless and hierarchical coding are rare and not built in")
        }
        guard let precision = segment.u8(0), let height = segment.u16(1), let width = segment.u16(3),
            let count = segment.u8(5), count > 0, segment.count >= 6 + 3 * count
        else { throw .corrupt(.jpeg, "its frame header is too short") }
        isProgressive = marker == 0xC2 || marker == 0xCA
        (self.precision, self.width, self.height) = (precision, width, height)
        for index in 0..<count {
            guard let sampling = segment.u8(7 + 3 * index) else { break }
            let component = Component(horizontal: sampling >> 4, vertical: sampling & 15)
            guard (1...4).contains(component.horizontal), (1...4).contains(component.vertical) else {
                throw .corrupt(.jpeg, "a sampling factor is out of range")
            }
            components.append(component)
        }
    }

    private mutating func readJFIF(_ segment: ByteView) {
        guard let unit = segment.u8(7), unit == 1 || unit == 2, let horizontal = segment.u16(8),
            let vertical = segment.u16(10)
        else { return }
        resolution = .init(pixelsPerUnit: (Double(horizontal), Double(vertical)), isMetric: unit == 2)
    }

}

extension JPEGHeader {
    /// The color profile, joined from its parts; nil when a part is missing.
    package var profile: Data? {
        guard let count = profileParts.keys.max() else { return nil }
        var joined = Data()
        for number in 1...max(1, count) {
            guard let part = profileParts[number] else { return nil }
            joined.append(part)
        }
        return joined
    }

    /// A Boolean value that indicates whether there is an end marker after the start of the first scan.
    ///
    /// Some cameras append more data, and decoders accept a missing marker.
    package var hasEnd: Bool {
        let bytes = data.span
        var index = bytes.count - 2
        while index > scanStart {
            if bytes[index] == 0xFF, bytes[index + 1] == 0xD9 { return true }
            index -= 1
        }
        return false
    }

    /// Refuses rare variants, and files with so many scans that decoding would seem to hang.
    ///
    /// A usual progressive file has ten scans; the format allows any number, each a few bytes long and each as much
    /// work as reading the picture's coefficients once, a quarter of decoding it.
    package func check(maximumWork: Int) throws(ImageCodingError) {
        guard precision == 8 else { throw .unsupported(.jpeg, "it has \(precision) bits per component") }
        guard [1, 3, 4].contains(components.count) else {
            throw .unsupported(.jpeg, "it has \(components.count) components")
        }
        guard hasSeveralScans else { return }
        var work = DecodingWork()
        let scans = JPEGScanCounter.count(in: data, from: scanStart)
        work.add(pixels: width * height)
        work.add(pixels: width * height / 4, times: scans)
        work.add(scans, .picture)
        try work.check(.jpeg, within: maximumWork, "\(scans) passes over \(width) × \(height) pixels")
    }

    /// The bytes for coefficients that a decoder with several scans buffers.
    package var coefficientByteCount: Int {
        guard hasSeveralScans else { return 0 }
        let horizontal = components.map(\.horizontal).max() ?? 1
        let vertical = components.map(\.vertical).max() ?? 1
        return components.reduce(0) { sum, component in
            sum + 2 * (width * component.horizontal / horizontal + 8) * (height * component.vertical / vertical + 8)
        }
    }
}
