import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

extension PictureMetadata {
    /// Creates the notes for a file from properties, for a picture of a size.
    init(_ properties: CFDictionary, width: Int, height: Int) {
        self.init()
        main = MetadataField.tiff.values(properties.dictionary(kCGImagePropertyTIFFDictionary))
        exif = MetadataField.exif.values(properties.dictionary(kCGImagePropertyExifDictionary))
        if properties.flag(kCGImageMetadataShouldExcludeGPS) != true {
            gps = MetadataField.gps.values(properties.dictionary(kCGImagePropertyGPSDictionary))
        }
        iptc = IPTCProperties.texts(properties.dictionary(kCGImagePropertyIPTCDictionary))
        complete(width: width, height: height)
    }

    /// Adds what EXIF asks for, and takes out what a source said of its own pixels.
    private mutating func complete(width: Int, height: Int) {
        let size = [
            Tag.width: MetadataValue.integers([width], .long), Tag.height: .integers([height], .long),
        ]
        let isSizeAlone = Set(exif.keys).isSubset(of: size.keys)
        exif = isSizeAlone ? [:] : exif.merging(size) { $1 }
        let version = MetadataValue.bytes(Data("0232".utf8))
        if !exif.isEmpty { exif[Tag.version] = exif[Tag.version] ?? version }
        if !gps.isEmpty { gps[Tag.gpsVersion] = gps[Tag.gpsVersion] ?? .integers([2, 3, 0, 0], .byte) }
    }

    /// Tags that a writer has a say in.
    private enum Tag {
        static let version = 0x9000
        static let width = 0xA002
        static let height = 0xA003
        static let gpsVersion = 0
        static let horizontalResolution = 0x011A
        static let verticalResolution = 0x011B
        static let resolutionUnit = 0x0128
    }

    /// The resolution in the notes.
    var resolution: ImageResolution? {
        guard let horizontal = main[Tag.horizontalResolution]?.doubles?.first,
            let vertical = main[Tag.verticalResolution]?.doubles?.first
                ?? main[Tag.horizontalResolution]?.doubles?.first,
            horizontal > 0, vertical > 0
        else { return nil }
        let scale = main[Tag.resolutionUnit]?.doubles?.first == 3 ? 2.54 : 1
        return ImageResolution(horizontal: horizontal * scale, vertical: vertical * scale)
    }

    /// Takes a resolution, unless the notes say the same in their own unit.
    mutating func setResolution(_ given: ImageResolution?) {
        if let given {
            let isSame = resolution.map { known in
                abs(known.horizontal - given.horizontal) < 0.01 && abs(known.vertical - given.vertical) < 0.01
            }
            if isSame == true { return }
        }
        for tag in [Tag.horizontalResolution, Tag.verticalResolution, Tag.resolutionUnit] { main[tag] = nil }
        guard let given, !isEmpty else { return }
        main[Tag.horizontalResolution] = .fractions([MetadataFraction(given.horizontal)], isSigned: false)
        main[Tag.verticalResolution] = .fractions([MetadataFraction(given.vertical)], isSigned: false)
        main[Tag.resolutionUnit] = .integers([2], .short)
    }
}

extension Dictionary where Key == AnyHashable, Value == Any {
    /// The dictionary under a key, or an empty one.
    func dictionary(_ key: String) -> CFDictionary {
        (self[key] as? CFDictionary) ?? [:]
    }

    /// These properties with others in their place, those inside dictionaries one by one; null takes one out.
    func replaced(by others: CFDictionary) -> CFDictionary {
        var result = self
        for (key, value) in others {
            if value is NSNull {
                result[key] = nil
            } else if let inner = value as? CFDictionary, let known = result[key] as? CFDictionary {
                result[key] = known.replaced(by: inner)
            } else {
                result[key] = value
            }
        }
        return result
    }
}
