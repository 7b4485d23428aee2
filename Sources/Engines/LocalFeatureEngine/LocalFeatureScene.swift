import CLocalFeatures
import PixelEngine

/// A picture at all its scales with its features, ready for comparison with many items.
///
/// `@unchecked Sendable`: the pyramid behind the pointer is written before the initializer returns, only read through
/// `const` pointers from then on, and freed with the last reference.
@safe public final class LocalFeatureScene: @unchecked Sendable {
    /// The features of the picture.
    public let features: LocalFeatures
    private let pyramid: OpaquePointer
    let gray: Raster
    let pixels: Raster

    /// Analyzes upright, opaque ``PixelFormat/rgba8`` pixels.
    init(_ pixels: Raster, _ detail: FeatureDetail) throws {
        let gray = try pixels.converted(to: .gray8, alpha: .opaque)
        let pyramid = unsafe gray.withUnsafeBytes { bytes in
            unsafe fovea_pyramid_make(
                bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self),
                gray.bytesPerRow,
                CInt(gray.width),
                CInt(gray.height),
                detail.options
            )
        }
        guard let pyramid = unsafe pyramid else { throw Self.outOfMemory(gray) }
        var found: CInt = 0
        let points = unsafe [fovea_feature](unsafeUninitializedCapacity: detail.limit) { points, count in
            unsafe found = fovea_pyramid_features(pyramid, points.baseAddress.unsafelyUnwrapped)
            count = max(0, Int(found))
        }
        guard found >= 0 else {
            unsafe fovea_pyramid_free(pyramid)
            throw Self.outOfMemory(gray)
        }
        unsafe self.pyramid = unsafe pyramid
        self.gray = gray
        self.pixels = pixels
        features = LocalFeatures(width: gray.width, height: gray.height, points: points.map(\.rounded))
    }

    deinit { unsafe fovea_pyramid_free(pyramid) }

    private static func outOfMemory(_ gray: Raster) -> LocalFeatureError {
        LocalFeatureError(
            code: .outOfMemory,
            message:
                "There is no memory for \(gray.width) × \(gray.height) pixels at all scales; free some and try again."
        )
    }
}

// MARK: - Comparing

extension LocalFeatureScene {
    /// Locates an item, and returns its place if enough features agree on one.
    ///
    /// An item is found when it is rotated, tilted, small or half hidden. Mirrored ones aren't found.
    public func placement(of item: LocalFeatures) -> ItemPlacement? { place(item)?.placement }

    /// Locates an item, and returns its place with the supporting pairs of features.
    func place(_ item: LocalFeatures) -> PlacedItem? {
        guard let found = features.plane(of: item) else { return nil }
        var plane = found.plane
        var states = [UInt8](repeating: 0, count: max(1, item.count))
        var visible: Int32 = 0
        let alike = unsafe withUnsafePointer(to: &plane.matrix.0) { matrix in
            unsafe fovea_plane_confirm(pyramid, item.points, CInt(item.count), matrix, 0.62, &states, &visible)
        }
        let placement = ItemPlacement(
            plane,
            matched: found.matches.count,
            alike: Int(alike),
            visible: Int(visible),
            in: features
        )
        return PlacedItem(placement: placement, plane: plane, matches: found.matches, inliers: found.inliers)
    }
}
