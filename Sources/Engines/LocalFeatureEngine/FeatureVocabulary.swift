import CLocalFeatures

/// The learned quantization of descriptors into 65,536 cells, each with a center that tells its members apart.
///
/// `@unchecked Sendable`: the table is written once, before the initializer returns, and only read from then on.
@safe final class FeatureVocabulary: @unchecked Sendable {
    /// The vocabulary of the process.
    static let shared = FeatureVocabulary()

    /// The number of cells.
    static let cellCount = Int(FOVEA_CELLS)

    /// The kernels' table; it lives as long as the process.
    let table: UnsafePointer<fovea_vocabulary>

    private init() {
        let table = UnsafeMutablePointer<fovea_vocabulary>.allocate(capacity: 1)
        unsafe fovea_vocabulary_make_learned(table)
        unsafe self.table = unsafe UnsafePointer(table)
    }

    /// Returns the index entry of a feature in an item of this size.
    func entry(_ feature: fovea_feature, width: Int, height: Int) -> fovea_feature_entry {
        var entry = fovea_feature_entry()
        unsafe withUnsafePointer(to: feature) { feature in
            unsafe fovea_feature_make_entry(table, feature, CInt(width), CInt(height), &entry)
        }
        return entry
    }
}
