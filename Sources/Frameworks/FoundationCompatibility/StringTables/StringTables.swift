import Foundation
import Synchronization

/// The tables that have been read, each of them once.
final class StringTables: Sendable {
    /// The tables of the process.
    static let shared = StringTables(note: StandardErrorNote.write)

    private let state = Mutex(State())
    private let note: @Sendable (String) -> Void

    /// Creates an empty cache.
    ///
    /// - Parameter note: Gets one line about each file that can't be used.
    init(note: @escaping @Sendable (String) -> Void) {
        self.note = note
    }

    /// Returns what the tables hold under a key in the best language, and that language.
    func entry(
        for key: String,
        table: String?,
        bundle: URL,
        wishes: [String]
    ) -> (entry: LocalizedEntry, language: String)? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let id = TableID(bundle: bundle, table: name)
        let (found, notes) = state.withLock { $0.entry(for: key, tables: id, wishes: wishes) }
        for text in notes { note(text) }
        return found
    }
}

extension StringTables {
    /// A table as the code names it; several folders of a bundle can have it.
    private struct TableID: Hashable {
        let bundle: URL
        let table: String
    }

    private struct ChainID: Hashable {
        let tables: TableID
        let wishes: [String]
    }

    /// What has been read.
    ///
    /// Files are read under the lock, so that no file is read twice and no note is written twice.
    private struct State {
        private var tables: [TableID: [StringTable]] = [:]
        /// The languages to look in, for each of the tables.
        private var chains: [ChainID: [[String]]] = [:]

        mutating func entry(
            for key: String,
            tables id: TableID,
            wishes: [String]
        ) -> (found: (entry: LocalizedEntry, language: String)?, notes: [String]) {
            var notes: [String] = []
            for (index, languages) in chains(id, wishes: wishes).enumerated() {
                let found = entry(for: key, table: index, of: id, languages: languages)
                notes += tables[id]?[index].takeNotes() ?? []
                if let found { return (found, notes) }
            }
            return (nil, notes)
        }

        private mutating func entry(
            for key: String,
            table index: Int,
            of id: TableID,
            languages: [String]
        ) -> (entry: LocalizedEntry, language: String)? {
            for language in languages {
                if let entry = tables[id]?[index].entry(for: key, language: language) { return (entry, language) }
            }
            let base = tables[id]?[index].entry(for: key, language: StringTable.base)
            return base.map { ($0, languages.last ?? "en") }
        }

        private mutating func chains(_ id: TableID, wishes: [String]) -> [[String]] {
            let chainID = ChainID(tables: id, wishes: wishes)
            if let known = chains[chainID] { return known }
            let tables =
                tables[id]
                ?? BundleResources.folders(of: id.bundle)
                .map { StringTable(named: id.table, in: $0) }
            self.tables[id] = tables
            let new = tables.map { table in
                LanguageMatcher.chain(
                    wishes: wishes,
                    available: table.languages,
                    development: table.development ?? "en"
                )
            }
            chains[chainID] = new
            return new
        }
    }
}
