import FoundationCompatibility

/// A picture among the resources of an app.
enum NamedPicture {
    private static let extensions = ["png", "jpg", "jpeg", "webp", "heic", "avif", "gif", "tiff", "tif"]

    /// Reads the picture with a name: a file, or an image set of an asset catalog.
    static func read(_ name: String, in bundle: LocalizedStringResource.BundleDescription) throws(PictureProblem)
        -> EncodedPicture
    {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else {
            throw PictureProblem("\"\(name)\" is no name of an image.")
        }
        let folders = BundleResources.folders(of: bundle.url)
        for folder in folders {
            if let file = file(name, in: folder) ?? AssetCatalog.file(name, in: folder) {
                return try EncodedPicture(contentsOf: file)
            }
        }
        throw PictureProblem(
            """
            There is no image named "\(name)" among the resources of the app. Add \(name).png or an image set of that \
            name to the resources of a target.
            """
        )
    }

    private static func file(_ name: String, in folder: URL) -> URL? {
        // The sharpest one of several scales.
        let names = [name] + ["@3x", "@2x", ""].flatMap { scale in extensions.map { "\(name)\(scale).\($0)" } }
        return names.lazy.map { folder.appending(path: $0) }.first(where: isFile)
    }

    static func isFile(_ url: URL) -> Bool {
        (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
}

/// The image sets of asset catalogs, as the folders that Xcode keeps them in.
enum AssetCatalog {
    /// The description of an image set or of a group of them.
    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
        }

        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }

        var images: [Image]?
        var properties: Properties?

        init?(of folder: URL) {
            guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { return nil }
            self = contents
        }
    }

    /// Returns the sharpest file of the image set with a name in the catalogs of a folder.
    static func file(_ name: String, in folder: URL) -> URL? {
        for catalog in folders(in: folder) where catalog.pathExtension == "xcassets" {
            if let file = file(name, inGroup: catalog, namespace: "") { return file }
        }
        return nil
    }

    private static func file(_ name: String, inGroup group: URL, namespace: String) -> URL? {
        for folder in folders(in: group) {
            let base = folder.deletingPathExtension().lastPathComponent
            switch folder.pathExtension {
            case "imageset" where namespace + base == name: return sharpest(in: folder)
            case "":
                let isNamespace = Contents(of: folder)?.properties?.providesNamespace == true
                let inner = isNamespace ? "\(namespace)\(base)/" : namespace
                if let file = file(name, inGroup: folder, namespace: inner) { return file }
            default: continue
            }
        }
        return nil
    }

    private static func sharpest(in set: URL) -> URL? {
        let images = Contents(of: set)?.images ?? []
        return images.compactMap { image in image.filename.map { (set.appending(path: $0), image.scale ?? "1x") } }
            .sorted { $0.1 > $1.1 }
            .map(\.0)
            .first(where: NamedPicture.isFile)
    }

    private static func folders(in folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey]
        )
        return (found ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
            .sorted { $0.path < $1.path }
    }
}
