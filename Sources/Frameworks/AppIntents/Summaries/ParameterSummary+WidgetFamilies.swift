/// The widget for which a summary is read.
enum SummaryReading {
    /// The family of the widget, or nil where no widget is.
    @TaskLocal static var widgetFamily: IntentWidgetFamily?
}

extension AppIntent {
    /// Returns what the intent does with its parameters in a widget; nil without a summary.
    package func summaryText(in widgetFamily: IntentWidgetFamily) -> String? {
        SummaryReading.$widgetFamily.withValue(widgetFamily) { summaryText }
    }

    /// Returns the names of the parameters that are shown below the summary in a widget, in order.
    package func summaryParameterNames(in widgetFamily: IntentWidgetFamily) -> [String] {
        SummaryReading.$widgetFamily.withValue(widgetFamily) { summaryParameterNames }
    }
}

extension ParameterSummaryWhenCondition {
    /// Creates a choice by the family of the widget that the intent configures.
    public init(
        widgetFamily comparison: EquatableComparisonOperator,
        _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { _ in (SummaryReading.widgetFamily == family) == (comparison == .equalTo) },
            when(),
            otherwise()
        )
    }

    /// Creates a choice by whether the family of the widget that the intent configures is among several.
    public init(
        widgetFamily comparison: OneOfComparisonOperator,
        _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            { _ in SummaryReading.widgetFamily.map { families.contains($0) } ?? false },
            when(),
            otherwise()
        )
    }
}

extension ParameterSummarySwitchCondition {
    /// What stands for the family of the widget that an intent configures.
    public enum WidgetFamily: Hashable, Sendable {
        /// The family of the widget.
        case widgetFamily
    }

    /// Creates a choice by the family of the widget that the intent configures.
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        self.init({ _ in SummaryReading.widgetFamily }, cases())
    }
}
