/// A type that answers values for a value of the system.
///
/// With a `SemanticContentDescriptor` as input, it answers a visual search. The system makes a query for every
/// search, and shows the values in the order in which they are returned. Answer quickly and keep the answer short.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the value that is asked about.
    ///
    /// It crosses to where the query runs, which may be the main actor.
    associatedtype Input: _IntentValue & Sendable
    /// The type of a value in the answer.
    associatedtype ResultValue = Result.Result.ValueType where ResultValue == Result.Result
    /// The type of the answer.
    associatedtype Result: ResultsCollection = [ResultValue]

    /// Creates a query.
    init()
    /// Returns the values for an input, the best first.
    func values(for input: Input) async throws -> Result
    /// The processes that may run the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
}

extension IntentValueQuery {
    /// The processes that may run the query: any.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension IntentValueQuery where Self: EntityQuery {
    /// The processes that may run the query: any.
    ///
    /// One type can find entities by identifier and answer values; each protocol has a default, and this one decides.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
