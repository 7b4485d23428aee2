/// What a person is shown of a draft, as commands print it and pages receive it.
package struct ActionDescription: Codable, Hashable, Sendable {
    /// The kind of action.
    package let kind: ActionKind
    /// A few words that tell the action from others of its kind.
    package let title: String
    /// The values that may be edited.
    package let fields: [ActionField]
    /// What the draft was read from.
    package let origin: ActionOrigin
    /// How sure it is that the picture means this, from 0 to 1.
    package let confidence: Double
    /// A Boolean value that indicates whether the action adds an item to one of the person's stores.
    package let isSavable: Bool

    /// Describes a draft.
    package init(_ draft: ActionDraft) {
        kind = draft.content.kind
        title = draft.content.title
        fields = draft.fields
        origin = draft.origin
        confidence = draft.confidence
        isSavable = kind.isSavable
    }

    private enum CodingKeys: String, CodingKey {
        case kind, title, fields, origin, confidence
        case isSavable = "savable"
    }
}
