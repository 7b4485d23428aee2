/// An object of a type, over a time.
public class HKSample: HKObject, @unchecked Sendable {
    /// The type.
    public let sampleType: HKSampleType
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    /// A Boolean value that indicates whether the sample is part of a correlation that is saved.
    let isPart: Bool
    /// The identifier of the workout that the sample is from.
    let workoutIdentifier: UUID?

    init(_ type: HKSampleType, _ facts: SampleFacts) {
        precondition(facts.start <= facts.end, "A sample of \(type) ends before it starts.")
        sampleType = type
        startDate = facts.start
        endDate = facts.end
        isPart = facts.isPart
        workoutIdentifier = facts.workout
        super.init(
            uuid: facts.uuid,
            sourceRevision: facts.source,
            device: facts.device,
            metadata: facts.metadata
        )
    }

    /// Creates a sample from an archive, which has samples of a type alone.
    public required init?(coder: NSCoder) { nil }

    /// Writes the sample to an archive, as it is stored.
    ///
    /// What can't be stored isn't written either.
    override public func encode(with coder: NSCoder) { SampleArchive.write(self, to: coder) }

    /// What the sample has as samples of all types do.
    var facts: SampleFacts {
        SampleFacts(
            uuid: uuid,
            source: sourceRevision,
            start: startDate,
            end: endDate,
            device: device,
            metadata: metadata,
            isPart: isPart,
            workout: workoutIdentifier
        )
    }

    /// A Boolean value that indicates whether the end isn't known yet; every sample here has an end.
    public var hasUndeterminedDuration: Bool { false }
}

/// What samples of all types have.
struct SampleFacts {
    var uuid = UUID()
    var source = HKSourceRevision.current
    var start: Date
    var end: Date
    var device: HKDevice?
    var metadata: [String: Any]?
    /// Whether the sample is part of a correlation that is saved.
    var isPart = false
    /// The identifier of the workout that the sample is from.
    var workout: UUID?
}
