public import DatabaseEngine

/// A connection to the file of an item index.
typealias ItemDatabase = Database<ItemIndexError>

extension DatabaseSubject {
    /// The index of an app's items.
    static let itemIndex = DatabaseSubject(
        name: "item index",
        whenDamaged: """
            Move the file and those beginning with its name away, and let the app index its items again.
            """,
        whenFull: "Free some space and index again.",
        whenBusy: "Index again when it is done, or end it."
    )
}

extension ItemIndexError: DatabaseFailure {
    /// Creates the error for a failure of the file underneath.
    public init(_ error: DatabaseError) {
        let code: Code =
            switch error.code {
            case .damaged: .damaged
            case .full: .full
            case .busy: .busy
            default: .unavailable
            }
        self.init(code: code, message: error.message)
    }
}
