/// How a value becomes one of another type, is made from it, or both, within one program.
package struct ValueExchange<Item>: Sendable {
    /// The other type.
    package let type: any Any.Type
    /// Makes a value of the other type.
    package var export: (@Sendable (Item) async throws -> any Sendable)?
    /// Makes a value from one of the other type, or returns nil for one of another.
    package var makeItem: (@Sendable (Any) async throws -> Item?)?

    /// Creates an exchange with a type.
    package init(
        with type: any Any.Type,
        export: (@Sendable (Item) async throws -> any Sendable)? = nil,
        makeItem: (@Sendable (Any) async throws -> Item?)? = nil
    ) {
        self.type = type
        self.export = export
        self.makeItem = makeItem
    }
}

extension TransferForm {
    /// Creates a form that is no bytes, but a value of another type.
    package init(_ exchange: ValueExchange<Item>) {
        self.init(contentType: .item, exchange: exchange)
    }
}

extension Transferable {
    /// Returns the value as one of a type, or nil where no representation of this value makes one.
    package func exchanged(as type: any Any.Type) async throws -> (any Sendable)? {
        for form in Self.transferRepresentation.forms(of: Self.self) where form.condition(self) {
            guard let exchange = form.exchange, exchange.type == type, let export = exchange.export else { continue }
            return try await export(self)
        }
        return nil
    }

    /// Returns a value made from one of another type, or nil where no representation takes that.
    package static func exchanged(from value: Any) async throws -> Self? {
        for form in transferRepresentation.forms(of: Self.self) {
            if let item = try await form.exchange?.makeItem?(value) { return item }
        }
        return nil
    }
}
