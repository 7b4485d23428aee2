extension IntentResult {
    /// Makes a result that names the intent to run next.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(nextIntent: opensIntent)
    }

    /// Makes a result with a value that names the intent to run next.
    public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, nextIntent: opensIntent)
    }

    /// Makes a result with something to say that names the intent to run next.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, nextIntent: opensIntent)
    }

    /// Makes a result with a value and something to say that names the intent to run next.
    public static func result<Value>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, nextIntent: opensIntent)
    }
}

// MARK: - With the type of the next intent

extension IntentResult {
    /// Makes a result that names the intent to run next, and its type.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        Self(opensIntent: opensIntent)
    }

    /// Makes a result with a value that names the intent to run next, and its type.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent: AppIntent>(value: Value, opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        Self(value: value, opensIntent: opensIntent)
    }

    /// Makes a result with something to say that names the intent to run next, and its type.
    @_disfavoredOverload
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        Self(dialog: dialog, opensIntent: opensIntent)
    }

    /// Makes a result with a value and something to say that names the intent to run next, and its type.
    @_disfavoredOverload
    public static func result<Value, OpensAppIntent: AppIntent>(
        value: Value,
        opensIntent: OpensAppIntent,
        dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        Self(value: value, dialog: dialog, opensIntent: opensIntent)
    }
}
