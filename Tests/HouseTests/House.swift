import Foundation
import TestSupport

/// The sources of the package, floor by floor.
struct House {
    /// The floors, each above those before it.
    static let floors = [
        "C", "Engines", "Formats", "Frameworks", "Search", "System", "Testing", "Tools", "Apps",
    ]

    /// A module, and the folder of its sources.
    struct Module: Sendable {
        let name: String
        let floor: String
        let folder: URL

        /// How high the floor is.
        var height: Int { House.floors.firstIndex(of: floor) ?? House.floors.count }
    }

    /// The modules by their names.
    let modules: [String: Module]
    /// The targets of tests, each on the floor that it tests.
    let tests: [Module]
    /// The names of the floors that there are.
    let foundFloors: Set<String>

    /// Looks at the folders below `Sources` and `Tests`.
    init() throws {
        let sources = Checkout.folder.appending(path: "Sources")
        foundFloors = Set(try Self.folders(in: sources).map(\.lastPathComponent))
        let known = try Self.modules(in: sources)
        modules = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
        tests = try Self.modules(in: Checkout.folder.appending(path: "Tests"))
    }

    /// The modules of the floors below a folder.
    private static func modules(in folder: URL) throws -> [Module] {
        try folders(in: folder).filter { floors.contains($0.lastPathComponent) }.flatMap { floor in
            try folders(in: floor).map {
                Module(name: $0.lastPathComponent, floor: floor.lastPathComponent, folder: $0)
            }
        }
    }

    /// What is wrong with the imports of a module.
    func complaints(about module: Module) throws -> [String] {
        try Self.sources(in: module.folder).flatMap { file in
            let place = "\(module.floor)/\(module.name), \(file.lastPathComponent)"
            let imports = Imports(of: try String(contentsOf: file, encoding: .utf8))
            return imports.modules.compactMap { complaint(about: $0, in: module).map { "\(place) \($0)" } }
        }
    }

    /// What is wrong with an import in a module, or nil.
    func complaint(about name: String, in module: Module) -> String? {
        guard let imported = modules[name] else { return nil }
        if imported.height > module.height { return "imports \(name) from \(imported.floor), a floor above." }
        let mayUseC = module.floor == "Engines" || module.floor == "C"
        return imported.floor == "C" && !mayUseC ? "imports \(name), though only engines import C." : nil
    }

    private static func folders(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter(\.hasDirectoryPath)
    }

    /// The Swift files below a folder.
    static func sources(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
}
