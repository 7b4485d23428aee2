import CoreVideo
import Foundation
import FoundationCompatibility
import ImageIO
import PixelEngine

/// An error from making a depth map.
package enum AVDepthDataError: Error, Hashable, Sendable {
    /// The format holds neither depth nor disparity.
    case notDepth(OSType)
    /// The dictionary lacks an entry or holds too few bytes.
    case incomplete(String)
}

/// A format of a depth map.
enum DepthFormat: CaseIterable {
    case depth16, depth32, disparity16, disparity32

    init?(_ type: OSType) {
        guard let match = DepthFormat.allCases.first(where: { $0.type == type }) else { return nil }
        self = match
    }

    var type: OSType {
        switch self {
        case .depth16: kCVPixelFormatType_DepthFloat16
        case .depth32: kCVPixelFormatType_DepthFloat32
        case .disparity16: kCVPixelFormatType_DisparityFloat16
        case .disparity32: kCVPixelFormatType_DisparityFloat32
        }
    }

    var isDisparity: Bool { self == .disparity16 || self == .disparity32 }

    var pixelFormat: PixelFormat { self == .depth16 || self == .disparity16 ? .grayHalf : .grayFloat }
}

extension CVPixelBuffer {
    /// The map of an auxiliary data dictionary.
    static func depthMap(_ dictionary: CFDictionary) throws -> CVPixelBuffer {
        guard let data = dictionary["kCGImageAuxiliaryDataInfoData"] as? Data else {
            throw AVDepthDataError.incomplete("kCGImageAuxiliaryDataInfoData")
        }
        guard let description = dictionary["kCGImageAuxiliaryDataInfoDataDescription"] as? CFDictionary,
            let width = description.integer("Width"), let height = description.integer("Height"),
            let rowBytes = description.integer("BytesPerRow"),
            let type = description.integer("PixelFormat").flatMap({ OSType(exactly: $0) })
        else { throw AVDepthDataError.incomplete("kCGImageAuxiliaryDataInfoDataDescription") }
        guard let format = DepthFormat(type) else { throw AVDepthDataError.notDepth(type) }
        let buffer = try CVBuffer.allocate(CVPixelBufferPlan(width, height, type))
        let packed = width * format.pixelFormat.bytesPerPixel
        guard rowBytes >= packed, data.count / rowBytes >= height || data.count >= rowBytes * (height - 1) + packed
        else { throw AVDepthDataError.incomplete("kCGImageAuxiliaryDataInfoData") }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        guard let address = CVPixelBufferGetBaseAddress(buffer) else { return buffer }
        for y in 0..<height {
            let row = UnsafeMutableRawBufferPointer(
                start: address + y * CVPixelBufferGetBytesPerRow(buffer),
                count: packed
            )
            let start = data.startIndex + y * rowBytes
            data.copyBytes(to: row, from: start..<start + packed)
        }
        return buffer
    }

    func convertedDepthMap(to type: OSType) throws -> CVPixelBuffer {
        guard let target = DepthFormat(type), let origin = DepthFormat(CVPixelBufferGetPixelFormatType(self)) else {
            throw AVDepthDataError.notDepth(type)
        }
        var raster = try makeRaster()
        if origin.isDisparity != target.isDisparity {
            raster = try raster.converted(to: .grayFloat, alpha: .opaque).inverted()
        }
        return try depthMap(of: raster.converted(to: target.pixelFormat, alpha: .opaque), type: type)
    }

    func orientedDepthMap(_ orientation: CGImagePropertyOrientation) throws -> CVPixelBuffer {
        try depthMap(
            of: makeRaster().oriented(orientation.pictureOrientation),
            type: CVPixelBufferGetPixelFormatType(self)
        )
    }

    private func depthMap(of raster: Raster, type: OSType) throws -> CVPixelBuffer {
        let buffer = try CVBuffer.allocate(CVPixelBufferPlan(raster.width, raster.height, type))
        try buffer.write(raster)
        CVBufferPropagateAttachments(self, buffer)
        return buffer
    }
}

extension Raster {
    /// The inverses of all numbers of a floating-point gray picture.
    fileprivate func inverted() throws(PixelError) -> Raster {
        try Raster(width: width, height: height, format: .grayFloat, alpha: .opaque) {
            (bytes, rowBytes) throws(PixelError) in
            withUnsafeBytes { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let number = source.load(fromByteOffset: y * bytesPerRow + x * 4, as: Float.self)
                        bytes.storeBytes(of: 1 / number, toByteOffset: y * rowBytes + x * 4, as: Float.self)
                    }
                }
            }
        }
    }
}
