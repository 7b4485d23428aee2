/// An action that can be suggested with the values that people gave it before.
///
/// ```swift
/// static var predictionConfiguration: some IntentPredictionConfiguration {
///     IntentPrediction(parameters: \.$target) { target in
///         DisplayRepresentation(title: "Open \(target.name)")
///     }
/// }
/// ```
public protocol PredictableIntent: AppIntent {
    /// The type of the suggestions.
    associatedtype Configuration: IntentPredictionConfiguration
    /// How suggestions of the intent look.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Configuration { get }
}

/// A configuration of an intent's suggestions.
public protocol IntentPredictionConfiguration {}

/// A builder of the looks of suggestions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// Adds the display representation of a suggestion.
    public static func buildExpression<Parameters>(
        _ prediction: IntentPrediction<Intent, Parameters>
    ) -> _IntentPredictions<Intent> {
        _IntentPredictions(looks: [prediction.look])
    }

    /// Joins looks.
    public static func buildBlock(_ predictions: _IntentPredictions<Intent>...) -> _IntentPredictions<Intent> {
        _IntentPredictions(looks: predictions.flatMap(\.looks))
    }
}

/// The looks of suggestions, of which the first that has all its values counts.
public struct _IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration, PredictionLook {
    let looks: [(Intent) -> DisplayRepresentation?]

    func look(for intent: Intent) -> DisplayRepresentation? {
        looks.lazy.compactMap { $0(intent) }.first
    }
}

extension PredictableIntent {
    /// The look of a suggestion with the intent's values, or nil where a value is missing.
    package var predictedLook: DisplayRepresentation? {
        (Self.predictionConfiguration as? any PredictionLook<Self>)?.look(for: self)
    }
}

/// The look of suggestions that a host can read.
protocol PredictionLook<Intent> {
    associatedtype Intent: AppIntent
    func look(for intent: Intent) -> DisplayRepresentation?
}

/// A suggestion with values of some parameters.
public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration, PredictionLook {
    private let makeLook: (Intent) -> DisplayRepresentation?

    /// Creates a suggestion without values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Parameters == Void {
        makeLook = { _ in displayRepresentation() }
    }

    /// Creates a suggestion with the values of one or more parameters.
    public init<each Value>(
        parameters: Parameters,
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where Parameters == (repeat KeyPath<Intent, IntentParameter<each Value>>) {
        makeLook = { intent in
            func value<Single>(_ path: KeyPath<Intent, IntentParameter<Single>>) throws(Missing) -> Single {
                guard let value = intent[keyPath: path].currentValue else { throw Missing() }
                return value
            }
            return try? displayRepresentation(repeat value(each parameters))
        }
    }

    func look(for intent: Intent) -> DisplayRepresentation? { makeLook(intent) }
}

/// An error of a parameter without a value.
private struct Missing: Error {}
