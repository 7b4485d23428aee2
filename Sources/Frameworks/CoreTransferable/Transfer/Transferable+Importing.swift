public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
    /// Creates a value from data of a type, or from the first form that takes the data where no type is given.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.imported(.data(data), contentType)
    }

    /// Creates a value from a file; where no type is given, the extension of the file's name tells it.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        self = try await Self.imported(.file(file, isOriginal: true), type)
    }

    /// Returns the types of the forms from which values are made, the preferred one first.
    public static func importedContentTypes() -> [UTType] {
        transferRepresentation.forms(of: Self.self).filter { $0.makeItem != nil }.map(\.contentType).withoutRepetitions
    }

    /// Returns the types of the forms from which values are made, the preferred one first.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    private static func imported(_ content: TransferContent, _ contentType: UTType?) async throws -> Self {
        let forms = transferRepresentation.forms(of: Self.self).filter { $0.makeItem != nil }
        var failure: any Error = TransferError.notImported(
            type: "\(Self.self)",
            contentType: contentType,
            offered: forms.map(\.contentType).withoutRepetitions
        )
        for form in forms.preferring(contentType, { $1.conforms(to: $0) }) {
            guard let makeItem = form.makeItem else { continue }
            do {
                return try await makeItem(content)
            } catch {
                failure = error
            }
        }
        throw failure
    }
}
