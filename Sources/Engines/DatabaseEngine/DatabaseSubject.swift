/// What a database is called in messages, and the remedies for its errors.
///
/// The layer above knows what the file holds and how to rebuild it; each remedy is a sentence that ends a message.
public struct DatabaseSubject: Hashable, Sendable {
    /// The name of the file's content, as in "item index".
    public var name: String
    /// The remedy for a damaged file.
    public var whenDamaged: String
    /// The remedy for a full disk.
    public var whenFull: String
    /// The remedy when another user of the file doesn't finish.
    public var whenBusy: String
    /// The remedy when the file can't be used at all.
    public var whenUnavailable: String
    /// The remedy when the file can't be written.
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
