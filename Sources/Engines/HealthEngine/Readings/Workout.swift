package import Foundation

/// What a person did in a workout.
package struct Workout: Sendable, Hashable {
    /// HealthKit's identifier of workouts.
    package static let kind = "HKWorkoutTypeIdentifier"

    /// The activity.
    package var activity: WorkoutActivity
    /// The seconds without pauses.
    package var duration: Double
    /// What was measured over the whole workout, by HealthKit's identifier of the kind.
    package var totals: [String: Measure]
    /// What happened, in order.
    package var events: [Event]

    /// Creates a workout.
    package init(
        activity: WorkoutActivity,
        duration: Double,
        totals: [String: Measure] = [:],
        events: [Event] = []
    ) {
        self.activity = activity
        self.duration = duration
        self.totals = totals
        self.events = events
    }

    /// Something that happened in a workout, such as a lap.
    package struct Event: Sendable, Hashable {
        /// HealthKit's number of the kind, from 1.
        package var number: Int
        /// When it began.
        package var start: Date
        /// When it ended.
        package var end: Date
        /// Further facts by name.
        package var metadata: [String: ReadingFact]

        /// Creates an event.
        package init(number: Int, start: Date, end: Date, metadata: [String: ReadingFact] = [:]) {
            self.number = number
            self.start = start
            self.end = end
            self.metadata = metadata
        }
    }
}
