import CLocalFeatures
import GeometryEngine

/// An item with a place in a photo, and the matches that support it.
struct PlacedItem: Sendable {
    let placement: ItemPlacement
    let plane: fovea_plane
    let matches: [fovea_match]
    let inliers: [UInt8]
}

/// A comparison of an item with what a photo shows in its place.
///
/// `@unchecked Sendable`: the memory behind the pointer is written before it is taken over, only read through `const`
/// pointers from then on, and freed with the last reference.
@safe final class ItemComparison: @unchecked Sendable {
    /// The amounts of the item that the photo confirms and contradicts.
    let evidence: fovea_evidence
    private let comparison: OpaquePointer

    /// Takes ownership of a comparison.
    init(owning comparison: OpaquePointer) {
        unsafe self.comparison = unsafe comparison
        evidence = unsafe fovea_comparison_evidence(comparison)
    }

    deinit { unsafe fovea_comparison_free(comparison) }

    /// The corners of the part of the item that the photo shows, in the photo's pixels, or nil if the item is flat.
    ///
    /// The plane that features agree on holds for all of something flat, however much of it is hidden. Where a surface
    /// bends away, it runs past it.
    var shownCorners: Quadrilateral? {
        let extent = unsafe fovea_comparison_extent(comparison)
        let corners = Quadrilateral(extent.corners)
        return extent.bend > Self.leastBend && corners.isConvex ? corners : nil
    }

    private static let leastBend: Float = 0.02

    /// Returns how much more of the photo this item explains than another one does.
    func rivalry(with other: ItemComparison) -> fovea_rivalry {
        unsafe fovea_comparison_rivalry(comparison, other.comparison)
    }
}
