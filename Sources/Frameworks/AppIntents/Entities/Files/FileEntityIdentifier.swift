/// An identifier of a file, or of a draft that isn't one yet.
///
/// A file is known by its place: it is another one after it is moved.
public struct FileEntityIdentifier: Hashable, Sendable {
    private enum Place: Hashable {
        case file(URL)
        case draft(String)
    }

    private let place: Place

    /// Returns the identifier of a file.
    ///
    /// Throws `CocoaError.fileNoSuchFile` when there is no file at the address.
    public static func file(url: URL) throws -> FileEntityIdentifier {
        let url = url.standardizedFileURL
        try existing(url)
        return FileEntityIdentifier(place: .file(url))
    }

    /// Returns the identifier of a draft.
    public static func draft(identifier: String) -> FileEntityIdentifier {
        FileEntityIdentifier(place: .draft(identifier))
    }

    /// A Boolean value that indicates whether the identifier is that of a draft.
    public var isDraft: Bool { draftIdentifier != nil }

    /// What the app calls the draft, or nil for a file.
    public var draftIdentifier: String? {
        if case .draft(let identifier) = place { identifier } else { nil }
    }

    /// The address of the file, or nil for a draft.
    ///
    /// Throws `CocoaError.fileNoSuchFile` when the file is no longer there.
    public var fileURL: URL? {
        get async throws {
            guard case .file(let url) = place else { return nil }
            try Self.existing(url)
            return url
        }
    }

    private static func existing(_ url: URL) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(
                .fileNoSuchFile,
                userInfo: [
                    NSURLErrorKey: url, NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey:
                        "There is no file at \(url.absoluteString). Name a file that exists, or use a draft.",
                ]
            )
        }
    }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
    private static let draftPrefix = "draft:"

    /// The address of the file, or what the app calls the draft after `draft:`.
    public var entityIdentifierString: String {
        switch place {
        case .file(let url): url.absoluteString
        case .draft(let identifier): Self.draftPrefix + identifier
        }
    }

    /// Returns the identifier with a text, or nil when the text is none.
    ///
    /// The file may have gone meanwhile.
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        if entityIdentifierString.hasPrefix(draftPrefix) {
            return draft(identifier: String(entityIdentifierString.dropFirst(draftPrefix.count)))
        }
        guard let url = URL(string: entityIdentifierString), url.isFileURL else { return nil }
        return FileEntityIdentifier(place: .file(url.standardizedFileURL))
    }
}
