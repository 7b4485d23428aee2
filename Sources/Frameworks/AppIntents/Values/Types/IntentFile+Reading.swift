public import UniformTypeIdentifiers

extension IntentFile {
    /// Returns the bytes of the file as a type.
    ///
    /// Throws when the file is of another type, or the error of the file system when it can't be read.
    public func data(contentType: UTType) async throws -> Data {
        try check(contentType)
        return switch storage {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }

    /// Lends the file on disk to a closure.
    ///
    /// The closure gets a copy, which is gone when it returns, unless the file is on disk already and may be opened in
    /// place.
    ///
    /// - Parameters:
    ///   - contentType: The type that the file must have.
    ///   - allowOpenInPlace: A Boolean value that indicates whether the closure may get the file itself.
    ///   - fileHandler: What to do with the file, given its place and whether that is the file itself.
    public func withFile<Result>(
        contentType: UTType,
        allowOpenInPlace: Bool = false,
        fileHandler: @escaping (URL, Bool) async throws -> Result
    ) async throws -> Result {
        try check(contentType)
        if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The copy is temporary: what can't be removed now goes with the folder for temporary files.
        defer { try? FileManager.default.removeItem(at: folder) }
        // A name from elsewhere may hold separators, which must not lead out of the folder.
        let name = filename.split(separator: "/").last { $0 != ".." && $0 != "." } ?? "file"
        let copy = folder.appendingPathComponent(String(name))
        switch storage {
        case .data(let data): try data.write(to: copy)
        case .file(let url): try FileManager.default.copyItem(at: url, to: copy)
        }
        return try await fileHandler(copy, false)
    }

    private func check(_ contentType: UTType) throws {
        guard !availableContentTypes.contains(where: { $0.conforms(to: contentType) }), contentType != .data else {
            return
        }
        let types = availableContentTypes.map(\.identifier).joined(separator: ", ")
        throw AppIntentError(
            description: "\(filename) can’t be had as \(contentType.identifier). Ask for one of its types: \(types)."
        )
    }
}
