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
    private class func predicate(_ accepts: @escaping @Sendable (HKObject) -> Bool) -> NSPredicate {
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
}
