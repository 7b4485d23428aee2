public import Foundation

// On Apple's systems the resources of an app lie in its main bundle. SwiftPM puts those of each target into a folder
// next to the executable, where Foundation doesn't look. These methods take a name that is there, so that the compiler
// prefers them to Foundation's, which take an optional one.

extension Bundle {
    /// Returns the location of a resource, also among the resources of the program's targets.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        url(forResource: name, withExtension: ext, subdirectory: nil)
    }

    /// Returns the location of a resource in a folder, also among the resources of the program's targets.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        let optionalName: String? = name
        if let own = url(forResource: optionalName, withExtension: ext, subdirectory: subpath) { return own }
        guard !name.isEmpty else { return nil }
        let file = ext.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        let path = [subpath ?? "", file].filter { !$0.isEmpty }.joined(separator: "/")
        return targetResource(path)
    }

    /// Returns the path of a resource, also among the resources of the program's targets.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }

    /// Returns the path of a resource in a folder, also among the resources of the program's targets.
    public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String?) -> String? {
        url(forResource: name, withExtension: ext, subdirectory: subpath)?.path
    }

    /// Returns the locations of the resources with an extension, also among the resources of the program's targets.
    ///
    /// Foundation's method gives `NSURL` on Linux, which nothing takes that takes a location.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let optionalExtension: String? = ext
        let own = urls(forResourcesWithExtension: optionalExtension, subdirectory: subpath)?.map { $0 as URL } ?? []
        // The folder of a test's program is that of its bundle too.
        var seen = Set<String>()
        return (own + targetResources(ext, in: subpath ?? "")).filter {
            seen.insert($0.standardizedFileURL.path).inserted
        }
    }
}

extension Bundle {
    /// Finds a file next to the main bundle, in the resources of the executable's target or of its libraries.
    private func targetResource(_ path: String) -> URL? {
        guard self == Bundle.main else { return nil }
        return BundleResources.folders(of: bundleURL)
            .map { $0.appending(path: path) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Finds files next to the main bundle, in the resources of the executable's target or of its libraries.
    private func targetResources(_ ext: String, in subpath: String) -> [URL] {
        guard self == Bundle.main else { return [] }
        return BundleResources.folders(of: bundleURL)
            .map { subpath.isEmpty ? $0 : $0.appending(path: subpath) }
            .flatMap { (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
            .filter { ext.isEmpty || $0.pathExtension == ext }
    }
}
