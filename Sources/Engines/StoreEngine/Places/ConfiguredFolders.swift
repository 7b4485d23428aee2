import FileEngine
import Foundation

/// The folders that a configuration of khal or khard names.
///
/// Both are written as ConfigObj reads them: `[section]`, `[[name]]` and `key = value`.
struct ConfiguredFolders {
    /// A folder with its settings.
    struct Folder: Hashable {
        let name: String
        let path: String
        let color: String?
        let isReadOnly: Bool
    }

    private static let limit = 1 << 20
    private static let folderLimit = 1000

    private(set) var folders: [Folder] = []

    init(file: String, section: String, environment: [String: String], home: String) {
        guard let data = try? BoundedFile.contents(of: file, limit: Self.limit) else { return }
        for (name, values) in Self.sections(String(decoding: data, as: UTF8.self), of: section) {
            guard let written = values["path"], values["type"] != "birthdays" else { continue }
            let path = Self.expand(written, environment: environment, home: home)
            let isDiscovered = values["type"] == "discover"
            for path in (isDiscovered ? Self.matches(path) : [path]).prefix(Self.folderLimit - folders.count) {
                folders.append(
                    Folder(
                        name: isDiscovered ? (path as NSString).lastPathComponent : name,
                        path: path,
                        color: values["color"].flatMap { $0.wholeMatch(of: /#[0-9A-Fa-f]{6}/) == nil ? nil : $0 },
                        isReadOnly: ["true", "yes", "on", "1"].contains(values["readonly"]?.lowercased())
                    )
                )
            }
        }
    }

    /// Returns the subsections of a section with their values, in order.
    private static func sections(_ text: String, of section: String) -> [(name: String, values: [String: String])] {
        var found: [(name: String, values: [String: String])] = []
        var isInside = false
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let match = line.wholeMatch(of: /\[\s*([^\[\]]+?)\s*\].*/) {
                isInside = match.1 == section
            } else if isInside, let match = line.wholeMatch(of: /\[\[\s*([^\[\]]+?)\s*\]\].*/) {
                found.append((String(match.1), [:]))
            } else if isInside, !found.isEmpty, let match = line.wholeMatch(of: /(\w+)\s*=\s*(.*)/) {
                found[found.count - 1].values[String(match.1)] = value(String(match.2))
            }
        }
        return found
    }

    /// Returns a value without its quotes, or up to a comment.
    private static func value(_ text: String) -> String {
        if let match = text.prefixMatch(of: /"([^"]*)"|'([^']*)'/) { return String(match.1 ?? match.2 ?? "") }
        return text.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }

    /// Replaces `~` and variables.
    private static func expand(_ path: String, environment: [String: String], home: String) -> String {
        let path = path.replacing(/\$(?:\{(\w+)\}|(\w+))/) { match in
            environment[String(match.1 ?? match.2 ?? "")] ?? String(match.0)
        }
        let expanded = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
        return expanded.count > 1 && expanded.hasSuffix("/") ? String(expanded.dropLast()) : expanded
    }

    /// Returns the folders that a pattern with `*` and `?` matches.
    private static func matches(_ pattern: String) -> [String] {
        var found = unsafe glob_t()
        defer { unsafe globfree(&found) }
        guard unsafe glob(pattern, 0, nil, &found) == 0 else { return [] }
        return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
            unsafe found.gl_pathv[index].map { unsafe String(cString: $0) }
        }
        .filter(OpenFolder.exists)
    }
}

extension OpenFolder {
    /// Returns whether a path leads to a folder.
    static func exists(_ path: String) -> Bool { (try? OpenFolder(at: path).path) != nil }
}
