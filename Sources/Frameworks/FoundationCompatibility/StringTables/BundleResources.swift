import Foundation

/// The folders where the tables of a bundle can lie.
package enum BundleResources {
    /// Returns the folders of a bundle, best first.
    ///
    /// SwiftPM puts the resources of a target next to the executable, in `Package_Target.resources`, and not into a
    /// folder of the executable's own. Those of the executable's target come first, then those of the libraries that it
    /// is built from.
    package static func folders(of bundle: URL) -> [URL] {
        let main = Bundle.main
        guard bundle.standardizedFileURL == main.bundleURL.standardizedFileURL else {
            return parts(of: bundle) + targets(beside: bundle, first: nil)
        }
        let name = main.executableURL?.lastPathComponent
        return parts(of: bundle) + targets(beside: bundle, first: name) + testFolders
    }

    private static func parts(of bundle: URL) -> [URL] {
        ["", "Resources", "Contents/Resources"]
            .map { $0.isEmpty ? bundle : bundle.appending(path: $0) }
            .filter { isFolder($0) }
    }

    /// The resources of the targets in a build folder.
    private static func targets(beside folder: URL, first target: String?) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        let resources = names.filter { $0.hasSuffix(".resources") }.sorted()
        let own = resources.filter { $0.hasSuffix("_\(target ?? "").resources") }
        let others = resources.filter { !own.contains($0) }
        return (own + others).flatMap { parts(of: folder.appending(path: $0)) }
    }

    /// The resources next to a test bundle.
    ///
    /// The executable of a test is that of the test runner, which has no resources; the bundle is among its arguments.
    private static var testFolders: [URL] {
        CommandLine.arguments
            .filter { $0.hasSuffix(".xctest") }
            .prefix(1)
            .flatMap { targets(beside: URL(filePath: $0).deletingLastPathComponent(), first: nil) }
    }

    private static func isFolder(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
