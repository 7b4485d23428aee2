public import UniformTypeIdentifiers

/// A file that goes into an intent or comes out of it, on disk or in memory.
///
/// A file on disk is read when its bytes are asked for, and a file in memory is written to disk while it is needed
/// there. Make one from bytes with ``init(data:filename:type:)``, or from what is on disk with
/// ``init(fileURL:filename:type:)``.
public struct IntentFile: Sendable {
    enum Storage: Equatable {
        case data(Data)
        case file(URL)
    }

    let storage: Storage
    /// The name of the file, as people read it.
    public var filename: String
    /// The type of the file, or nil when it is unknown.
    public let type: UTType?
    /// A Boolean value that indicates whether the file on disk is removed once the intent is done.
    public var removedOnCompletion: Bool = false

    /// Creates a file in memory.
    ///
    /// Without a type, the name's extension tells it.
    public init(data: Data, filename: String, type: UTType? = nil) {
        storage = .data(data)
        self.filename = filename
        self.type = type ?? Self.type(of: filename)
    }

    /// Creates a reference to a file on disk.
    ///
    /// Without a name, it is that on disk; without a type, the extension tells it.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        storage = .file(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? Self.type(of: fileURL.lastPathComponent) ?? filename.flatMap { Self.type(of: $0) }
    }

    /// The place of the file on disk, or nil for one in memory.
    public var fileURL: URL? {
        if case .file(let url) = storage { url } else { nil }
    }

    /// The bytes of the file, or none when it can't be read.
    ///
    /// A file on disk is read each time. Use ``data(contentType:)`` to learn why one can't be read.
    public var data: Data {
        switch storage {
        case .data(let data): data
        case .file(let url): (try? Data(contentsOf: url)) ?? Data()
        }
    }

    /// The types in which the file can be had.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [.data] }

    private static func type(of filename: String) -> UTType? {
        let filenameExtension = (filename as NSString).pathExtension
        return filenameExtension.isEmpty ? nil : UTType(filenameExtension: filenameExtension)
    }
}

extension IntentFile: _IntentValue {}

extension IntentFile: DisplayRepresentable {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "File", numericFormat: "\(placeholder: .int) files")
    }

    /// The name of the file, and its type below.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(filename)", subtitle: type?.localizedDescription.map { "\($0)" })
    }
}
