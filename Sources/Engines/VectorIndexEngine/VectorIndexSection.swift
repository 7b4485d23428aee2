/// The names of an index file's sections.
enum VectorIndexSection {
    /// The vectors, in the order of their keys.
    static let vectors = "vectors"
    /// The number of coordinates, of neighbors and of vectors, the entry, and whether there are vectors.
    static let shape = "shape"
    /// The keys, in ascending order.
    static let keys = "keys"
    /// The quantization step of each code.
    static let scales = "scales"
    /// Bounds on the codes' errors; like the vectors, for exact search alone.
    static let terms = "terms"
    /// The codes with their neighbors.
    static let nodes = "nodes"
}
