/// A print of a picture: a vector near the vectors of similar pictures.
public struct CatalogPrint: Hashable, Sendable {
    /// The revision of the engine that made the print; only prints of one revision are compared.
    public var revision: Int
    /// The view of the picture that the print describes; 0 is the whole picture, and other values are the caller's.
    public var variant: Int
    /// The coordinates.
    public var values: [Float]

    /// Creates a print.
    public init(revision: Int, variant: Int = 0, values: [Float]) {
        self.revision = revision
        self.variant = variant
        self.values = values
    }
}

/// Prints of one revision, in the order of the pictures and of their variants.
public struct PrintChunk: Hashable, Sendable {
    /// The pictures, one for each print.
    public internal(set) var pictures: [PictureNumber] = []
    /// The variants, one for each print.
    public internal(set) var variants: [Int] = []
    /// The number of coordinates of each print.
    public internal(set) var dimension: Int = 0
    /// The coordinates of all prints, concatenated.
    public internal(set) var values: [Float] = []

    /// The number of prints.
    public var count: Int { pictures.count }
    /// A Boolean value that indicates whether there are no more prints.
    public var isEmpty: Bool { pictures.isEmpty }
}
