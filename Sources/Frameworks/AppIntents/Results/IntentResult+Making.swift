extension IntentResult {
    /// Makes a result that says only that the intent is done.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// Makes a result with a value.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// Makes a result with something to say.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Makes a result with a value and something to say.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
