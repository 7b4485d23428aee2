import CLocalFeatures

/// An item with a place in a photo, and what says so.
struct PlacedItem: Sendable {
    let placement: ItemPlacement
    let plane: fovea_plane
    let matches: [fovea_match]
    let inliers: [UInt8]
}

/// An item beside what a photo shows in its place.
///
/// `@unchecked Sendable`: what lies behind the pointer is written before it is taken over, only read through `const`
/// pointers from then on, and freed with the last reference.
@safe final class ItemComparison: @unchecked Sendable {
    /// How much of the item the photo confirms, and how much it denies.
    let evidence: fovea_evidence
    private let comparison: OpaquePointer

    /// Takes over a comparison, and frees it in the end.
    init(owning comparison: OpaquePointer) {
        unsafe self.comparison = unsafe comparison
        evidence = unsafe fovea_comparison_evidence(comparison)
    }

    deinit { unsafe fovea_comparison_free(comparison) }

    /// Tells how much more of the photo this item explains than another one does.
    func rivalry(with other: ItemComparison) -> fovea_rivalry {
        unsafe fovea_comparison_rivalry(comparison, other.comparison)
    }
}
