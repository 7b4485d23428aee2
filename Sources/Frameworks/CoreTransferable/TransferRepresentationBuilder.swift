/// A builder of lists of representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Takes a representation by coding, from whose place the compiler learns what is coded.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

    /// Returns the only representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }

    /// Joins representations in their order.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var forms: [TransferForm<Item>] = []
        repeat forms += (each content).forms(of: Item.self)
        return TupleTransferRepresentation(forms: forms)
    }
}

/// Several representations, the preferred one first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, PlainRepresentation {
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Item>]
}
