import Foundation

/// The strings of one table of a folder, in all its languages.
///
/// A catalog is read at once, since it is one file; the files of a language are read when its first string is
/// asked for.
struct StringTable: Sendable {
    /// The language that the texts in the code are written in, as far as the folder says.
    private(set) var development: String?
    /// What is wrong with files that were read since the notes were taken.
    private var notes: [String] = []
    /// The entries by language and key, as far as they have been read.
    private var entries: [String: [String: LocalizedEntry]] = [:]
    /// The folders whose files haven't been read, by language.
    private var unread: [String: URL] = [:]
    private let name: String

    /// The languages of the table.
    var languages: [String] { Set(entries.keys).union(unread.keys).sorted() }

    /// Finds a table in a folder.
    init(named name: String, in folder: URL) {
        self.name = name
        development = Self.developmentRegion(of: folder)
        for language in Self.languages(in: folder) {
            let place = folder.appending(path: "\(language).lproj")
            if Self.files(of: name, in: place).contains(where: Self.exists) { unread[language] = place }
        }
        // Files outside of a language's folder hold the texts of the development language.
        if Self.files(of: name, in: folder).contains(where: Self.exists), unread[Self.base] == nil {
            unread[Self.base] = folder
        }
        loadCatalog(folder.appending(path: "\(name).xcstrings"))
    }

    /// The name under which texts of the development language lie.
    static let base = "Base"

    /// Returns what the table holds under a key in a language.
    mutating func entry(for key: String, language: String) -> LocalizedEntry? {
        if let place = unread.removeValue(forKey: language) { load(place, language: language) }
        return entries[language]?[key]
    }

    /// Returns what is wrong with files that were read since the last call.
    mutating func takeNotes() -> [String] {
        defer { notes = [] }
        return notes
    }
}

// MARK: - Reading

extension StringTable {
    private static func files(of name: String, in folder: URL) -> [URL] {
        ["strings", "stringsdict"].map { folder.appending(path: "\(name).\($0)") }
    }

    private static func exists(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.path())
    }

    private mutating func load(_ place: URL, language: String) {
        var strings: [String: LocalizedEntry] = [:]
        for file in Self.files(of: name, in: place) {
            guard let data = contents(of: file) else { continue }
            do throws(StringTableError) {
                let read = file.pathExtension == "strings" ? StringsFile.read : StringsDictFile.read
                // Plural forms win over a plain text, and what the catalog has over both.
                strings.merge(try read(data)) { $1 }
            } catch {
                notes.append("\(file.path()): \(error.message).")
            }
        }
        entries[language, default: [:]].merge(strings) { catalog, _ in catalog }
    }

    private mutating func loadCatalog(_ file: URL) {
        guard let data = contents(of: file) else { return }
        do throws(StringTableError) {
            let catalog = try StringCatalog(data)
            development = development ?? catalog.sourceLanguage
            entries = catalog.entries
        } catch {
            notes.append("\(file.path()): \(error.message).")
        }
    }

    /// Reads a file, or returns nil for one that doesn't exist.
    private mutating func contents(of file: URL) -> Data? {
        guard Self.exists(file) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            notes.append("\(file.path()): it can't be read; check its permissions.")
            return nil
        }
    }

    private static func languages(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    private static func developmentRegion(of folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")) else { return nil }
        return (try? PropertyListFile.dictionary(data))?["CFBundleDevelopmentRegion"] as? String
    }
}
