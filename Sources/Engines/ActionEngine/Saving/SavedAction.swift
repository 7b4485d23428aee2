package import Foundation

/// An action that was saved, with what undoing it needs.
package struct SavedAction: Codable, Sendable, Hashable, Identifiable {
    /// An item's file as the action found and left it.
    package struct Item: Codable, Sendable, Hashable {
        /// The folder of the file.
        package let folder: String
        /// The name of the file.
        package let file: String
        /// The content that there was, or nil if there was no file.
        package let former: Data?
        /// The content that was written.
        package let written: Data
        /// What the picture said, as an item of the same format; nil where that isn't known.
        package let read: Data?
    }

    /// The identifier, which begins with the date; later ones are greater.
    package let id: String
    /// The kind of action.
    package let kind: ActionKind
    /// A few words that tell the action from others of its kind.
    package let title: String
    /// When it was saved.
    package let date: Date
    /// The files that were written.
    package let items: [Item]
    /// What it was read from; nil after it has been forgotten.
    package var origin: ActionOrigin?
    /// The piece of the picture that it was read from, as PNG or JPEG; nil if there is none, and in lists.
    package var crop: Data?
    /// A Boolean value that indicates whether the crop is in the file, but wasn't kept in memory.
    private var isPictureLeftOut = false

    private enum CodingKeys: String, CodingKey { case id, kind, title, date, items, origin, crop }

    package init(
        id: String,
        kind: ActionKind,
        title: String,
        date: Date,
        items: [Item],
        origin: ActionOrigin?,
        crop: Data?
    ) {
        (self.id, self.kind, self.title, self.date) = (id, kind, title, date)
        (self.items, self.origin, self.crop) = (items, origin, crop)
    }

    /// A Boolean value that indicates whether the piece of the picture is kept.
    package var hasPicture: Bool { crop != nil || isPictureLeftOut }

    /// The action for a list, where pictures would fill the memory.
    var withoutPicture: SavedAction {
        var action = self
        (action.crop, action.isPictureLeftOut) = (nil, hasPicture)
        return action
    }
}

/// What became of an action that was saved.
package enum SavedState: String, Codable, Sendable, Hashable {
    /// The items are as they were written.
    case saved
    /// A later action has written an item again; that one has to be undone first.
    case replaced
    /// Another program has changed or removed an item since.
    case changed
    /// The items are as they were before: the program ended before it wrote them, or while it undid the action.
    case undone
}

/// What saving a draft did.
package struct SaveOutcome: Codable, Sendable, Hashable {
    /// A change of a store.
    package enum Change: String, Codable, Sendable, Hashable {
        /// The item is new.
        case added
        /// The item was there from an earlier capture, and has been changed.
        case updated
        /// The item was there and says the same.
        case unchanged
    }

    /// The change.
    package let change: Change
    /// The identifier to undo it by, or nil if nothing was changed.
    package let id: String?
    /// The paths of the items' files.
    package let paths: [String]
    /// What was left as the person has edited it, though the draft says otherwise.
    package let kept: [String]
}
