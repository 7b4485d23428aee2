import Foundation
import FoveaInstallation

/// Where a person's items are kept.
package struct StorePlaces: Sendable, Hashable {
    /// A collection of items: a calendar or an address book.
    package struct Collection: Sendable, Hashable {
        /// The folder of the items.
        package let folder: ItemFolder
        /// The name that the person's configuration gives it.
        package let name: String
        /// The colour in the configuration as `#RRGGBB`, or nil.
        package let color: String?
        /// A Boolean value that indicates whether the configuration forbids changes.
        package let isReadOnly: Bool
    }

    /// The collections that there are, in the order of their names or of the configuration.
    package let collections: [Collection]
    /// The folder in which new collections are made.
    package let root: String

    /// The folders to watch for changes.
    package var watched: [String] {
        collections.map(\.folder.path).filter { ($0 as NSString).deletingLastPathComponent != root } + [root]
    }

    /// Finds the calendars: below the folder that `FOVEA_CALENDARS` names, or where khal has them.
    ///
    /// Without a configuration of khal they are in `~/.calendars`, if that exists, or in `khal/calendars` below the data
    /// folder, where khal makes its first one.
    package static func calendars(
        environment: [String: String] = StoreEnvironment.current
    ) -> StorePlaces {
        find(
            environment,
            variable: "FOVEA_CALENDARS",
            configuration: ("khal/config", section: "calendars"),
            usual: (home: ".calendars", data: "khal/calendars"),
            fileExtension: "ics"
        )
    }

    /// Finds the address books: below the folder that `FOVEA_CONTACTS` names, or where khard has them, otherwise in
    /// `~/.contacts`.
    package static func contacts(
        environment: [String: String] = StoreEnvironment.current
    ) -> StorePlaces {
        find(
            environment,
            variable: "FOVEA_CONTACTS",
            configuration: ("khard/khard.conf", section: "addressbooks"),
            usual: (home: ".contacts", data: nil),
            fileExtension: "vcf"
        )
    }

    /// Finds the folder of readings: the one that `FOVEA_HEALTH` names, or `fovea/health` in the data folder.
    package static func health(
        environment: [String: String] = StoreEnvironment.current
    ) -> ItemFolder {
        let path =
            absolute(environment["FOVEA_HEALTH"])
            ?? PersonalData.folder(environment: environment).appending("health")
        return ItemFolder(at: path, fileExtension: "json")
    }
}

// MARK: - Finding

extension StorePlaces {
    private static func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }

    private static func find(
        _ environment: [String: String],
        variable: String,
        configuration: (path: String, section: String),
        usual: (home: String, data: String?),
        fileExtension: String
    ) -> StorePlaces {
        let home = absolute(environment["HOME"]) ?? FileManager.default.homeDirectoryForCurrentUser.path
        if let root = absolute(environment[variable]) { return inFolder(root, fileExtension) }
        let settings = absolute(environment["XDG_CONFIG_HOME"]) ?? "\(home)/.config"
        let data = absolute(environment["XDG_DATA_HOME"]) ?? "\(home)/.local/share"
        let usualHome = "\(home)/\(usual.home)"
        let root = if let folder = usual.data, !OpenFolder.exists(usualHome) { "\(data)/\(folder)" } else { usualHome }
        let file = ConfiguredFolders(
            file: "\(settings)/\(configuration.path)",
            section: configuration.section,
            environment: environment,
            home: home
        )
        let configured = file.folders.map { folder in
            Collection(
                folder: ItemFolder(at: folder.path, fileExtension: fileExtension),
                name: folder.name,
                color: folder.color,
                isReadOnly: folder.isReadOnly
            )
        }
        return configured.isEmpty ? inFolder(root, fileExtension) : StorePlaces(collections: configured, root: root)
    }

    private static func inFolder(_ root: String, _ fileExtension: String) -> StorePlaces {
        let folders = (try? ItemFolder.folders(in: root, fileExtension: fileExtension)) ?? []
        return StorePlaces(
            collections: folders.map { Collection(folder: $0, name: $0.name, color: nil, isReadOnly: false) },
            root: root
        )
    }
}
