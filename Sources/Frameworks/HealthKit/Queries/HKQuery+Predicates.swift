import HealthEngine

/// How a predicate compares the times of samples.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Samples that began before the time don't count.
    public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
    /// Samples that end after the time don't count.
    public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

extension HKQuery {
    class func predicate(_ accepts: @escaping @Sendable (HKObject) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map(accepts) ?? false }
    }

    /// Returns a predicate for samples that overlap a time.
    public class func predicateForSamples(
        withStart startDate: Date?,
        end endDate: Date?,
        options: HKQueryOptions = []
    ) -> NSPredicate {
        predicate { object in
            guard let sample = object as? HKSample else { return false }
            if let startDate {
                let first = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
                guard first >= startDate else { return false }
            }
            guard let endDate else { return true }
            return options.contains(.strictEndDate) ? sample.endDate <= endDate : sample.startDate < endDate
        }
    }

    /// Returns a predicate for the object with an identifier.
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { predicate { $0.uuid == UUID } }

    /// Returns a predicate for objects with identifiers.
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
        predicate { UUIDs.contains($0.uuid) }
    }

    /// Returns a predicate for objects that an app has saved.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        predicateForObjects(from: [source] as Set<HKSource>)
    }

    /// Returns a predicate for objects that apps have saved.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        predicate { sources.contains($0.source) }
    }

    /// Returns a predicate for objects that versions of apps have saved.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        predicate { sourceRevisions.contains($0.sourceRevision) }
    }

    /// Returns a predicate for objects that devices have measured.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        predicate { object in object.device.map(devices.contains) ?? false }
    }

    /// Returns a predicate for objects with a key in their metadata.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        predicate { $0.metadata?[key] != nil }
    }

    /// Returns a predicate for objects with one of some values under a key in their metadata.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let facts = Set(allowedValues.compactMap(Metadata.fact))
        return predicate { object in
            object.metadata?[key].flatMap(Metadata.fact).map(facts.contains) ?? false
        }
    }

    /// Returns a predicate for samples that were added to a workout.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        let identifier = workout.uuid
        return predicate { ($0 as? HKSample)?.workoutIdentifier == identifier }
    }

    /// Returns a predicate for workouts of an activity.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        predicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }

    /// Returns a predicate for samples that are part of no correlation.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate {
        predicate { ($0 as? HKSample)?.isPart != true }
    }
}

// MARK: - Comparisons

@available(*, deprecated, message: "Foundation on Linux deprecates NSComparisonPredicate, whose operators this takes.")
extension HKQuery {
    /// Returns a predicate for samples by their quantity.
    public class func predicateForQuantitySamples(
        with operatorType: NSComparisonPredicate.Operator,
        quantity: HKQuantity
    ) -> NSPredicate {
        predicate { object in
            guard let own = (object as? HKQuantitySample)?.quantity,
                own.is(compatibleWith: HKUnit(quantity.measure.unit))
            else { return false }
            return accepts(own.compare(quantity), operatorType)
        }
    }

    /// Returns a predicate for objects by the value under a key in their metadata.
    public class func predicateForObjects(
        withMetadataKey key: String,
        operatorType: NSComparisonPredicate.Operator,
        value: Any
    ) -> NSPredicate {
        let fact = Metadata.fact(value)
        return predicate { object in
            guard let own = object.metadata?[key].flatMap(Metadata.fact), let fact else { return false }
            return own.order(to: fact).map { accepts($0, operatorType) } ?? (operatorType == .notEqualTo)
        }
    }

    /// Returns a predicate for samples by the number of their state.
    public class func predicateForCategorySamples(
        with operatorType: NSComparisonPredicate.Operator,
        value: Int
    ) -> NSPredicate {
        predicate { object in
            (object as? HKCategorySample).map { accepts(order($0.value, value), operatorType) } ?? false
        }
    }

    /// Returns a predicate for workouts by their duration in seconds.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator,
        duration: TimeInterval
    ) -> NSPredicate {
        predicate { object in
            (object as? HKWorkout).map { accepts(order($0.duration, duration), operatorType) } ?? false
        }
    }

    /// Returns a predicate for workouts by the energy that was burned.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator,
        totalEnergyBurned: HKQuantity
    ) -> NSPredicate { workouts(operatorType, totalEnergyBurned) { $0.totalEnergyBurned } }

    /// Returns a predicate for workouts by their distance.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator,
        totalDistance: HKQuantity
    ) -> NSPredicate { workouts(operatorType, totalDistance) { $0.totalDistance } }

    /// Returns a predicate for workouts by the number of strokes of a swimmer.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator,
        totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate { workouts(operatorType, totalSwimmingStrokeCount) { $0.totalSwimmingStrokeCount } }

    /// Returns a predicate for workouts by the number of flights that were climbed.
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator,
        totalFlightsClimbed: HKQuantity
    ) -> NSPredicate { workouts(operatorType, totalFlightsClimbed) { $0.totalFlightsClimbed } }

    private class func workouts(
        _ operatorType: NSComparisonPredicate.Operator,
        _ quantity: HKQuantity,
        _ total: @escaping @Sendable (HKWorkout) -> HKQuantity?
    ) -> NSPredicate {
        predicate { object in
            guard let own = (object as? HKWorkout).flatMap(total),
                own.is(compatibleWith: HKUnit(quantity.measure.unit))
            else { return false }
            return accepts(own.compare(quantity), operatorType)
        }
    }

    private class func order<Value: Comparable>(_ value: Value, _ other: Value) -> ComparisonResult {
        value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    private class func accepts(_ order: ComparisonResult, _ operatorType: NSComparisonPredicate.Operator) -> Bool {
        switch operatorType {
        case .lessThan: order == .orderedAscending
        case .lessThanOrEqualTo: order != .orderedDescending
        case .greaterThan: order == .orderedDescending
        case .greaterThanOrEqualTo: order != .orderedAscending
        case .equalTo: order == .orderedSame
        case .notEqualTo: order != .orderedSame
        default: false
        }
    }
}
