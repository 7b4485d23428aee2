import Foundation

/// The base directories of the user, by the XDG specification.
struct BaseDirectories {
    let environment: [String: String]

    /// The home folder; the user database supplies it where `HOME` is missing, as under a service manager.
    var home: String {
        environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser.path
    }

    /// The `fovea` folder in the base directory that a variable names, or in its default below the home folder.
    func folder(_ purpose: LocatedFolder.Purpose, variable: String, fallback: String) -> LocatedFolder {
        let (path, reason) = location(variable: variable, fallback: fallback)
        return LocatedFolder(purpose: purpose, path: "\(path)/fovea", reason: reason)
    }

    /// The base directory and the rule that chose it.
    func location(variable: String, fallback: String) -> (path: String, reason: String) {
        if let value = environment[variable].flatMap(absolute) { return (value, "from \(variable)") }
        return ("\(home)/\(fallback)", "the default, as \(variable) names no absolute path")
    }

    private func absolute(_ path: String) -> String? {
        guard path.hasPrefix("/") else { return nil }
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
