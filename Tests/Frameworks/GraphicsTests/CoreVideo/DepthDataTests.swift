import AVFoundation
import CoreVideo
import ImageIO
import Testing

@Suite("Depth maps")
struct DepthDataTests {
    private func map(_ values: [Float], width: Int) throws -> AVDepthData {
        let height = values.count / width
        let description: [String: Any] = [
            "Width": width, "Height": height, "BytesPerRow": width * 4, "PixelFormat": kCVPixelFormatType_DepthFloat32,
        ]
        return try AVDepthData(fromDictionaryRepresentation: [
            "kCGImageAuxiliaryDataInfoData": values.withUnsafeBytes { Data($0) },
            "kCGImageAuxiliaryDataInfoDataDescription": description as CFDictionary,
        ])
    }

    private func floats(_ data: AVDepthData) -> [Float] {
        let rowBytes = CVPixelBufferGetWidth(data.depthDataMap) * 4
        return bytes(of: data.depthDataMap, bytesPerRow: rowBytes).withUnsafeBytes {
            Array($0.bindMemory(to: Float.self))
        }
    }

    @Test("Numbers come out of the dictionary as they went in")
    func dictionary() throws {
        let data = try map([0.5, 1, 2, 4, 8, 1.25], width: 3)
        #expect(data.depthDataType == kCVPixelFormatType_DepthFloat32)
        #expect(floats(data) == [0.5, 1, 2, 4, 8, 1.25])
    }

    @Test("Distances and disparities are inverses")
    func disparity() throws {
        let data = try map([0.5, 1, 2, 4, 8, 1.25], width: 3)
        let disparity = data.converting(toDepthDataType: kCVPixelFormatType_DisparityFloat32)
        #expect(floats(disparity) == [2, 1, 0.5, 0.25, 0.125, 0.8])
        let half = disparity.converting(toDepthDataType: kCVPixelFormatType_DepthFloat16)
        #expect(half.depthDataType == kCVPixelFormatType_DepthFloat16)
        #expect(floats(half.converting(toDepthDataType: kCVPixelFormatType_DepthFloat32)) == [0.5, 1, 2, 4, 8, 1.25])
    }

    @Test("A turn moves the numbers")
    func orientation() throws {
        let turned = try map([1, 2, 3, 4, 5, 6], width: 3).applyingExifOrientation(.right)
        #expect(CVPixelBufferGetWidth(turned.depthDataMap) == 2)
        #expect(floats(turned) == [4, 1, 5, 2, 6, 3])
    }

    @Test("A picture of colors is no depth map, and too few bytes are refused")
    func refusals() throws {
        let data = try map([1], width: 1)
        #expect(throws: AVDepthDataError.notDepth(kCVPixelFormatType_32BGRA)) {
            _ = try data.replacingDepthDataMap(with: makeBuffer(1, 1, kCVPixelFormatType_32BGRA))
        }
        #expect(throws: AVDepthDataError.incomplete("kCGImageAuxiliaryDataInfoData")) {
            let description: [String: Any] = [
                "Width": 4, "Height": 4, "BytesPerRow": 16, "PixelFormat": kCVPixelFormatType_DepthFloat32,
            ]
            _ = try AVDepthData(fromDictionaryRepresentation: [
                "kCGImageAuxiliaryDataInfoData": Data(count: 63),
                "kCGImageAuxiliaryDataInfoDataDescription": description as CFDictionary,
            ])
        }
    }
}
