/// A type in the sources, as far as syntax shows it.
indirect enum ResolvedType {
    /// A type that the sources declare.
    case nominal(NominalType)
    /// A type of another module, by its name.
    case system(String)
    /// An array.
    case array(ResolvedType)
    /// Another collection of results.
    case collection(ResolvedType)
    /// An optional.
    case optional(ResolvedType)
    /// A composition of types.
    case composition([ResolvedType])
    /// A type that syntax alone doesn't show.
    case unknown

    /// The element of a collection, or nil for any other type.
    var element: ResolvedType? {
        switch self {
        case .array(let element), .collection(let element): element
        case .composition(let types): types.lazy.compactMap(\.element).first
        case .nominal, .system, .optional, .unknown: nil
        }
    }

    /// The nominal type.
    var nominal: NominalType? {
        if case .nominal(let type) = self { type } else { nil }
    }

    /// The name of the type, or nil if it is unknown.
    var name: String? {
        switch self {
        case .nominal(let type): type.name
        case .system(let name): name
        case .array(let element): element.name.map { "[\($0)]" }
        case .collection(let element): element.name.map { "[\($0)]" }
        case .optional(let wrapped): wrapped.name.map { "\($0)?" }
        case .composition, .unknown: nil
        }
    }
}
