import CLocalFeatures
import PixelEngine

extension LocalFeatureScene {
    /// Compares an item's appearance with what the photo shows at its place.
    ///
    /// Returns nil when the item is too small for that.
    func comparison(of item: LocalFeatures, _ appearance: ItemAppearance, at place: PlacedItem) -> ItemComparison? {
        unsafe gray.withUnsafeBytes { photo in
            unsafe appearance.pixels.withUnsafeBufferPointer { rendition in
                var photo = unsafe fovea_gray(
                    pixels: photo.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self),
                    bytes_per_row: gray.bytesPerRow,
                    width: Int32(gray.width),
                    height: Int32(gray.height)
                )
                var rendition = unsafe fovea_gray(
                    pixels: rendition.baseAddress.unsafelyUnwrapped,
                    bytes_per_row: appearance.width,
                    width: Int32(appearance.width),
                    height: Int32(appearance.height)
                )
                return unsafe withColors(of: appearance) { colors in
                    var plane = place.plane
                    let comparison = unsafe fovea_comparison_make(
                        &photo,
                        &rendition,
                        colors,
                        CInt(item.width),
                        CInt(item.height),
                        &plane.matrix.0,
                        place.matches,
                        place.inliers,
                        CInt(place.matches.count)
                    )
                    return unsafe comparison.map { unsafe ItemComparison(owning: $0) }
                }
            }
        }
    }

    /// Calls a closure with the colors of the photo and of an item, or with nil when the item's aren't known.
    private func withColors<Value>(
        of appearance: ItemAppearance,
        _ body: (UnsafePointer<fovea_colors>?) -> Value
    ) -> Value {
        guard let chroma = appearance.chroma else { return body(nil) }
        return unsafe pixels.withUnsafeBytes { photo in
            unsafe chroma.withUnsafeBufferPointer { item in
                let colors = unsafe fovea_colors(
                    photo: photo.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self),
                    photo_bytes_per_row: pixels.bytesPerRow,
                    item: item.baseAddress.unsafelyUnwrapped
                )
                return unsafe withUnsafePointer(to: colors) { unsafe body($0) }
            }
        }
    }
}
