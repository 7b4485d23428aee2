import CLocalFeatures
public import GeometryEngine
public import PictureEngine
import PixelEngine

/// The engine that finds local features in pictures.
///
/// It needs no model. The same pixels give the same features on every processor.
public enum LocalFeatureEngine {
    /// Finds the features of an item for a catalog.
    ///
    /// Throws the picture's error when its pixels can't be read. This call blocks for about ten milliseconds and the
    /// decoding.
    public static func features(of picture: Picture) throws -> LocalFeatures {
        try scene(of: picture, .whole, .item).features
    }

    /// Analyzes a photo, or a part of one, that may show items.
    ///
    /// Places in the scene are relative to that part. Throws the picture's error when its pixels can't be read. This
    /// call blocks for about twenty milliseconds and the decoding.
    public static func scene(of picture: Picture, region: PictureRegion = .whole) throws -> LocalFeatureScene {
        try scene(of: picture, region, .photo)
    }

    /// Makes the rendition of an item that a catalog stores with its features.
    ///
    /// Throws the picture's error when its pixels can't be read. This call blocks for a millisecond and the decoding.
    public static func appearance(of picture: Picture) throws -> ItemAppearance {
        let size = ItemAppearance.size(width: picture.width, height: picture.height)
        let pixels = try picture.raster(fit: .fill, width: size.width, height: size.height)
        let gray = try pixels.converted(to: .gray8, alpha: .opaque)
        let bytes = unsafe gray.withUnsafeBytes { bytes in
            (0..<size.height).flatMap { row in
                unsafe Array(bytes[row * gray.bytesPerRow..<row * gray.bytesPerRow + size.width])
            }
        }
        return ItemAppearance(
            width: size.width,
            height: size.height,
            gray: bytes,
            chroma: ItemAppearance.chroma(of: pixels)
        )
    }

    private static func scene(
        of picture: Picture,
        _ region: PictureRegion,
        _ detail: FeatureDetail
    ) throws -> LocalFeatureScene {
        let size = detail.size(
            width: max(1, Int((Double(picture.width) * region.width).rounded())),
            height: max(1, Int((Double(picture.height) * region.height).rounded()))
        )
        let pixels = try picture.raster(region: region, fit: .fill, width: size.width, height: size.height)
        return try LocalFeatureScene(pixels, detail)
    }
}

/// The resolution at which a picture is analyzed, and the number of its features.
///
/// A photo shows more than its item, so it gets more pixels and more features than an item alone.
struct FeatureDetail {
    /// The longer side to which a picture is scaled.
    let side: Int
    /// The largest number of features.
    let limit: Int

    static let item = FeatureDetail(side: 640, limit: 400)
    static let photo = FeatureDetail(side: 960, limit: 800)

    /// The size at which to analyze a picture.
    ///
    /// Twice the pixels show points that are too fine for the picture's own; more shows nothing new.
    func size(width: Int, height: Int) -> (width: Int, height: Int) {
        let scale = min(2, Double(side) / Double(max(width, height)))
        return (max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded())))
    }

    /// The kernels' options.
    var options: fovea_feature_options {
        fovea_feature_options(limit: Int32(limit), contrast: 0.02, edge: 10, sigma: 1.6, levels: 3)
    }
}
