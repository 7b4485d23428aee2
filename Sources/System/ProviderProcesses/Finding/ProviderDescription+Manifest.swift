import AppIntentsManifest
import FileEngine
import Foundation

extension ProviderDescription {
    /// Checks that the program exists, and reads its manifest.
    mutating func examine() {
        var isFolder: ObjCBool = false
        guard unsafe FileManager.default.fileExists(atPath: executable, isDirectory: &isFolder), !isFolder.boolValue
        else {
            isUsable = false
            let remedy = origin == executable ? "Check the path." : "Install the app again, or correct \(origin)."
            problems.append("There is no program at \(executable). \(remedy)")
            return
        }
        guard FileManager.default.isExecutableFile(atPath: executable) else {
            isUsable = false
            problems.append("\(executable) isn't a program that you may run. Check its permissions.")
            return
        }
        let facts = try? FileManager.default.attributesOfItem(atPath: executable)
        if let date = facts?[.modificationDate] as? Date, let size = facts?[.size] as? Int {
            stamp = "\(size) \(date.timeIntervalSince1970)"
        }
        readManifest()
    }

    private mutating func readManifest() {
        let program = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
        let folder = program.deletingLastPathComponent().path
        let own = module ?? program.lastPathComponent.replacing("-", with: "_")
        let files = Self.manifests(in: folder)
        guard let file = files.first(where: { $0.hasSuffix("/\(own)\(AppIntentsManifest.fileSuffix)") }) else {
            problems.append(
                """
                \(own)\(AppIntentsManifest.fileSuffix) isn't next to \(executable), so what the app offers is known \
                only while it runs. Copy the folder that ends in .resources along with the program; where the module \
                has another name than the program, name it in a registration.
                """
            )
            return
        }
        do throws(AppIntentsManifestError) {
            let data = try? BoundedFile.contents(of: file, limit: Self.manifestByteLimit)
            take(try AppIntentsManifest(data: data ?? Data()))
        } catch {
            problems.append("\(file) can't be used. \(error)")
        }
    }

    private mutating func take(_ manifest: AppIntentsManifest) {
        module = manifest.module
        let queries = manifest.valueQueries.filter(\.answersVisualSearch)
        answersSearches = !queries.isEmpty
        if queries.isEmpty {
            problems.append("No IntentValueQuery of \(manifest.module) takes a SemanticContentDescriptor.")
        }
        if let result = queries.first?.result {
            let union = manifest.unions.first { $0.origin.type == result }
            resultTypes = union.map { $0.cases.compactMap(\.type) } ?? [result]
        }
        offersMoreResults = manifest.intents.contains { intent in
            intent.schema == "visualIntelligence.semanticContentSearch"
                || intent.protocols.contains("VisualIntelligenceSearchIntent")
        }
    }

    /// The most bytes of a manifest; that of a large app has some hundred thousand.
    private static let manifestByteLimit = 16 << 20

    /// Returns the manifests in a folder and in the resource bundles there.
    private static func manifests(in folder: String) -> [String] {
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return names(folder).flatMap { $0.hasSuffix(".resources") ? names($0) : [$0] }
            .filter { $0.hasSuffix(AppIntentsManifest.fileSuffix) }
    }
}
