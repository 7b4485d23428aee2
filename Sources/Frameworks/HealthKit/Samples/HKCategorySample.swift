/// A sample with one of several states.
public final class HKCategorySample: HKSample, @unchecked Sendable {
    /// The number of the state.
    public let value: Int
    /// The type.
    public let categoryType: HKCategoryType

    init(_ type: HKCategoryType, _ value: Int, _ facts: SampleFacts) {
        self.value = value
        categoryType = type
        super.init(type, facts)
    }

    /// Creates a sample from an archive.
    public required init?(coder: NSCoder) {
        guard let (sample, facts) = SampleArchive.read(HKCategorySample.self, from: coder) else { return nil }
        (value, categoryType) = (sample.value, sample.categoryType)
        super.init(sample.sampleType, facts)
    }

    /// Creates a sample.
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date) {
        self.init(type, value, SampleFacts(start: start, end: end))
    }

    /// Creates a sample with metadata.
    public convenience init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]?) {
        self.init(type, value, SampleFacts(start: start, end: end, metadata: metadata))
    }

    /// Creates a sample with a device and metadata.
    public convenience init(
        type: HKCategoryType,
        value: Int,
        start: Date,
        end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(type, value, SampleFacts(start: start, end: end, device: device, metadata: metadata))
    }
}
