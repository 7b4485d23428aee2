extension Never: AppIntent {
    /// The name of an intent that can't exist.
    public static var title: LocalizedStringResource { "Never" }

    /// Stops the program: there is no such intent.
    public init() {
        preconditionFailure("Never stands for the absence of an intent and can't be created.")
    }

    /// Is never called, since there is no such intent.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        switch self {}
    }
}
