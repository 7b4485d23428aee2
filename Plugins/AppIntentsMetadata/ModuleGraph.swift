import Foundation
import PackagePlugin

/// The modules of an app, and those of Fovea.
struct ModuleGraph {
    private let target: SwiftSourceModuleTarget
    private let package: Package
    private var siblings: [SwiftSourceModuleTarget] = []
    private var others: [SwiftSourceModuleTarget] = []
    private var frameworks: [String] = []
    /// Importable modules that don't use App Intents, such as those of other libraries.
    private var strangers: [String] = []
    /// A Boolean value that indicates whether the app can import AppIntents.
    private(set) var usesAppIntents = false
    /// A Boolean value that indicates whether the app can import a module of Fovea's.
    private(set) var usesFovea = false

    init(of target: SwiftSourceModuleTarget, in package: Package) {
        self.target = target
        self.package = package
        let modules = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        let appIntents = modules.first { $0.moduleName == "AppIntents" }
        usesAppIntents = appIntents != nil
        guard let lowest = appIntents ?? modules.first(where: { $0.moduleName == "FoundationCompatibility" }) else {
            return
        }
        usesFovea = true
        // Both are in Sources/Frameworks of their package, and all of Fovea's modules are in Sources.
        let ours = lowest.directoryURL.deletingLastPathComponent().deletingLastPathComponent().path + "/"
        for module in modules.sorted(by: { $0.moduleName < $1.moduleName }) {
            if module.directoryURL.path.hasPrefix(ours) {
                frameworks.append(module.moduleName)
            } else if !module.recursiveTargetDependencies.contains(where: { $0.id == lowest.id }) {
                strangers.append(module.moduleName)
            } else if package.targets.contains(where: { $0.id == module.id }) {
                siblings.append(module)
            } else {
                others.append(module)
            }
        }
    }

    private static func sources(_ module: SwiftSourceModuleTarget) -> [URL] {
        module.sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
    }

    /// The files to read.
    var files: [URL] { ([target] + siblings + others).flatMap(Self.sources) }

    /// The arguments of the metadata tool.
    var arguments: [String] {
        var words = ["--root", package.directoryURL.path]
        for name in frameworks { words += ["--framework", name] }
        for name in strangers { words += ["--importable", name] }
        for flag in target.compilationConditions.sorted() { words += ["--define", flag] }
        for (option, modules) in [("--module", [target]), ("--sibling", siblings), ("--dependency", others)] {
            for module in modules { words += [option, module.moduleName] + Self.sources(module).map(\.path) }
        }
        return words
    }
}
