import DigestEngine
package import Foundation
package import StoreEngine
import Synchronization

/// A folder of Observations, one file each, which other programs read and write as well.
package final class HealthLibrary: Sendable {
    /// A reading and the file that it was read from.
    package struct Entry: Sendable {
        /// The reading.
        package let reading: Reading
        /// The beginning of the file's digest, which differs after a change.
        package let version: UInt64
        /// The name of the file.
        package var file: String { item.name }
        fileprivate let item: StoredItem
    }

    private struct State {
        var contents: FolderContents?
        /// What items have been read as, nil for those that are no reading.
        var entries: [String: Entry?] = [:]
        var listeners: [Int: @Sendable () -> Void] = [:]
        var listenerCount = 0
        var watch: FolderWatch?
    }

    private static let libraries = Mutex<[ItemFolder: HealthLibrary]>([:])

    private let folder: ItemFolder
    private let state = Mutex(State())

    private init(folder: ItemFolder) { self.folder = folder }

    /// Returns the library of a folder, the same for each caller.
    package static func library(in folder: ItemFolder) -> HealthLibrary {
        libraries.withLock { libraries in
            let library = libraries[folder] ?? HealthLibrary(folder: folder)
            libraries[folder] = library
            return library
        }
    }

    /// Reads the folder again, and returns the readings in it; files that are none are left alone.
    package func entries() throws(StoreError) -> [Entry] {
        let result = state.withLock { state in Result { () throws(StoreError) in try refresh(&state) } }
        return try result.get()
    }

    private func refresh(_ state: inout State) throws(StoreError) -> [Entry] {
        do throws(StoreError) {
            let known = state.contents
            let contents = if let known { try folder.contents(reusing: known) } else { try folder.contents() }
            var entries: [String: Entry?] = [:]
            for (name, item) in contents.items {
                let isKnown = known?.items[name]?.version == item.version
                entries[name] = (isKnown ? state.entries[name] : nil) ?? Self.entry(item)
            }
            (state.contents, state.entries) = (contents, entries)
        } catch {
            guard error.code == .missing else { throw error }
            (state.contents, state.entries) = (nil, [:])
        }
        var identifiers: Set<UUID> = []
        // A copied file is the same reading.
        return state.entries.sorted { $0.key < $1.key }.compactMap(\.value)
            .filter { identifiers.insert($0.reading.identifier).inserted }
    }

    private static func entry(_ item: StoredItem) -> Entry? {
        guard let reading = try? Reading(FHIRReader.object(in: item.content)) else { return nil }
        return Entry(
            reading: reading,
            version: item.version.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) },
            item: item
        )
    }
}

// MARK: - Changes

extension HealthLibrary {
    /// Saves readings, all or none; one that there is is replaced, and what others have written into it stays.
    package func save(_ readings: [Reading]) throws { try ItemEdit.make(try edits(saving: readings)) }

    /// Returns the changes of files that save readings, without making them.
    package func edits(saving readings: [Reading]) throws -> [ItemEdit] {
        let entries = Dictionary(uniqueKeysWithValues: try entries().map { ($0.reading.identifier, $0) })
        return try readings.map { reading in
            let former = entries[reading.identifier]?.item
            let observation = try former.map { try FHIRReader.object(in: $0.content) } ?? [:]
            let uid = reading.identifier.uuidString.lowercased()
            return ItemEdit(
                folder: folder,
                name: former?.name ?? ItemName.name(forUID: uid, fileExtension: folder.fileExtension),
                former: former,
                content: Data(try reading.observation(replacing: observation).text.utf8)
            )
        }
    }

    /// Removes readings.
    package func remove(_ identifiers: Set<UUID>) throws {
        for entry in try entries() where identifiers.contains(entry.reading.identifier) {
            try folder.remove(entry.item.name, version: entry.item.version)
        }
    }
}

// MARK: - Watching

extension HealthLibrary {
    /// A listener to changes, until its last reference goes.
    package final class Listener: Sendable {
        private let library: HealthLibrary
        private let number: Int

        fileprivate init(_ library: HealthLibrary, _ number: Int) {
            self.library = library
            self.number = number
        }

        deinit { library.removeListener(number) }
    }

    /// Reports changes by any program from now on, on a thread of the watch.
    package func listen(_ onChange: @escaping @Sendable () -> Void) throws(StoreError) -> Listener {
        // A folder that is missing couldn't be watched for long.
        try folder.create()
        let result = state.withLock { state in
            Result { () throws(StoreError) in
                if state.watch == nil {
                    state.watch = try FolderWatch([folder.path]) { [weak self] in self?.report() }
                }
                state.listenerCount += 1
                state.listeners[state.listenerCount] = onChange
                return state.listenerCount
            }
        }
        return Listener(self, try result.get())
    }

    private func removeListener(_ number: Int) {
        // The watch ends outside of the lock.
        let ended = state.withLock { state in
            state.listeners[number] = nil
            guard state.listeners.isEmpty else { return nil as FolderWatch? }
            defer { state.watch = nil }
            return state.watch
        }
        _ = ended
    }

    private func report() {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener() }
    }
}
