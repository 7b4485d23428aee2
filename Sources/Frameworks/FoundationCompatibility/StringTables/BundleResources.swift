import Foundation

/// The folders where the tables of a bundle can lie.
enum BundleResources {
    /// Returns the folders of a bundle, or those of the program for nil.
    static func folders(of bundle: URL?) -> [URL] {
        guard let bundle else { return programFolders }
        return parts(of: bundle)
    }

    private static func parts(of bundle: URL) -> [URL] {
        ["", "Resources", "Contents/Resources"].map { $0.isEmpty ? bundle : bundle.appending(path: $0) }
            .filter { isFolder($0) }
    }

    /// The folders of the program.
    ///
    /// SwiftPM puts the resources of a target beside the executable, in `Package_Target.resources`, and not into the
    /// executable's own folder. Those of the executable's own target come first, then those of the libraries it is
    /// built from. A test has the executable of the test runner, so what lies beside the test bundle counts.
    private static let programFolders: [URL] = {
        let main = Bundle.main
        var folders = parts(of: main.bundleURL)
        if let resources = main.resourceURL { folders.append(resources) }
        let name = main.executableURL?.lastPathComponent ?? ""
        var places = [main.bundleURL]
        places += CommandLine.arguments
            .filter { $0.hasSuffix(".xctest") }
            .map { URL(filePath: $0).deletingLastPathComponent() }
        for place in places {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path())) ?? []
            let resources = names.filter { $0.hasSuffix(".resources") }.sorted()
            let own = resources.filter { $0.hasSuffix("_\(name).resources") }
            for name in own + resources.filter({ !own.contains($0) }) {
                folders += parts(of: place.appending(path: name))
            }
        }
        var seen: Set<String> = []
        return folders.filter { seen.insert($0.standardizedFileURL.path()).inserted }
    }()

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
