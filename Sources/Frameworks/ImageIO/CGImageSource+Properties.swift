import CoreGraphics
import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

// Numbers are NSNumber objects, because code asks for them as Int, UInt32, Double or NSNumber.

extension CGImageSource {
    /// What the header says about the image.
    var properties: CFDictionary? {
        guard let info = decoder?.info else { return nil }
        var properties: CFDictionary = [
            kCGImagePropertyPixelWidth: NSNumber(value: info.width),
            kCGImagePropertyPixelHeight: NSNumber(value: info.height),
            kCGImagePropertyDepth: NSNumber(value: info.bitsPerComponent),
            kCGImagePropertyOrientation: NSNumber(value: info.orientation.rawValue),
            kCGImagePropertyHasAlpha: NSNumber(value: info.hasAlpha),
            kCGImagePropertyIsIndexed: NSNumber(value: info.colorModel == .indexed),
            kCGImagePropertyColorModel: info.colorModel.propertyValue,
            kCGImagePropertyExifDictionary: info.exifProperties,
            kCGImagePropertyTIFFDictionary: info.tiffProperties,
        ]
        properties[kCGImagePropertyProfileName] = info.colorProfileName
        if let resolution = info.resolution {
            properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.horizontal)
            properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.vertical)
        }
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
    fileprivate var exifProperties: [String: Any] {
        var properties: [String: Any] = [
            kCGImagePropertyExifPixelXDimension: NSNumber(value: width),
            kCGImagePropertyExifPixelYDimension: NSNumber(value: height),
        ]
        properties[kCGImagePropertyExifDateTimeOriginal] = capture.date
        return properties
    }

    fileprivate var tiffProperties: [String: Any] {
        var properties: [String: Any] = [kCGImagePropertyTIFFOrientation: NSNumber(value: orientation.rawValue)]
        properties[kCGImagePropertyTIFFMake] = capture.cameraMaker
        properties[kCGImagePropertyTIFFModel] = capture.cameraModel
        properties[kCGImagePropertyTIFFSoftware] = capture.software
        properties[kCGImagePropertyTIFFDateTime] = capture.date
        if let resolution {
            properties[kCGImagePropertyTIFFXResolution] = NSNumber(value: resolution.horizontal)
            properties[kCGImagePropertyTIFFYResolution] = NSNumber(value: resolution.vertical)
        }
        return properties
    }
}
