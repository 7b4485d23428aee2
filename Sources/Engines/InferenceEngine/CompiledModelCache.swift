import DigestEngine
import Foundation

/// The compiled models on disk.
///
/// Each model has a folder of its own, named for everything that the compiled form depends on. OpenVINO writes into it
/// and reads from it, but doesn't notice a flipped bit, or a file that another process is still writing. So a folder is
/// filled under another name, sealed with checksums, and moved into place; one with a broken seal is deleted and
/// rebuilt.
struct CompiledModelCache {
    /// The folder of the compiled models of one version of the runtime.
    let root: String

    /// The folder of one compiled model.
    struct Entry {
        let path: String
        private let root: String
        private let prefix: String

        init(root: String, model: ModelFiles, threads: Int, device: String) {
            self.root = root
            prefix = "\(model.name)-\(threads)-"
            let facts = model.all.map { "\($0.path)|\($0.size)|\($0.modified)" } + ["\(threads)", device]
            let text = Array(facts.joined(separator: "\n").utf8)
            path = "\(root)/\(prefix)\(String(ContentChecksum.of(text), radix: 16))"
        }
    }
}

// MARK: - Reading

extension CompiledModelCache.Entry {
    private static let sealName = "seal"

    /// A Boolean value that indicates whether the folder's content matches its seal.
    var isIntact: Bool {
        guard let seal = try? String(contentsOfFile: "\(path)/\(Self.sealName)", encoding: .utf8) else { return false }
        return seal == Self.contents(of: path)
    }

    /// The names and checksums of a folder's files, in order, or nil when there are none.
    private static func contents(of folder: String) -> String? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        let files = names.filter { $0 != sealName }.sorted()
        let lines = files.compactMap { name in
            FileStamp.checksum(path: "\(folder)/\(name)").map { "\(name) \(String($0, radix: 16))\n" }
        }
        return lines.isEmpty || lines.count != files.count ? nil : lines.joined()
    }
}

// MARK: - Writing

extension CompiledModelCache.Entry {
    /// Removes the folder.
    func discard() { try? FileManager.default.removeItem(atPath: path) }

    /// Lets a closure fill a new folder, then seals it and moves it into place.
    ///
    /// The closure gets nil when no folder can be created; the cache is optional.
    func fill<R>(_ body: (_ folder: String?) throws(OpenVINOStatus) -> R) throws(OpenVINOStatus) -> R {
        let draft = "\(path).\(UUID().uuidString)"
        let files = FileManager.default
        guard
            (try? files.createDirectory(
                atPath: draft,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )) != nil
        else { return try body(nil) }
        // After the move nothing is left under this name.
        defer { try? files.removeItem(atPath: draft) }
        let result = try body(draft)
        guard let seal = Self.contents(of: draft) else { return result }
        do {
            try seal.write(toFile: "\(draft)/\(Self.sealName)", atomically: false, encoding: .utf8)
            discard()
            try files.moveItem(atPath: draft, toPath: path)
            removeOlder()
        } catch {
            // Another process was faster, or the disk is full: the next start tries again.
        }
        return result
    }

    /// Removes the compiled forms of earlier versions of this model, which are no longer used, and the drafts of
    /// processes that ended during compilation.
    private func removeOlder() {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: root)) ?? [] where name.hasPrefix(prefix) {
            let other = "\(root)/\(name)"
            let isDraft = name.contains(".")
            guard isDraft ? isAbandoned(other) : other != path else { continue }
            try? files.removeItem(atPath: other)
        }
    }

    /// Returns whether a folder has been unchanged for longer than any model takes to compile.
    private func isAbandoned(_ folder: String) -> Bool {
        let modified = try? FileManager.default.attributesOfItem(atPath: folder)[.modificationDate] as? Date
        return modified.map { $0.timeIntervalSinceNow < -3600 } ?? false
    }
}
