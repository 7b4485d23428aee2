import Foundation
import PixelEngine

/// The archived form of a value of a feature.
package struct FeatureRecord: Codable, Hashable, Sendable {
    private var type: Int
    private var whole: Int64?
    private var number: Double?
    private var text: String?
    private var numbers: [Entry]?
    private var dataType: Int?
    private var shape: [Int]?
    private var format: PixelFormat?
    private var bytes: Data?

    /// A number of a dictionary.
    private struct Entry: Codable, Hashable {
        var key: String?
        var index: Int64?
        var number: Double
    }

    /// Records a value; images are copied.
    package init(_ value: MLFeatureValue) {
        type = value.type.rawValue
        switch value.content {
        case .int64(let value): whole = value
        case .double(let value): number = value
        case .string(let value): text = value
        case .multiArray(let array):
            (dataType, shape, bytes) = (array.dataType.rawValue, array.layout.shape, array.packedBytes)
        case .image(let buffer): record(buffer)
        case .dictionary(let numbers):
            self.numbers = numbers.map { key, value in
                Entry(key: key.base as? String, index: Self.whole(key.base), number: value.doubleValue)
            }
            .sorted { ($0.index ?? 0, $0.key ?? "") < ($1.index ?? 0, $1.key ?? "") }
        case .undefined: break
        }
    }

    /// The value, or nil when the record is damaged.
    package var value: MLFeatureValue? {
        guard let type = MLFeatureType(rawValue: type) else { return nil }
        return switch type {
        case .int64 where whole != nil: whole.map { MLFeatureValue(int64: $0) }
        case .double where number != nil: number.map { MLFeatureValue(double: $0) }
        case .string where text != nil: text.map { MLFeatureValue(string: $0) }
        case .multiArray where bytes != nil: array.map { MLFeatureValue(multiArray: $0) }
        case .image where bytes != nil: image.map { MLFeatureValue(pixelBuffer: $0) }
        case .dictionary where numbers != nil: dictionary.flatMap { try? MLFeatureValue(dictionary: $0) }
        default: MLFeatureValue(undefined: type)
        }
    }

    private static func whole(_ key: Any) -> Int64? {
        (key as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
    }

    private var dictionary: [AnyHashable: NSNumber]? {
        numbers?.reduce(into: [:]) { values, entry in
            if let key = entry.key { values[key] = NSNumber(value: entry.number) }
            if let index = entry.index { values[index] = NSNumber(value: entry.number) }
        }
    }

    private var array: MLMultiArray? {
        guard let bytes, let shape, let type = dataType.flatMap({ MLMultiArrayDataType(rawValue: $0) }) else {
            return nil
        }
        return MLMultiArray(shape: shape, dataType: type, packedBytes: bytes)
    }

    private mutating func record(_ buffer: CVPixelBuffer) {
        guard let raster = try? buffer.makeRaster() else { return }
        let length = raster.width * raster.format.bytesPerPixel
        format = raster.format
        shape = [raster.width, raster.height]
        bytes = raster.withUnsafeBytes { bytes in
            (0..<raster.height).reduce(into: Data(capacity: length * raster.height)) { data, row in
                data.append(contentsOf: bytes[row * raster.bytesPerRow..<row * raster.bytesPerRow + length])
            }
        }
    }

    private var image: CVPixelBuffer? {
        guard let bytes, let format, let shape, shape.count == 2, shape.allSatisfy({ (1...bytes.count).contains($0) }),
            shape[0].multipliedReportingOverflow(by: shape[1]).partialValue <= bytes.count,
            !shape[0].multipliedReportingOverflow(by: shape[1]).overflow,
            shape[0] * shape[1] * format.bytesPerPixel == bytes.count,
            let raster = try? Raster(
                width: shape[0],
                height: shape[1],
                format: format,
                alpha: .premultiplied,
                fill: { memory, _ in bytes.copyBytes(to: memory) }
            )
        else { return nil }
        return try? CVPixelBuffer(raster)
    }
}
