public import Foundation
import Glibc

extension URL {
    /// Choices for making a bookmark, which lead to the same bookmark here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A bookmark with little information.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// A bookmark for a file of its own.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// A bookmark that keeps the right to use the file, which is the person's own here.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// A bookmark that keeps the right to read the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// A bookmark that keeps no right.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Choices for following a bookmark, which is followed in the same way here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The person isn't asked.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No disk is mounted.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The right to use the file is restored.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// No right is restored.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Returns a bookmark of a file, by which it is found later, also under another name in its folder.
    ///
    /// - Parameters:
    ///   - relativeURL: A folder that the bookmark begins at, so that both can move together.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        guard isFileURL, let place = FilePlace(at: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(Bookmark(path: path, base: relativeURL?.standardizedFileURL.path, place: place))
    }

    /// Follows a bookmark.
    ///
    /// - Parameters:
    ///   - bookmarkDataIsStale: Whether the file has another name or was replaced, so that a new bookmark should be made.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard data.count <= Bookmark.byteLimit,
            let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: data)
        else {
            throw CocoaError(
                .fileReadCorruptFile,
                userInfo: [NSLocalizedDescriptionKey: "The data is no bookmark. Make one with bookmarkData(options:)."]
            )
        }
        let path = bookmark.path(from: url?.standardizedFileURL.path)
        let found = bookmark.place.find(from: path)
        guard let found else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
        bookmarkDataIsStale = found.isStale
        self.init(fileURLWithPath: found.path)
    }
}

/// What a bookmark says.
private struct Bookmark: Codable {
    var path: String
    /// The folder that the path is kept relative to.
    var base: String?
    var place: FilePlace

    /// The most bytes of a bookmark.
    static let byteLimit = 1 << 16

    /// The path where the base is another folder now.
    func path(from newBase: String?) -> String {
        guard let base, let newBase, path.hasPrefix(base + "/") else { return path }
        return newBase + path.dropFirst(base.count)
    }
}

/// A file by its device and number, which stay when it is renamed.
private struct FilePlace: Codable, Hashable {
    private let device: UInt64
    private let number: UInt64

    /// The most names of a folder among which a renamed file is sought.
    private static let nameLimit = 10_000

    init?(at path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        (device, number) = (UInt64(facts.st_dev), UInt64(facts.st_ino))
    }

    /// Finds the file at its path, under another name in the same folder, or another file at its path.
    func find(from path: String) -> (path: String, isStale: Bool)? {
        let there = FilePlace(at: path)
        if there == self { return (path, false) }
        let folder = (path as NSString).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.prefix(Self.nameLimit) {
            let candidate = (folder as NSString).appendingPathComponent(name)
            if FilePlace(at: candidate) == self { return (candidate, true) }
        }
        // Programs save a document as a new file in place of the former one.
        return there == nil ? nil : (path, true)
    }
}
