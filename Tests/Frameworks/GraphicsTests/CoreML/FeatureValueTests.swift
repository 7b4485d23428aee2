import CoreML
import Foundation
import ModelSupport
import TestSupport
import Testing

@Suite("Values of models")
struct FeatureValueTests {
    /// Left half red, right half blue.
    private var halves: CGImage {
        get throws {
            let context = try #require(
                CGContext(
                    data: nil,
                    width: 40,
                    height: 20,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            )
            for (x, color) in [
                (0, CGColor(red: 1, green: 0, blue: 0, alpha: 1)), (20, CGColor(red: 0, green: 0, blue: 1, alpha: 1)),
            ] {
                context.setFillColor(color)
                context.fill(CGRect(x: x, y: 0, width: 20, height: 20))
            }
            return try #require(context.makeImage())
        }
    }

    private func pixel(_ value: MLFeatureValue, _ x: Int, _ y: Int) throws -> [UInt8] {
        let buffer = try #require(value.imageBufferValue)
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
        let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
        let size = CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA ? 4 : 1
        let start = bytes + y * CVPixelBufferGetBytesPerRow(buffer) + size * x
        return Array(UnsafeRawBufferPointer(start: start, count: size))
    }

    @Test("An image is brought to a size and format, whole, in part, and upright")
    func images() throws {
        let image = try halves
        func value(_ options: [MLFeatureValue.ImageOption: Any]? = nil, _ format: OSType = kCVPixelFormatType_32BGRA)
            throws -> MLFeatureValue
        {
            try MLFeatureValue(
                cgImage: image,
                pixelsWide: 10,
                pixelsHigh: 10,
                pixelFormatType: format,
                options: options
            )
        }
        let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
        let whole = try value()
        #expect(whole.type == .image && whole.imageBufferValue.map { CVPixelBufferGetWidth($0) } == 10)
        #expect(try [pixel(whole, 0, 5), pixel(whole, 9, 5)] == [red, blue])
        let part = try value([.cropRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)])
        #expect(try pixel(part, 5, 5) == blue)
        let fitted = try value([.cropAndScale: NSNumber(value: 1)])
        #expect(try [Array(pixel(fitted, 0, 0).prefix(3)), pixel(fitted, 1, 5)] == [[0, 0, 0], red])
        let middle = try value([.cropAndScale: 0])
        #expect(try [pixel(middle, 1, 0), pixel(middle, 8, 9)] == [red, blue])
        #expect(try pixel(value(nil, kCVPixelFormatType_OneComponent8), 0, 0) == [76])
        let turned = try MLFeatureValue(
            cgImage: image,
            orientation: .right,
            pixelsWide: 10,
            pixelsHigh: 10,
            pixelFormatType: kCVPixelFormatType_32BGRA
        )
        #expect(try [pixel(turned, 5, 0), pixel(turned, 5, 9)] == [red, blue])
    }

    @Test(
        "Images that can't be made are refused",
        arguments: [
            (0, kCVPixelFormatType_32BGRA, nil), (1 << 20, kCVPixelFormatType_32BGRA, nil), (10, 7, nil),
            (10, kCVPixelFormatType_32BGRA, CGRect(x: 0.5, y: 0, width: 1, height: 1)),
        ] as [(Int, OSType, CGRect?)]
    )
    func wrongImages(width: Int, format: OSType, crop: CGRect?) throws {
        let image = try halves
        let error = #expect(throws: MLModelError.self) {
            try MLFeatureValue(
                cgImage: image,
                pixelsWide: width,
                pixelsHigh: 10,
                pixelFormatType: format,
                options: crop.map { [.cropRect: $0] }
            )
        }
        #expect(error?.code == .featureType)
    }

    @Test("A file that isn't there and keys of two kinds are refused")
    func wrongValues() {
        let missing = #expect(throws: MLModelError.self) {
            try MLFeatureValue(
                imageAt: URL(fileURLWithPath: "/none.png"),
                pixelsWide: 10,
                pixelsHigh: 10,
                pixelFormatType: kCVPixelFormatType_32BGRA
            )
        }
        #expect(missing?.code == .generic)
        let mixed = #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: ["a": 1, 2: 3]) }
        #expect(mixed?.code == .featureType)
    }

    @Test("Every kind of value is read back from an archive, and passes between tasks")
    func archiving() throws {
        let array = try MLMultiArray([1.5, -2])
        let values = [
            MLFeatureValue(int64: -7), MLFeatureValue(double: 0.5), MLFeatureValue(string: "text"),
            MLFeatureValue(multiArray: array), try MLFeatureValue(dictionary: ["a": 0.25, "b": 1]),
            try MLFeatureValue(dictionary: [3: 0.5]), MLFeatureValue(undefined: .image),
        ]
        for value in values {
            let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
            let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: MLFeatureValue.self, from: data)
            #expect(read == value, "\(value)")
            #expect(MLFeatureValue(MLSendableFeatureValue(value)) == value, "\(value)")
        }
        let image = MLFeatureValue(pixelBuffer: try DrawnScene.pattern(9).buffer)
        let sent = MLSendableFeatureValue(image)
        #expect(sent.type == .image && sent.imageBufferValue != nil)
        #expect(try pixel(MLFeatureValue(sent), 3, 4) == pixel(image, 3, 4))
        #expect(MLSendableFeatureValue([1: 0.5]).integerDictionaryValue == [1: 0.5])
        #expect(MLSendableFeatureValue(["a": 0.5]).stringDictionaryValue == ["a": 0.5])
        #expect(MLSendableFeatureValue(3).integerValue == 3 && MLSendableFeatureValue("a").stringValue == "a")
        #expect(MLSendableFeatureValue(3).stringValue == nil && MLSendableFeatureValue(Float(0.5)).floatValue == 0.5)
    }

    @Test("Arrays of one type convert to those of any and back")
    func shapedArrays() throws {
        var array = MLShapedArray<Float>(repeating: 0, shape: [2, 3])
        array[scalarAt: 1, 2] = 5.75
        #expect(array.scalars == [0, 0, 0, 0, 0, 5.75] && array.strides == [3, 1] && array.scalar == nil)
        let multi = MLMultiArray(array)
        #expect(multi[[1, 2]] == 5.75 && multi.dataType == .float32)
        #expect(MLShapedArray<Float>(multi) == array)
        #expect(MLShapedArray<Int32>(converting: multi).scalars == [0, 0, 0, 0, 0, 5])
        let strided = MLMultiArray(shape: [2, 2], dataType: .double, strides: [4, 1])
        strided[[1, 1]] = 3
        #expect(MLShapedArray<Double>(strided).scalars == [0, 0, 0, 3])
        #expect(MLShapedArray<Double>(scalars: [7], shape: []).scalar == 7)
    }
}
