/// An action of an app that the system can run.
///
/// The system creates the intent with `init()`, gives its parameters values and calls ``perform()``.
///
/// ```swift
/// struct OpenAlbum: OpenIntent {
///     static let title: LocalizedStringResource = "Open Album"
///
///     @Parameter(title: "Album", requestValueDialog: "Which album?")
///     var target: AlbumEntity
///
///     @Dependency
///     var navigation: Navigation
///
///     func perform() async throws -> some IntentResult {
///         await navigation.open(target.id)
///         return .result()
///     }
/// }
/// ```
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the answer.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary

    /// Creates an intent whose parameters have no values yet.
    init()
    /// The name of the action, as people read it.
    static var title: LocalizedStringResource { get }
    /// What the action does, or nil.
    static var description: IntentDescription? { get }
    /// A Boolean value that indicates whether the app comes to the front when the intent runs.
    static var openAppWhenRun: Bool { get }
    /// The ways in which the intent can run.
    static var supportedModes: IntentModes { get }
    /// What a person has to do before the intent runs on a locked device.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// A Boolean value that indicates whether people find the intent.
    static var isDiscoverable: Bool { get }
    /// The processes that may run the intent.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// The sentence that says what the intent will do with its parameters.
    static var parameterSummary: SummaryContent { get }
    /// Runs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A property that the system fills in before it runs the intent.
    public typealias Parameter = IntentParameter
    /// The processes that may run an intent.
    public typealias ExecutionTargets = IntentExecutionTargets

    /// The description of the action: none.
    public static var description: IntentDescription? { nil }
    /// A Boolean value that indicates whether the app comes to the front when the intent runs: false.
    public static var openAppWhenRun: Bool { false }
    /// The ways in which the intent can run: in front if the app is opened for it, otherwise behind.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// The authentication that the intent needs on a locked device: none.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// A Boolean value that indicates whether the system offers the intent: true.
    public static var isDiscoverable: Bool { true }
    /// A summary that says nothing.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
    /// The processes that may run the intent: any.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

/// The authentication that an intent needs on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Nothing.
    case alwaysAllowed
    /// Unlock this or another device.
    case requiresAuthentication
    /// Unlock this device.
    case requiresLocalDeviceAuthentication
}
