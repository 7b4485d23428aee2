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
        private let kept: Int

        /// Names the folder for the facts that the compiled form depends on; `kept` folders of one prefix stay.
        init(root: String, prefix: String, facts: [String], keeping kept: Int) {
            self.root = root
            self.prefix = prefix
            self.kept = kept
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

    /// Removes the oldest compiled forms of this prefix, such as those of earlier versions of a model, and the drafts of
    /// processes that ended during compilation.
    private func removeOlder() {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasPrefix(prefix) }
        let others = names.map { "\(root)/\($0)" }.filter { $0 != path }
        let drafts = others.filter { ($0 as NSString).lastPathComponent.contains(".") }
        // Longer than any model takes to compile.
        for draft in drafts where modified(draft).timeIntervalSinceNow < -3600 { try? files.removeItem(atPath: draft) }
        let finished = others.filter { !drafts.contains($0) }.sorted { modified($0) > modified($1) }
        for older in finished.dropFirst(kept - 1) { try? files.removeItem(atPath: older) }
    }

    /// The date when a folder last changed, or now for one that is gone.
    private func modified(_ folder: String) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder)
        return attributes?[.modificationDate] as? Date ?? Date()
    }
}
