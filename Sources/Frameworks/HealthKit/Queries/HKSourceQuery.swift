/// A question for the apps that have saved samples of a type.
public final class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let completion: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    /// Creates a query.
    public init(
        sampleType: HKSampleType,
        samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        completion = completionHandler
        super.init(type: sampleType, predicate: objectPredicate)
    }

    override func run(in home: HealthHome) {
        do throws(HKError) {
            let sources = Set(try filter.samples(in: home).map(\.source))
            if isRunning { completion(self, sources, nil) }
        } catch {
            if isRunning { completion(self, nil, error) }
        }
        end()
    }
}

/// A question for the apps that have saved samples.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery {
    /// The samples.
    public var predicate: HKSamplePredicate<Sample>

    /// Creates a descriptor.
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    /// Returns the apps, by their identifiers.
    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
        let filter = SampleFilter([predicate])
        return try await healthStore.answer { home throws(HKError) in
            Set(try filter.samples(in: home).map(\.source)).sorted { $0.bundleIdentifier < $1.bundleIdentifier }
        }
    }
}
