import CoreGraphics
import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

extension CGImageDestination {
    /// Keeps the image to write, unless there is one.
    func add(_ image: CGImage, _ properties: CFDictionary) {
        guard entry == nil, !isFinal else { return }
        entry = (image, self.properties.replaced(by: properties.statingOrientation))
    }

    /// Encodes the image and writes the file.
    func write() -> Bool {
        guard let entry, !isFinal, let data = encode(entry.image, entry.properties) else { return false }
        isFinal = true
        switch target {
        case .data(let buffer):
            buffer.append(data)
            return true
        case .file(let url):
            // An interrupted write must not leave half of a file.
            return (try? data.write(to: url, options: .atomic)) != nil
        case .consumer(let consumer):
            return consumer.write(data)
        }
    }

    private func encode(_ image: CGImage, _ properties: CFDictionary) -> Data? {
        guard let raster = try? image.raster.prepared(longestSide: properties.longestSide) else { return nil }
        var options = EncodingOptions(properties)
        options.metadata = PictureMetadata(properties, width: raster.width, height: raster.height)
        if options.resolution == nil { options.resolution = options.metadata.resolution }
        options.metadata.setResolution(options.resolution)
        return try? ImageEncoder.encode(raster, as: format, options: options)
    }
}

extension Dictionary where Key == AnyHashable, Value == Any {
    /// The longest side that the written image may have.
    fileprivate var longestSide: Int? {
        integer(kCGImageDestinationImageMaxPixelSize).flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Dictionary where Key == AnyHashable, Value == Any {
    /// These properties, with the orientation of TIFF where they state no other one.
    var statingOrientation: CFDictionary {
        guard self[kCGImagePropertyOrientation] == nil,
            let orientation = dictionary(kCGImagePropertyTIFFDictionary)[kCGImagePropertyTIFFOrientation]
        else { return self }
        return merging([kCGImagePropertyOrientation: orientation]) { $1 }
    }
}

extension EncodingOptions {
    /// Creates the engine's options from properties.
    fileprivate init(_ properties: CFDictionary) {
        self.init()
        if let quality = properties.number(kCGImageDestinationLossyCompressionQuality) {
            self.quality = quality
            // As on Apple's systems, full quality is lossless where the format can be.
            isLossless = quality >= 1
        }
        if let value = properties.integer(kCGImagePropertyOrientation) {
            orientation = PictureOrientation(rawValue: value) ?? .up
        }
        if let horizontal = properties.number(kCGImagePropertyDPIWidth), horizontal > 0 {
            let vertical = properties.number(kCGImagePropertyDPIHeight) ?? horizontal
            resolution = ImageResolution(horizontal: horizontal, vertical: max(vertical, 1))
        }
    }
}

extension Raster {
    /// The picture with integer components, and no larger than asked for.
    fileprivate func prepared(longestSide: Int?) throws(PixelError) -> Raster {
        let scale = longestSide.map { Double($0) / Double(max(width, height)) } ?? 1
        guard format.isFloat || scale < 1 else { return self }
        let reduced = try converted(to: format.hasAlpha ? .rgba8 : .gray8, alpha: alpha)
        guard scale < 1 else { return reduced }
        return try reduced.scaled(
            width: max(1, Int((Double(width) * scale).rounded())),
            height: max(1, Int((Double(height) * scale).rounded()))
        )
    }
}
