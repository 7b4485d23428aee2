import Foundation
import PackagePlugin

/// Applies the fix-its of the plugin AppIntentsMetadata to the sources.
@main
struct FoveaFix: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = Set(extractor.extractOption(named: "target"))
        let tool = try context.tool(named: "app-intents-metadata").url
        for target in context.package.targets.compactMap({ $0 as? SwiftSourceModuleTarget }) {
            guard names.isEmpty ? target.kind != .test : names.contains(target.name) else { continue }
            let graph = ModuleGraph(of: target, in: context.package)
            guard graph.usesAppIntents else { continue }
            let process = Process()
            process.executableURL = tool
            process.arguments = ["--fix"] + graph.arguments
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                Diagnostics.error("The sources of \(target.name) couldn't be fixed.")
                return
            }
        }
    }
}
