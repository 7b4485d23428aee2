import Foundation
import FoveaInstallation
import StoreEngine

/// The saved actions, a file each, which only the person can read.
struct ActionJournal {
    /// The most actions that are kept; older ones can't be undone.
    private static let limit = 1000

    private let folder: ItemFolder
    private let memory: JournalMemory

    /// Opens the folder that `FOVEA_ACTIONS` names, or `fovea/actions` in the data folder.
    init(environment: [String: String], memory: JournalMemory) {
        self.memory = memory
        let named = environment["FOVEA_ACTIONS"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        var limits = ItemFolder.Limits()
        // An item before and after, and its picture, in letters.
        limits.itemByteCount = 24 << 20
        limits.fileCount = 10 * Self.limit
        folder = ItemFolder(
            at: named ?? PersonalData.folder(environment: environment).appending("actions"),
            fileExtension: "json",
            limits: limits
        )
    }

    /// The actions without their pictures, the latest first; files that are none are left alone.
    func actions() throws(StoreError) -> [SavedAction] {
        do throws(StoreError) {
            return try memory.actions(in: folder, action).sorted { $0.id > $1.id }
        } catch {
            guard error.code == .missing else { throw error }
            return []
        }
    }

    /// Returns an action with its picture; nil if there is none with the identifier.
    func action(_ id: String) throws(StoreError) -> SavedAction? {
        do throws(StoreError) {
            return action(try folder.item(name(of: id)))
        } catch {
            guard error.code == .missing else { throw error }
            return nil
        }
    }

    private func action(_ item: StoredItem) -> SavedAction? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let action = try? decoder.decode(SavedAction.self, from: item.content)
        // The name is what the file is found by again.
        return action.flatMap { item.name == name(of: $0.id) && $0.isWhole ? $0 : nil }
    }

    /// Writes an action, in the place of the one with its identifier, if there is one.
    func write(_ action: SavedAction) throws(StoreError) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(action) else {
            throw StoreError(code: .malformed, message: "The action '\(action.id)' can't be recorded.")
        }
        try folder.create()
        let name = name(of: action.id)
        try folder.write(data, to: name, replacing: try version(of: name))
    }

    /// Removes an action.
    func remove(_ id: String) throws(StoreError) {
        let name = name(of: id)
        if let version = try version(of: name) { try folder.remove(name, version: version) }
    }

    /// Removes the oldest actions where there are too many.
    func prune(_ actions: [SavedAction]) {
        for action in actions.dropFirst(Self.limit) { try? remove(action.id) }
    }

    private func version(of name: String) throws(StoreError) -> StoredItem.Version? {
        do throws(StoreError) {
            return try folder.item(name).version
        } catch {
            guard error.code == .missing else { throw error }
            return nil
        }
    }

    private func name(of id: String) -> String { ItemName.name(forUID: id, fileExtension: "json") }
}

extension SavedAction {
    /// A Boolean value that indicates whether the files that it names are such as an action writes.
    fileprivate var isWhole: Bool {
        !items.isEmpty
            && items.allSatisfy { $0.folder.hasPrefix("/") && !$0.file.contains("/") && !$0.file.hasPrefix(".") }
    }
}
