public import CoreTransferable

/// A representation of an entity as a value that the system and the intents of other apps know.
///
/// A place of an app becomes a `PlaceDescriptor`, a contact an ``IntentPerson``: an action whose parameter is of that type
/// takes the entity.
///
/// ```swift
/// extension Trail: Transferable {
///     static var transferRepresentation: some TransferRepresentation {
///         ValueRepresentation(exporting: \.place)
///         ProxyRepresentation(exporting: \.name)
///     }
/// }
/// ```
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue & Sendable>:
    TransferRepresentation, PlainRepresentation
{
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]

    /// Creates a representation in which entities leave.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
        forms = [TransferForm(ValueExchange(with: IntentValue.self, export: exporting))]
    }

    /// Creates a representation from which entities are made.
    public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {
        forms = [TransferForm(ValueExchange(with: IntentValue.self, makeItem: Self.taking(importing)))]
    }

    /// Creates a representation in which entities leave and come in.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) {
        let exchange = ValueExchange(with: IntentValue.self, export: exporting, makeItem: Self.taking(importing))
        forms = [TransferForm(exchange)]
    }

    private static func taking(
        _ importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) -> @Sendable (Any) async throws -> Item? {
        { value in
            guard let value = value as? IntentValue else { return nil }
            return try await importing(value)
        }
    }
}

extension AppEntity {
    /// A representation of the entity as a value that the system knows.
    public typealias ValueRepresentation = IntentValueRepresentation
}
