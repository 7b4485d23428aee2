import CoreGraphics
import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

// Numbers are NSNumber objects, because code asks for them as Int, UInt32, Double or NSNumber.

extension CGImageSource {
    /// Returns what the header and the notes say about an image.
    func properties(_ decoder: ImageDecoder) -> CFDictionary? {
        let (info, metadata) = (decoder.info, decoder.metadata)
        var properties: CFDictionary = [
            kCGImagePropertyPixelWidth: NSNumber(value: info.width),
            kCGImagePropertyPixelHeight: NSNumber(value: info.height),
            kCGImagePropertyDepth: NSNumber(value: info.bitsPerComponent),
            kCGImagePropertyOrientation: NSNumber(value: info.orientation.rawValue),
            kCGImagePropertyHasAlpha: NSNumber(value: info.hasAlpha),
            kCGImagePropertyIsIndexed: NSNumber(value: info.colorModel == .indexed),
            kCGImagePropertyColorModel: info.colorModel.propertyValue,
            kCGImagePropertyExifDictionary: info.exifProperties(metadata),
            kCGImagePropertyTIFFDictionary: info.tiffProperties(metadata),
        ]
        properties[kCGImagePropertyProfileName] = info.colorProfileName
        if let resolution = info.resolution {
            properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.horizontal)
            properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.vertical)
        }
        let place = MetadataField.gps.properties(metadata.gps)
        if !place.isEmpty { properties[kCGImagePropertyGPSDictionary] = place }
        let texts = IPTCProperties.properties(metadata.iptc)
        if !texts.isEmpty { properties[kCGImagePropertyIPTCDictionary] = texts }
        return properties
    }
}

extension ImageInfo.ColorModel {
    fileprivate var propertyValue: CFString {
        switch self {
        case .gray: kCGImagePropertyColorModelGray
        case .rgb, .indexed: kCGImagePropertyColorModelRGB
        case .cmyk: kCGImagePropertyColorModelCMYK
        }
    }
}

extension ImageInfo {
    fileprivate func exifProperties(_ metadata: PictureMetadata) -> [String: Any] {
        let size: [String: Any] = [
            kCGImagePropertyExifPixelXDimension: NSNumber(value: width),
            kCGImagePropertyExifPixelYDimension: NSNumber(value: height),
        ]
        return size.merging(MetadataField.exif.properties(metadata.exif)) { $1 }
    }

    fileprivate func tiffProperties(_ metadata: PictureMetadata) -> [String: Any] {
        var properties: [String: Any] = [:]
        if let resolution {
            properties[kCGImagePropertyTIFFXResolution] = NSNumber(value: resolution.horizontal)
            properties[kCGImagePropertyTIFFYResolution] = NSNumber(value: resolution.vertical)
        }
        properties.merge(MetadataField.tiff.properties(metadata.main)) { $1 }
        // Formats have ways to turn a picture that count more than the note.
        properties[kCGImagePropertyTIFFOrientation] = NSNumber(value: orientation.rawValue)
        return properties
    }
}
