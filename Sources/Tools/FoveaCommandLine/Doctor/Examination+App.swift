import AppIntentsManifest
import CommandLineKit
import FoveaInstallation

extension Examination {
    /// Returns the examinations of an app: its intents, and why the system wouldn't list it.
    static func app(at path: String) throws(CommandFailure) -> [Examination] {
        let app = try BuiltApp(at: path)
        guard !app.modules.isEmpty else { return [Examination { missing(app) }] }
        return app.modules.flatMap { module -> [Examination] in
            let state = Examination { manifest(module, app) }
            guard let manifest = try? module.manifest.get() else { return [state] }
            return [state] + AppExamination(manifest).findings.map { finding in Examination { finding } }
        }
    }

    private static let plugin = """
        Add .plugin(name: "AppIntentsMetadata", package: "fovea") to the plugins of the app's target, and build it.
        """

    private static func missing(_ app: BuiltApp) -> Finding {
        let detail =
            switch app.kind {
            case .binary: "\(app.path) has none inside, so what the app offers isn't known."
            case .package: "No build of \(app.path) has one, so what the app offers isn't known."
            case .manifest, .folder: "\(app.path) has none, so what the app offers isn't known."
            }
        return Finding("manifest", .failed, detail, remedy: plugin)
    }

    private static func manifest(_ module: BuiltApp.Module, _ app: BuiltApp) -> Finding {
        let manifest: AppIntentsManifest
        switch module.manifest {
        case .failure(let error):
            return Finding("manifest", .failed, "\(module.file ?? app.path) can't be used.", remedy: "\(error)")
        case .success(let read): manifest = read
        }
        guard let file = module.file else {
            return Finding(
                "manifest",
                .failed,
                "\(manifest.module)\(AppIntentsManifest.fileSuffix) isn't next to the binary, so the app isn't listed.",
                remedy: "Copy the folder that ends in .resources along with the binary."
            )
        }
        guard module.isCurrent != false else {
            return Finding(
                "manifest",
                .failed,
                "\(file) and the binary come from different builds.",
                remedy: "Build the app again, and copy the folder that ends in .resources along with the binary."
            )
        }
        return Finding("manifest", .ok, file)
    }
}
