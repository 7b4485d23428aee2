public import Foundation

/// The metadata of a picture file: EXIF fields by tag, and IPTC datasets by number.
public struct PictureMetadata: Sendable, Hashable {
    /// The fields of the main directory, such as the camera's maker.
    public var main: [Int: MetadataValue] = [:]
    /// The fields of the EXIF directory, such as the exposure time.
    public var exif: [Int: MetadataValue] = [:]
    /// The fields of the GPS directory.
    public var gps: [Int: MetadataValue] = [:]
    /// The texts of IPTC record 2; some datasets may repeat.
    public var iptc: [Int: [String]] = [:]

    /// Creates empty metadata.
    public init() {}

    /// A Boolean value that indicates whether there is no field.
    public var isEmpty: Bool { main.isEmpty && exif.isEmpty && gps.isEmpty && iptc.isEmpty }
}

/// A value of an EXIF field.
public enum MetadataValue: Sendable, Hashable {
    /// A text.
    case text(String)
    /// Bytes of a meaning that depends on the field.
    case bytes(Data)
    /// Whole numbers.
    case integers([Int], IntegerKind)
    /// Fractions.
    case fractions([MetadataFraction], isSigned: Bool)
    /// Numbers in floating point.
    case numbers([Double])

    /// A size of whole numbers in a file.
    public enum IntegerKind: Int, Sendable, Hashable {
        /// From 0 to 255.
        case byte = 1
        /// From 0 to 65535.
        case short = 3
        /// From 0 to four thousand millions.
        case long = 4
        /// From minus two to two thousand millions.
        case signedLong = 9
    }

    /// The numbers of the value, or nil for texts and bytes.
    public var doubles: [Double]? {
        switch self {
        case .text, .bytes: nil
        case .integers(let values, _): values.map(Double.init)
        case .fractions(let values, _): values.map(\.value)
        case .numbers(let values): values
        }
    }
}

/// The metadata blocks of a file.
struct MetadataBlocks: Sendable {
    /// A TIFF structure, after an optional `Exif\0\0`.
    var exif: Data?
    /// The position of the main directory, or nil for the first one.
    var directory: Int?
    /// Photoshop's resource block, which contains IPTC metadata.
    var photoshop: Data?
}

extension PictureMetadata {
    /// Parses metadata and ignores what is damaged.
    init(_ blocks: MetadataBlocks) {
        if let exif = blocks.exif { read(exif, at: blocks.directory) }
        if let records = blocks.photoshop.flatMap(PhotoshopResources.records) { iptc = IPTCRecord.read(records) }
    }

    private mutating func read(_ block: Data, at position: Int?) {
        guard let view = EXIFDetails.view(block), let start = position ?? view.u32(4) else { return }
        var budget = TIFFDirectory.Budget()
        let directory = TIFFDirectory(view, at: start)
        main = directory.values(&budget)
        if let offset = directory.integer(EXIFTag.exif) { exif = TIFFDirectory(view, at: offset).values(&budget) }
        if let offset = directory.integer(EXIFTag.gps) { gps = TIFFDirectory(view, at: offset).values(&budget) }
        // TIFF files have the IPTC records in a field.
        if let records = directory.bytes(EXIFTag.iptc) { iptc = IPTCRecord.read(records) }
        for pointer in [EXIFTag.exif, EXIFTag.gps, EXIFTag.iptc] { main[pointer] = nil }
    }
}

/// Tags that the engine itself looks at.
enum EXIFTag {
    static let orientation = 0x0112
    static let horizontalResolution = 0x011A
    static let verticalResolution = 0x011B
    static let resolutionUnit = 0x0128
    static let exif = 0x8769
    static let gps = 0x8825
    static let iptc = 0x83BB
}
