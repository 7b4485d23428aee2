import Foundation
import PackagePlugin

/// Writes an example of a visual search into a target, as a starting point.
@main
struct FoveaInit: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let help = extractor.extractFlag(named: "help") > 0
        guard !help, names.count <= 1, extractor.remainingArguments.isEmpty else {
            print(
                "Usage: swift package fovea-init [--target NAME]\n\nWrites an example of a visual search into a target."
            )
            return
        }
        let target = try self.target(named: names.first, in: context.package)
        let templates = try Self.templates(in: context.package)
        let folder = target.directoryURL.appending(path: "VisualSearch")
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Problem("\(folder.path) is there already. Remove or rename it, and run this again.")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in templates {
            try FileManager.default.copyItem(at: file, to: folder.appending(path: file.lastPathComponent))
            print("wrote \(folder.appending(path: file.lastPathComponent).path)")
        }
        print(advice(for: target))
    }

    /// Returns the named target, or the likely target of an app.
    private func target(named name: String?, in package: Package) throws -> SwiftSourceModuleTarget {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let name {
            guard let target = targets.first(where: { $0.name == name }) else {
                let known = targets.map(\.name).joined(separator: ", ")
                throw Problem("There is no target \(name). Name one of these with --target: \(known).")
            }
            return target
        }
        let apps = targets.filter { $0.kind == .executable }
        guard apps.count == 1, let app = apps.first else {
            let known = (apps.isEmpty ? targets : apps).map(\.name).joined(separator: ", ")
            throw Problem("Several targets could take the example. Name one of these with --target: \(known).")
        }
        return app
    }

    /// Returns the files of the example, which are in Fovea's own package.
    private static func templates(in package: Package) throws -> [URL] {
        guard let fovea = fovea(in: package) else {
            throw Problem("The package doesn't depend on Fovea. Add it to the dependencies in Package.swift.")
        }
        let folder = fovea.directoryURL.appending(path: "Templates/VisualSearch")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func fovea(in package: Package) -> Package? {
        if package.targets.contains(where: { $0.name == "AppIntents" }) { return package }
        return package.dependencies.lazy.compactMap { fovea(in: $0.package) }.first
    }

    /// Returns what is left to do by hand.
    private func advice(for target: SwiftSourceModuleTarget) -> String {
        let modules = Set(target.recursiveTargetDependencies.map(\.name))
        var lines = ["", "Register the catalog before anything runs:", ""]
        lines.append("    AppDependencyManager.shared.add(dependency: ItemCatalog.sample)")
        if !modules.isSuperset(of: ["AppIntents", "VisualIntelligence"]) {
            lines += ["", "Add to the dependencies of \(target.name) in Package.swift:", ""]
            lines.append("    .product(name: \"AppIntents\", package: \"fovea\"),")
            lines.append("    .product(name: \"VisualIntelligence\", package: \"fovea\"),")
        }
        lines += ["", "Unless it is there, add to the target \(target.name) in Package.swift:", ""]
        lines.append("    plugins: [.plugin(name: \"AppIntentsMetadata\", package: \"fovea\")]")
        return lines.joined(separator: "\n")
    }

    /// A reason why nothing was written.
    private struct Problem: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
