import HealthEngine

/// A sample with a quantity.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The quantity.
    public let quantity: HKQuantity
    /// The type.
    public let quantityType: HKQuantityType

    init(_ type: HKQuantityType, _ quantity: HKQuantity, _ facts: SampleFacts) {
        precondition(type.is(compatibleWith: HKUnit(quantity.measure.unit)), "\(quantity) is no quantity of \(type).")
        self.quantity = quantity
        quantityType = type
        super.init(type, facts)
    }

    /// Creates a sample from an archive.
    public required init?(coder: NSCoder) {
        guard let (sample, facts) = SampleArchive.read(HKQuantitySample.self, from: coder) else { return nil }
        (quantity, quantityType) = (sample.quantity, sample.quantityType)
        super.init(sample.sampleType, facts)
    }

    /// Creates a sample.
    public convenience init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type, quantity, SampleFacts(start: start, end: end))
    }

    /// Creates a sample with metadata.
    public convenience init(
        type: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        metadata: [String: Any]?
    ) {
        self.init(type, quantity, SampleFacts(start: start, end: end, metadata: metadata))
    }

    /// Creates a sample with a device and metadata.
    public convenience init(
        type: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(type, quantity, SampleFacts(start: start, end: end, device: device, metadata: metadata))
    }

    /// The number of measurements in the sample.
    public var count: Int { 1 }
}
