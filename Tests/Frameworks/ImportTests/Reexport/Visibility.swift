/// The types that a file names after importing one module.
///
/// That each file under `Modules` compiles is the check; what its types tell of their homes keeps the lists honest.
protocol Visibility: Sendable {
    /// Types of the modules that are seen.
    static var types: [Any.Type] { get }
}

extension Visibility {
    /// The modules where the types are declared.
    static var homes: Set<String> {
        Set(types.map { String(String(reflecting: $0).prefix { $0 != "." }) })
    }
}
