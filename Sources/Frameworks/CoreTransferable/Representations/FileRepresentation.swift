public import Foundation
public import UniformTypeIdentifiers

/// A representation of values as files of a type, for what is too large to be in memory.
///
/// ```swift
/// FileRepresentation(contentType: .movie) { movie in
///     SentTransferredFile(movie.url)
/// } importing: { received in
///     let copy = URL.documentsDirectory.appending(path: received.file.lastPathComponent)
///     try FileManager.default.copyItem(at: received.file, to: copy)
///     return Movie(url: copy)
/// }
/// ```
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PlainRepresentation {
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]

    /// Creates a representation in which values leave and come in.
    ///
    /// - Parameters:
    ///   - contentType: The type of the files.
    ///   - shouldAttemptToOpenInPlace: A Boolean value that indicates whether a value may be made from the very file
    ///     that somebody else has, in place of a copy.
    ///   - exporting: Says which file a value is.
    ///   - importing: Makes a value from a file, which is copied if it is kept.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, shouldAttemptToOpenInPlace, exporting, importing)
    }

    /// Creates a representation in which values leave.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the files.
    ///   - shouldAllowToOpenInPlace: A Boolean value that indicates whether others may use the very file.
    ///   - exporting: Says which file a value is.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(
            exportedContentType,
            false,
            { item in
                let sent = try await exporting(item)
                return SentTransferredFile(
                    sent.file,
                    allowAccessingOriginalFile: sent.allowAccessingOriginalFile || shouldAllowToOpenInPlace
                )
            },
            nil
        )
    }

    /// Creates a representation from which values are made.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the files.
    ///   - shouldAttemptToOpenInPlace: A Boolean value that indicates whether a value may be made from the very file
    ///     that somebody else has, in place of a copy.
    ///   - importing: Makes a value from a file, which is copied if it is kept.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, shouldAttemptToOpenInPlace, nil, importing)
    }

    private init(
        _ contentType: UTType,
        _ opensInPlace: Bool,
        _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var form = TransferForm<Item>(contentType: contentType)
        if let exporting {
            form.export = {
                let sent = try await exporting($0)
                return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
            }
        }
        if let importing {
            form.makeItem = { content in
                if opensInPlace, case .file(let file, isOriginal: true) = content {
                    return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: true))
                }
                return try await TransferFolder.lend { folder in
                    let copy = try TransferFolder.write(content, named: nil, contentType, to: folder)
                    return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
                }
            }
        }
        forms = [form]
    }
}

/// A file that a value is, on its way to somebody else.
public struct SentTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// A Boolean value that indicates whether others may use the file itself, in place of a copy.
    public let allowAccessingOriginalFile: Bool

    /// Names a file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that came in.
public struct ReceivedTransferredFile: Sendable {
    /// The place of the file.
    public let file: URL
    /// A Boolean value that indicates whether it is somebody else's file; otherwise it is a copy, which goes away.
    public let isOriginalFile: Bool

    init(file: URL, isOriginalFile: Bool) {
        self.file = file
        self.isOriginalFile = isOriginalFile
    }
}
