public import CoreVideo
public import Foundation
public import FoundationCompatibility
public import ImageIO

/// A meaning of the numbers of a depth map.
public enum AVDepthDataAccuracy: Int, Hashable, Sendable {
    /// The numbers can be compared with each other only.
    case relative = 0
    /// The numbers are in meters.
    case absolute = 1
}

/// A quality of a depth map.
public enum AVDepthDataQuality: Int, Hashable, Sendable {
    /// Some numbers are rough.
    case low = 0
    /// The numbers are fine.
    case high = 1
}

/// A map of distances, or of their inverses, for the pixels of a picture.
///
/// The map doesn't change; every conversion makes another.
public final class AVDepthData: NSObject {
    /// The numbers, one for each pixel.
    public let depthDataMap: CVPixelBuffer
    /// A Boolean value that indicates whether holes were filled and noise smoothed.
    public let isDepthDataFiltered: Bool
    /// The meaning of the numbers.
    public let depthDataAccuracy: AVDepthDataAccuracy
    /// The quality of the numbers.
    public let depthDataQuality: AVDepthDataQuality

    package init(
        depthDataMap: CVPixelBuffer,
        isFiltered: Bool = false,
        accuracy: AVDepthDataAccuracy = .relative,
        quality: AVDepthDataQuality = .high
    ) throws(AVDepthDataError) {
        guard DepthFormat(CVPixelBufferGetPixelFormatType(depthDataMap)) != nil else {
            throw AVDepthDataError.notDepth(CVPixelBufferGetPixelFormatType(depthDataMap))
        }
        self.depthDataMap = depthDataMap
        isDepthDataFiltered = isFiltered
        depthDataAccuracy = accuracy
        depthDataQuality = quality
        super.init()
    }

    /// Creates a map from the auxiliary data of an image file.
    ///
    /// The dictionary holds the numbers and a description of them: size, row length and pixel format. Throws when
    /// something is missing or the numbers are fewer than described.
    public convenience init(fromDictionaryRepresentation imageSourceAuxDataInfoDictionary: [AnyHashable: Any]) throws {
        try self.init(depthDataMap: CVPixelBuffer.depthMap(imageSourceAuxDataInfoDictionary))
    }

    /// The format of the numbers.
    public var depthDataType: OSType { CVPixelBufferGetPixelFormatType(depthDataMap) }

    /// The formats that the map can be converted to.
    public var availableDepthDataTypes: [OSType] { DepthFormat.allCases.map(\.type) }
}

// MARK: - Converting

extension AVDepthData {
    /// Returns the map with its numbers in another format.
    ///
    /// Distances and disparities are each other's inverses. A format that isn't among ``availableDepthDataTypes``
    /// leaves the map as it is.
    public func converting(toDepthDataType depthDataType: OSType) -> AVDepthData {
        guard depthDataType != self.depthDataType else { return self }
        return replacing { try $0.convertedDepthMap(to: depthDataType) }
    }

    /// Returns the map turned to stand upright.
    public func applyingExifOrientation(_ exifOrientation: CGImagePropertyOrientation) -> AVDepthData {
        guard exifOrientation != .up else { return self }
        return replacing { try $0.orientedDepthMap(exifOrientation) }
    }

    /// Returns the map with other numbers.
    ///
    /// Throws when the buffer holds neither depth nor disparity.
    public func replacingDepthDataMap(with pixelBuffer: CVPixelBuffer) throws -> AVDepthData {
        try AVDepthData(
            depthDataMap: pixelBuffer,
            isFiltered: isDepthDataFiltered,
            accuracy: depthDataAccuracy,
            quality: depthDataQuality
        )
    }

    private func replacing(_ conversion: (CVPixelBuffer) throws -> CVPixelBuffer) -> AVDepthData {
        // Apple's signature has no way to fail. What can fail is the allocation of the new map.
        (try? replacingDepthDataMap(with: conversion(depthDataMap))) ?? self
    }
}
