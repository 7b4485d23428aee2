import CoreGraphics
import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

extension CGImageDestination {
    /// Keeps the image to write, unless there is one.
    func add(_ image: CGImage, _ properties: CFDictionary) {
        guard entry == nil, !isFinal else { return }
        entry = (image, self.properties.merging(properties) { $1 })
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
        }
    }

    private func encode(_ image: CGImage, _ properties: CFDictionary) -> Data? {
        guard let raster = try? image.raster.prepared(longestSide: properties.longestSide) else { return nil }
        return try? ImageEncoder.encode(raster, as: format, options: EncodingOptions(properties))
    }
}

extension Dictionary where Key == AnyHashable, Value == Any {
    /// The longest side that the written image may have.
    fileprivate var longestSide: Int? {
        integer(kCGImageDestinationImageMaxPixelSize).flatMap { $0 > 0 ? $0 : nil }
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
