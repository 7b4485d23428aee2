import Foundation

/// The strings of one table of a folder, in all its languages.
struct StringTable: Sendable {
    /// The entries by language and key.
    private(set) var entries: [String: [String: LocalizedEntry]] = [:]
    /// The language that the texts in the code are written in, as far as the folder says.
    private(set) var development: String?
    /// What is wrong with files of the table.
    private(set) var notes: [String] = []

    /// The languages of the table.
    var languages: [String] { entries.keys.sorted() }

    /// Reads a table from a folder.
    init(named name: String, in folder: URL) {
        development = Self.developmentRegion(of: folder)
        for language in Self.languages(in: folder) {
            let place = folder.appending(path: "\(language).lproj")
            load(place.appending(path: "\(name).strings"), language: language, StringsFile.read)
            load(place.appending(path: "\(name).stringsdict"), language: language, StringsDictFile.read)
        }
        load(folder.appending(path: "\(name).strings"), language: "Base", StringsFile.read)
        load(folder.appending(path: "\(name).stringsdict"), language: "Base", StringsDictFile.read)
        loadCatalog(folder.appending(path: "\(name).xcstrings"))
    }

    private mutating func load(
        _ file: URL,
        language: String,
        _ read: (Data) throws(StringTableError) -> [String: LocalizedEntry]
    ) {
        guard let data = contents(of: file) else { return }
        do throws(StringTableError) {
            entries[language, default: [:]].merge(try read(data)) { $1 }
        } catch {
            notes.append("\(file.path()): \(error.message).")
        }
    }

    private mutating func loadCatalog(_ file: URL) {
        guard let data = contents(of: file) else { return }
        do throws(StringTableError) {
            let catalog = try StringCatalog(data)
            development = development ?? catalog.sourceLanguage
            for (language, strings) in catalog.entries {
                entries[language, default: [:]].merge(strings) { $1 }
            }
        } catch {
            notes.append("\(file.path()): \(error.message).")
        }
    }

    /// Reads a file, or returns nil for one that doesn't exist.
    private mutating func contents(of file: URL) -> Data? {
        guard FileManager.default.fileExists(atPath: file.path()) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            notes.append("\(file.path()): it can't be read; check its permissions.")
            return nil
        }
    }

    private static func languages(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }

    private static func developmentRegion(of folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appending(path: "Info.plist")) else { return nil }
        return (try? PropertyListFile.dictionary(data))?["CFBundleDevelopmentRegion"] as? String
    }
}
