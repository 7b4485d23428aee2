import Foundation
import PackagePlugin

/// Reads the sources of an app, and generates the registration and the manifest of its app intents.
@main
struct AppIntentsMetadata: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget as? SwiftSourceModuleTarget else { return [] }
        let graph = ModuleGraph(of: target, in: context.package)
        guard graph.usesFovea else { return [] }
        let folder = context.pluginWorkDirectoryURL
        let registration = folder.appending(path: "\(target.moduleName)AppIntents.swift")
        let manifest = folder.appending(path: "\(target.moduleName).appintents.json")
        // Without App Intents there is nothing to describe or register; names that come with Foundation may still be missing.
        let described = graph.usesAppIntents ? ["--manifest", manifest.path] : []
        return [
            .buildCommand(
                displayName: "Reading the app intents of \(target.name)",
                executable: try context.tool(named: "app-intents-metadata").url,
                arguments: ["--registration", registration.path] + described + graph.arguments,
                inputFiles: graph.files,
                outputFiles: graph.usesAppIntents ? [registration, manifest] : [registration]
            )
        ]
    }
}
