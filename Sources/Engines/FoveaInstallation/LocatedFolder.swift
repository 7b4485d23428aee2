import Foundation

/// A folder that Fovea uses, and why this one.
public struct LocatedFolder: Sendable, Hashable, Codable {
    /// What the folder is for.
    public let purpose: Purpose
    /// The absolute path.
    public let path: String
    /// The rule that chose the path, in words for a person.
    public let reason: String

    /// Creates a description of a folder.
    public init(purpose: Purpose, path: String, reason: String) {
        self.purpose = purpose
        self.path = path
        self.reason = reason
    }

    /// A use of a folder.
    public enum Purpose: String, Sendable, Hashable, Codable, CaseIterable {
        /// The runtime and the models that set-up or installation supplied.
        case data
        /// The libraries of the inference runtime.
        case runtime
        /// The models.
        case models
        /// Files that can be made again.
        case cache
        /// Settings.
        case configuration
        /// Files that outlive a run but aren't settings.
        case state
        /// Data that programs keep for the person.
        case personalData
    }
}

extension LocatedFolder {
    /// A Boolean value that indicates whether the folder is there now.
    public var exists: Bool { Self.isFolder(path) }

    /// Returns whether a path leads to a folder, through symbolic links too.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The absolute path of a file or folder inside.
    public func appending(_ name: String) -> String { "\(path)/\(name)" }

    /// Makes the folder and those above it, readable by this person alone, unless it is there.
    public func create() throws {
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }
}
