import CalendarEngine
import ContactEngine
import DigestEngine
import Foundation

/// The events, contacts and readings of the stores in one folder.
struct StoreSnapshot {
    /// The digests of the files by their paths.
    var digests: [String: String] = [:]
    /// What is wrong with files.
    private(set) var problems: [String] = []

    /// A snapshot of empty stores.
    init() {}

    /// Reads the stores in a folder, and each file as what it should be.
    init(of folder: String) throws {
        for path in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            // The draft of a write that was killed is hidden, and the next one replaces it.
            guard !path.contains("/."), !path.hasPrefix("actions/") else { continue }
            let kind = (path as NSString).pathExtension
            guard ["ics", "vcf", "json"].contains(kind) else { continue }
            let content = try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
            digests["\(folder)/\(path)"] = Self.digest(content)
            do {
                switch kind {
                case "ics":
                    guard try CalendarFile(content).items.count == 1 else { throw CocoaError(.fileReadCorruptFile) }
                case "vcf": _ = try VCard(content)
                default: _ = try JSONSerialization.jsonObject(with: content)
                }
            } catch {
                problems.append("\(path) is torn: \(error)")
            }
        }
    }

    /// A short text that tells contents apart.
    static func digest(_ content: Data) -> String { "\(content.count)-\(StableHash(of: content).value)" }

    /// The files that differ from those of another moment.
    func changes(since other: StoreSnapshot) -> [String] {
        Set(digests.keys).union(other.digests.keys).filter { digests[$0] != other.digests[$0] }.sorted()
    }
}
