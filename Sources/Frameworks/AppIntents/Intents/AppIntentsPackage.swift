/// A type that says which packages bring intents, entities and queries into an app.
///
/// ```swift
/// struct MusicAppPackage: AppIntentsPackage {
///     static var includedPackages: [any AppIntentsPackage.Type] { [CatalogPackage.self] }
/// }
/// ```
public protocol AppIntentsPackage {
    /// The packages that the package includes.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// The packages that the package includes: none.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }

    /// The package and all that it includes, directly or not, each once.
    package static var allPackages: [any AppIntentsPackage.Type] {
        var packages: [any AppIntentsPackage.Type] = []
        var known: Set<ObjectIdentifier> = []
        var waiting: [any AppIntentsPackage.Type] = [Self.self]
        while let next = waiting.popLast() {
            guard known.insert(ObjectIdentifier(next)).inserted else { continue }
            packages.append(next)
            waiting += next.includedPackages.reversed()
        }
        return packages
    }
}
