import Foundation
import Synchronization

/// The tables that have been read, each of them once.
final class StringTables: Sendable {
    /// The tables of the process.
    static let shared = StringTables(note: StandardErrorNote.write)

    private struct ID: Hashable {
        let bundle: URL
        let table: String
    }

    private struct ChainID: Hashable {
        let tables: ID
        let wishes: [String]
    }

    private struct State {
        var tables: [ID: [StringTable]] = [:]
        var chains: [ChainID: [(table: StringTable, languages: [String])]] = [:]
    }

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
        let (chains, notes) = state.withLock { state in
            Self.chains(ID(bundle: bundle, table: name), wishes: wishes, in: &state)
        }
        for text in notes { note(text) }
        for chain in chains {
            for language in chain.languages {
                if let entry = chain.table.entries[language]?[key] { return (entry, language) }
            }
            let development = chain.languages.last ?? "en"
            if let entry = chain.table.entries["Base"]?[key] { return (entry, development) }
        }
        return nil
    }

    /// The tables, each with its languages in order.
    ///
    /// The lock is held while files are read, so that no file is read twice and no note is written twice.
    private static func chains(
        _ id: ID,
        wishes: [String],
        in state: inout State
    ) -> (chains: [(table: StringTable, languages: [String])], notes: [String]) {
        let chainID = ChainID(tables: id, wishes: wishes)
        if let chains = state.chains[chainID] { return (chains, []) }
        var notes: [String] = []
        let tables: [StringTable]
        if let known = state.tables[id] {
            tables = known
        } else {
            tables = BundleResources.folders(of: id.bundle).map { StringTable(named: id.table, in: $0) }
            notes = tables.flatMap(\.notes)
            state.tables[id] = tables
        }
        let chains = tables.filter { !$0.entries.isEmpty }.map { table in
            let languages = LanguageMatcher.chain(
                wishes: wishes,
                available: table.languages,
                development: table.development ?? "en"
            )
            return (table: table, languages: languages)
        }
        state.chains[chainID] = chains
        return (chains, notes)
    }
}
