extension IntentResult {
    /// Makes a result whose view an intent makes.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with a value whose view an intent makes.
    public static func result<Value>(value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with something to say whose view an intent makes.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with a value and something to say whose view an intent makes.
    public static func result<Value>(
        value: Value,
        dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result that names the intent to run next, and whose view an intent makes.
    public static func result(
        opensIntent: some AppIntent,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(nextIntent: opensIntent, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with a value that names the intent to run next, and whose view an intent makes.
    public static func result<Value>(
        value: Value,
        opensIntent: some AppIntent,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, nextIntent: opensIntent, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with something to say that names the intent to run next, and whose view an intent makes.
    public static func result(
        opensIntent: some AppIntent,
        dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, nextIntent: opensIntent, snippet: _SnippetIntentContainer(intent: snippetIntent))
    }

    /// Makes a result with a value and something to say that names the intent to run next, and whose view an intent makes.
    public static func result<Value>(
        value: Value,
        opensIntent: some AppIntent,
        dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(
            value: value,
            dialog: dialog,
            nextIntent: opensIntent,
            snippet: _SnippetIntentContainer(intent: snippetIntent)
        )
    }
}
