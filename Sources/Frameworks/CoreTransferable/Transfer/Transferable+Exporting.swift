public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
    /// Returns the value as data of a type, or in the first form in which it can leave where no type is given.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await exporting(contentType) { content, _, _ in try content.data() }
    }

    /// Writes the value as a file to a folder, and returns the place of the file.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
        try await exporting(contentType) { content, type, name in
            try TransferFolder.write(content, named: name, type, to: destinationDirectory)
        }
    }

    /// Lends the value as a file to a closure.
    ///
    /// The file is gone when the closure returns, unless the value itself is that file and lets others use it.
    public func withExportedFile<Result>(
        contentType: UTType?,
        fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let (content, type, name) = try await exporting(contentType) { ($0, $1, $2) }
        if case .file(let url, isOriginal: true) = content { return try await fileHandler(url) }
        return try await TransferFolder.lend { folder in
            try await fileHandler(try TransferFolder.write(content, named: name, type, to: folder))
        }
    }

    /// Returns the types of the forms in which values leave, the preferred one first.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        transferRepresentation.forms(of: Self.self)
            .filter { $0.export != nil && $0.visibility.includes(visibility) }
            .map(\.contentType).withoutRepetitions
    }

    /// Returns the types of the forms in which this value leaves, the preferred one first.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.transferRepresentation.forms(of: Self.self)
            .filter { $0.export != nil && $0.visibility.includes(visibility) && $0.condition(self) }
            .map(\.contentType).withoutRepetitions
    }

    /// Gives the content of the first form that can be made to a closure, with its type and name.
    ///
    /// A form of the very type comes before those whose types conform to it. A form that fails gives way to the next.
    private func exporting<Result>(
        _ contentType: UTType?,
        _ body: (TransferContent, UTType, String?) throws -> Result
    ) async throws -> Result {
        let forms = Self.transferRepresentation.forms(of: Self.self).filter { $0.export != nil && $0.condition(self) }
        let wanted = forms.preferring(contentType) { $0.conforms(to: $1) }
        var failure: any Error = TransferError.notExported(
            type: "\(Self.self)",
            contentType: contentType,
            offered: forms.map(\.contentType).withoutRepetitions
        )
        for form in wanted {
            guard let export = form.export else { continue }
            do {
                return try body(try await export(self), form.contentType, form.fileName(self))
            } catch {
                failure = error
            }
        }
        throw failure
    }
}

extension [UTType] {
    /// The types, each where it is first.
    var withoutRepetitions: [UTType] {
        var seen: Set<UTType> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Array {
    /// Returns the forms that serve a type: those of the type itself first, then the others that suit it.
    func preferring<Item>(
        _ contentType: UTType?,
        _ suits: (_ form: UTType, _ contentType: UTType) -> Bool
    ) -> [TransferForm<Item>] where Element == TransferForm<Item> {
        guard let contentType else { return self }
        return filter { $0.contentType == contentType }
            + filter { $0.contentType != contentType && suits($0.contentType, contentType) }
    }
}
