/// A representation of values as values of another type, in the forms of that type.
///
/// ```swift
/// ProxyRepresentation(exporting: \.name)
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
    PlainRepresentation
{
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]

    /// Creates a representation in which values leave.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.init(exporting, nil)
    }

    /// Creates a representation from which values are made.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        self.init(nil, importing)
    }

    /// Creates a representation in which values leave and come in.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.init(exporting, importing)
    }

    private init(
        _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
    ) {
        forms = ProxyRepresentation.transferRepresentation.forms(of: ProxyRepresentation.self).compactMap { inner in
            var form = TransferForm<Item>(contentType: inner.contentType)
            form.visibility = inner.visibility
            if let exporting, let export = inner.export {
                form.export = { try await export(try exporting($0)) }
                // A value that has no proxy says why when it leaves.
                form.condition = { (try? exporting($0)).map(inner.condition) ?? true }
                form.fileName = { (try? exporting($0)).flatMap(inner.fileName) }
            }
            if let importing, let makeItem = inner.makeItem {
                form.makeItem = { try importing(try await makeItem($0)) }
            }
            return form.export == nil && form.makeItem == nil ? nil : form
        }
    }
}
