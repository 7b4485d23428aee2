extension IntentResult {
    /// Makes a result with a button that runs an intent.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButtonIntent: actionButtonIntent)
    }

    /// Makes a result with a value, and a button that runs an intent.
    public static func result<Value, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButtonIntent: actionButtonIntent)
    }

    /// Makes a result with something to say, and a button that runs an intent.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButtonIntent: actionButtonIntent)
    }

    /// Makes a result with a value and something to say, and a button that runs an intent.
    public static func result<Value, Intent: AppIntent>(
        value: Value,
        actionButtonIntent: Intent,
        dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
    }

    /// Makes a result with a button that runs an intent in an activity.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Makes a result with a value, and a button that runs an intent in an activity.
    public static func result<Value, Intent: AppIntent>(
        value: Value,
        actionButtonIntent: Intent,
        activityIdentifier: String
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Makes a result with something to say, and a button that runs an intent in an activity.
    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent,
        activityIdentifier: String,
        dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButtonIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Makes a result with a value and something to say, and a button that runs an intent in an activity.
    public static func result<Value, Intent: AppIntent>(
        value: Value,
        actionButtonIntent: Intent,
        activityIdentifier: String,
        dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(
            value: value,
            dialog: dialog,
            actionButtonIntent: actionButtonIntent,
            activityIdentifier: activityIdentifier
        )
    }
}
