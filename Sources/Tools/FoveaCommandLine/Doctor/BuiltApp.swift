import AppIntentsManifest
import CommandLineKit
import Foundation

/// The output of an app's build: a binary, manifests, or the folder of a package.
struct BuiltApp {
    /// The manifests, by module.
    private(set) var modules: [Module] = []
    /// The checked folder or file.
    let path: String
    /// The kind of the path.
    let kind: Kind

    /// A kind of path.
    enum Kind { case manifest, binary, package, folder }

    /// A module of the app.
    struct Module {
        /// The manifest, or the error from reading it.
        let manifest: Result<AppIntentsManifest, AppIntentsManifestError>
        /// The file of the manifest, or nil if only the binary has it.
        let file: String?
        /// Whether the binary contains this manifest, or nil if that isn't known.
        let isCurrent: Bool?
    }

    /// Reads the manifests at a path.
    init(at path: String) throws(CommandFailure) {
        self.path = path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure(.noInput, subject: path, "It doesn't exist. Name a binary, a manifest or a package.")
        }
        if isFolder.boolValue {
            let isPackage = FileManager.default.fileExists(atPath: "\(path)/Package.swift")
            kind = isPackage ? .package : .folder
            modules = isPackage ? Self.newestBuild(of: path) : Self.manifests(in: path).map { Self.module($0) }
        } else if path.hasSuffix(AppIntentsManifest.fileSuffix) {
            kind = .manifest
            modules = [Self.module(path)]
        } else {
            kind = .binary
            modules = try Self.modules(of: path)
        }
    }

    private static func module(_ file: String, isCurrent: Bool? = nil) -> Module {
        Module(manifest: read(FileManager.default.contents(atPath: file) ?? Data()), file: file, isCurrent: isCurrent)
    }

    private static func read(_ data: Data) -> Result<AppIntentsManifest, AppIntentsManifestError> {
        Result { () throws(AppIntentsManifestError) in try AppIntentsManifest(data: data) }
    }

    /// Returns the manifests in a folder and in the resource bundles there.
    private static func manifests(in folder: String) -> [String] {
        let names = { (folder: String) in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return names(folder).flatMap { $0.hasSuffix(".resources") ? names($0) : [$0] }
            .filter { $0.hasSuffix(AppIntentsManifest.fileSuffix) }
    }

    private static func newestBuild(of package: String) -> [Module] {
        let builds = ["debug", "release"].map { "\(package)/.build/\($0)" }.filter { !manifests(in: $0).isEmpty }
        let date = { (folder: String) in
            manifests(in: folder).compactMap { file in
                try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
            }.max() ?? .distantPast
        }
        guard let newest = builds.max(by: { date($0) < date($1) }) else { return [] }
        return manifests(in: newest).map { file in
            let module = URL(fileURLWithPath: file).lastPathComponent.dropLast(AppIntentsManifest.fileSuffix.count)
            let binary = FileManager.default.contents(atPath: "\(newest)/\(module)")
            let text = FileManager.default.contents(atPath: file)
            return Self.module(
                file,
                isCurrent: binary.flatMap { binary in
                    text.map { EmbeddedManifests.texts(in: binary).contains(trimmed($0)) }
                }
            )
        }
    }

    private static func modules(of binary: String) throws(CommandFailure) -> [Module] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: binary), options: .alwaysMapped) else {
            throw CommandFailure(.noInput, subject: binary, "It can't be read. Check who may read it.")
        }
        let folder = URL(fileURLWithPath: binary).deletingLastPathComponent().path
        let files = manifests(in: folder)
        return EmbeddedManifests.texts(in: data).map { text in
            let manifest = read(text)
            let name = (try? manifest.get().module).map { "/\($0)\(AppIntentsManifest.fileSuffix)" }
            guard let name, let file = files.first(where: { $0.hasSuffix(name) }) else {
                return Module(manifest: manifest, file: nil, isCurrent: nil)
            }
            let current = FileManager.default.contents(atPath: file).map(trimmed)
            return Module(manifest: manifest, file: file, isCurrent: current == text)
        }
    }

    private static func trimmed(_ data: Data) -> Data {
        data.last == UInt8(ascii: "\n") ? Data(data.dropLast()) : data
    }
}
