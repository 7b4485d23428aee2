extension TransferRepresentation {
    /// Lets values leave in this form only where a condition holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(
            forms: forms.map { form in
                var form = form
                let others = form.condition
                form.condition = { others($0) && condition($0) }
                return form
            }
        )
    }

    /// Gives files of this form a name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Gives files of this form the name that a closure makes for a value, or that of the type where it makes none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        AdaptedRepresentation(
            forms: forms.map { form in
                var form = form
                form.fileName = fileName
                return form
            }
        )
    }

    /// Shows this form to some apps alone.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        AdaptedRepresentation<Item>(
            forms: forms.map { form in
                var form = form
                form.visibility = visibility
                return form
            }
        )
    }
}

/// A representation in which only some values leave.
public struct _ConditionalTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation,
    PlainRepresentation
{
    /// The type of the values.
    public typealias Item = Content.Item
    /// No other representation.
    public typealias Body = Never

    package let forms: [TransferForm<Content.Item>]
}

/// A representation with changed forms.
private struct AdaptedRepresentation<Item: Transferable>: TransferRepresentation, PlainRepresentation {
    typealias Body = Never

    package let forms: [TransferForm<Item>]
}
