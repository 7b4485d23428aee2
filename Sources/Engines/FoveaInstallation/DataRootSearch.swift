import Foundation

/// The search for the folder that holds runtime and models.
struct DataRootSearch {
    let candidates: [DataRootCandidate]
    let chosen: LocatedFolder

    init(environment: [String: String], executable: String?, sources: String?, base: BaseDirectories) {
        let named = environment["FOVEA_HOME"].flatMap { $0.isEmpty ? nil : Self.absolute($0) }
        let places = Self.places(named: named, executable: executable, sources: sources, base: base)
        let candidates = places.map { place in
            DataRootCandidate(path: place.path, reason: place.reason, exists: Self.isFilled(place.path))
        }
        self.candidates = candidates
        chosen = Self.choose(from: candidates, insistsOnFirst: named != nil)
    }
}

extension DataRootSearch {
    private typealias Place = (path: String, reason: String)

    private static func places(
        named: String?,
        executable: String?,
        sources: String?,
        base: BaseDirectories
    ) -> [Place] {
        var places: [Place] = []
        if let named { places.append((named, "from FOVEA_HOME")) }
        if let executable {
            let folder = (executable as NSString).deletingLastPathComponent
            places.append(checkout(above: folder))
            let prefix = (folder as NSString).deletingLastPathComponent
            places.append(((prefix as NSString).appendingPathComponent("lib/fovea"), "installed next to the program"))
        }
        if let sources { places.append((sources, "in the checkout that this debug build depends on")) }
        let data = base.location(variable: "XDG_DATA_HOME", fallback: ".local/share")
        places.append(("\(data.path)/fovea", "in the person's data folder, \(data.reason)"))
        places.append(("/usr/local/lib/fovea", "installed for this machine"))
        places.append(("/usr/lib/fovea", "installed by the system"))
        return places
    }

    /// The nearest `.fovea` folder next to or above the program, or the one next to it when there is none.
    private static func checkout(above folder: String) -> Place {
        var current = folder as NSString
        while true {
            let path = current.appendingPathComponent(".fovea")
            if LocatedFolder.isFolder(path) { return (path, "in the checkout that holds the program") }
            if current.length <= 1 { break }
            current = current.deletingLastPathComponent as NSString
        }
        return ((folder as NSString).appendingPathComponent(".fovea"), "next to the program or in a folder above it")
    }

    /// Apps keep data of their own in the user's folder, so an existing folder isn't enough.
    private static func isFilled(_ path: String) -> Bool {
        ["runtime", "models"].contains { LocatedFolder.isFolder("\(path)/\($0)") }
    }

    private static func choose(from candidates: [DataRootCandidate], insistsOnFirst: Bool) -> LocatedFolder {
        let first = insistsOnFirst ? candidates.first : candidates.first(where: \.exists)
        if let first {
            return LocatedFolder(purpose: .data, path: first.path, reason: first.reason)
        }
        // Nothing is installed; the place where set-up would put it makes the clearest message.
        let fallback = candidates.first ?? DataRootCandidate(path: "/usr/lib/fovea", reason: "", exists: false)
        return LocatedFolder(
            purpose: .data,
            path: fallback.path,
            reason: "none of the \(candidates.count) possible folders exists; this is the first"
        )
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
