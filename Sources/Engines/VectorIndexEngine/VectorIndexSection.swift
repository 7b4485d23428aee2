/// The names of the parts of an index file.
enum VectorIndexSection {
    /// The vectors as they were given, in the order of their keys.
    static let vectors = "vectors"
    /// The number of coordinates, of neighbors, of vectors, the entry, and whether there are vectors.
    static let shape = "shape"
    /// The keys, from the smallest on.
    static let keys = "keys"
    /// What one step of each code is worth.
    static let scales = "scales"
    /// What the codes leave out; like the vectors, for exact search alone.
    static let terms = "terms"
    /// The codes with their neighbors.
    static let nodes = "nodes"
}
