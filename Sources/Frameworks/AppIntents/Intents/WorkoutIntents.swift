/// An action that starts a workout.
///
/// ```swift
/// struct StartSwim: StartWorkoutIntent {
///     static let title: LocalizedStringResource = "Start Swim"
///     static let suggestedWorkouts = [StartSwim(style: .pool), StartSwim(style: .openWater)]
///
///     @Parameter(title: "Style") var workoutStyle: SwimStyle
///
///     var displayRepresentation: DisplayRepresentation { "\(workoutStyle.rawValue)" }
///
///     func perform() async throws -> some IntentResult {
///         await Swimming.shared.start(workoutStyle)
///         return .result()
///     }
/// }
/// ```
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The type of the kinds of workouts.
    associatedtype WorkoutStyle: AppValue
    /// The kind of the workout.
    var workoutStyle: WorkoutStyle { get set }
    /// The workouts to offer.
    static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
    /// Creates an action that starts a workout of a kind.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
}

/// An action that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An action that lets a workout go on.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An action that starts a dive.
public protocol StartDiveIntent: SystemIntent {}
