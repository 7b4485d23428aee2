public import Foundation
public import UniformTypeIdentifiers

/// A representation of values as data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PlainRepresentation {
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]

    /// Creates a representation in which values leave and come in.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// Creates a representation in which values leave.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, exporting, nil)
    }

    /// Creates a representation from which values are made.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, nil, importing)
    }

    private init(
        _ contentType: UTType,
        _ exporting: (@Sendable (Item) async throws -> Data)?,
        _ importing: (@Sendable (Data) async throws -> Item)?
    ) {
        var form = TransferForm<Item>(contentType: contentType)
        if let exporting { form.export = { .data(try await exporting($0)) } }
        if let importing { form.makeItem = { try await importing(try $0.data()) } }
        forms = [form]
    }
}
