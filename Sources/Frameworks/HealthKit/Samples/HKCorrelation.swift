/// Samples that belong together, such as the two pressures of a blood pressure.
public final class HKCorrelation: HKSample, @unchecked Sendable {
    /// The samples.
    public let objects: Set<HKSample>
    /// The type.
    public let correlationType: HKCorrelationType

    init(_ type: HKCorrelationType, _ objects: Set<HKSample>, _ facts: SampleFacts) {
        precondition(!objects.isEmpty, "A correlation has at least one sample.")
        self.objects = objects
        correlationType = type
        super.init(type, facts)
    }

    /// Creates a correlation from an archive.
    public required init?(coder: NSCoder) {
        guard let (sample, facts) = SampleArchive.read(HKCorrelation.self, from: coder) else { return nil }
        (objects, correlationType) = (sample.objects, sample.correlationType)
        super.init(sample.sampleType, facts)
    }

    /// Creates a correlation.
    public convenience init(type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>) {
        self.init(type, objects, SampleFacts(start: start, end: end))
    }

    /// Creates a correlation with metadata.
    public convenience init(
        type: HKCorrelationType,
        start: Date,
        end: Date,
        objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(type, objects, SampleFacts(start: start, end: end, metadata: metadata))
    }

    /// Creates a correlation with a device and metadata.
    public convenience init(
        type: HKCorrelationType,
        start: Date,
        end: Date,
        objects: Set<HKSample>,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(type, objects, SampleFacts(start: start, end: end, device: device, metadata: metadata))
    }

    /// Returns the samples of a type.
    public func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType == objectType }
    }
}
