import FileEngine
import Foundation

/// A desktop entry, the file that describes an application to the desktop.
public struct DesktopEntry: Sendable, Hashable {
    private static let byteLimit = 1 << 20

    /// The path of the file.
    public let path: String
    private let values: [String: String]

    /// Reads an entry.
    public init(contentsOf path: String) throws(DesktopError) {
        guard let data = try? BoundedFile.contents(of: path, limit: Self.byteLimit),
            let text = String(validating: data, as: UTF8.self)
        else {
            throw DesktopError(code: .missing, message: "\(path) is no desktop entry that can be read.")
        }
        self.path = path
        values = Self.values(in: text)
    }

    /// Returns the path of the entry with a name such as `org.example.Music`, with or without its extension, or nil.
    ///
    /// Entries are in `applications` below the person's data folder, and then the system's.
    public static func path(named name: String, environment: [String: String]) -> String? {
        let file = name.hasSuffix(".desktop") ? name : "\(name).desktop"
        guard !file.contains("/") else { return nil }
        let own =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { "\($0)/.local/share" }
        let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return ([own].compactMap { $0 } + system.split(separator: ":").map(String.init))
            .filter { $0.hasPrefix("/") }
            .map { "\($0)/applications/\(file)" }
            .first { FileManager.default.isReadableFile(atPath: $0) }
    }

    /// The name of the application.
    var name: String { text("Name") ?? path }
    /// The Exec line of the file.
    var exec: String? { text("Exec") }
    /// The name of the application's icon.
    var icon: String? { text("Icon") }
    /// The folder in which the program runs.
    var folder: String? { text("Path") }
    /// The program that has to be installed for the entry to be valid.
    var requiredProgram: String? { text("TryExec") }
    /// A Boolean value that indicates whether the program runs in a terminal.
    var needsTerminal: Bool { values["Terminal"] == "true" }
    /// A Boolean value that indicates whether the entry is an application's, and not deleted.
    var isApplication: Bool { values["Type"] == "Application" && values["Hidden"] != "true" }

    /// The name under which the application is started over D-Bus, or nil where it isn't.
    var busName: String? {
        guard values["DBusActivatable"] == "true" else { return nil }
        return URL(filePath: path).deletingPathExtension().lastPathComponent
    }

    private func text(_ key: String) -> String? {
        values[key].map(Self.unescaped).flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func values(in text: String) -> [String: String] {
        var values: [String: String] = [:]
        var isOurs = false
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                isOurs = line.hasPrefix("[Desktop Entry]")
            } else if isOurs, let sign = line.firstIndex(of: "=") {
                let key = line[..<sign].trimmingCharacters(in: .whitespaces)
                values[key] = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return values
    }

    private static func unescaped(_ text: String) -> String {
        var result = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            guard character == "\\", let escape = characters.next() else {
                result.append(character)
                continue
            }
            switch escape {
            case "s": result.append(" ")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\": result.append("\\")
            default: result += "\\\(escape)"
            }
        }
        return result
    }
}
