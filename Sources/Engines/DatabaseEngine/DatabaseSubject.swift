/// What a database is to the people who meet its errors, and what they can do.
///
/// The layer above knows what the file holds and how it's made again; each remedy is a sentence that ends a message.
public struct DatabaseSubject: Hashable, Sendable {
    /// What the file is, as in "item index".
    public var name: String
    /// What to do about a broken file.
    public var whenDamaged: String
    /// What to do about a full disk.
    public var whenFull: String
    /// What to do when another user of the file doesn't finish.
    public var whenBusy: String
    /// What to do when the file can't be used at all.
    public var whenUnavailable: String
    /// What to do when the file can't be written.
    public var whenReadOnly: String

    /// Creates a subject with its remedies.
    public init(
        name: String,
        whenDamaged: String,
        whenFull: String = "Free some space and try again.",
        whenBusy: String = "Try again when it is done, or end it.",
        whenUnavailable: String = "Check that the folder exists and that you may write to it.",
        whenReadOnly: String = "Check that you may write to the file and to its folder."
    ) {
        self.name = name
        self.whenDamaged = whenDamaged
        self.whenFull = whenFull
        self.whenBusy = whenBusy
        self.whenUnavailable = whenUnavailable
        self.whenReadOnly = whenReadOnly
    }
}
