import HealthEngine

extension HKSample {
    /// The reading of the sample, which is what is stored.
    func reading() throws -> Reading {
        var facts: [String: ReadingFact] = [:]
        for (key, value) in metadata ?? [:] {
            guard let fact = Metadata.fact(value) else {
                throw HKError(
                    .errorInvalidArgument,
                    "The metadata '\(key)' is no text, number, date or quantity, so it can't be saved."
                )
            }
            facts[key] = fact
        }
        return Reading(
            identifier: uuid,
            kind: sampleType.identifier,
            content: try content(),
            start: startDate,
            end: endDate,
            source: sourceRevision.reading,
            device: device?.reading,
            metadata: facts
        )
    }

    private func content() throws -> Reading.Content {
        switch self {
        case let sample as HKQuantitySample: return .measure(sample.quantity.measure)
        case let sample as HKCategorySample: return .category(sample.value)
        case let sample as HKCorrelation:
            return .parts(
                try sample.objects.map { object in
                    guard let part = object as? HKQuantitySample,
                        (part.startDate, part.endDate) == (startDate, endDate)
                    else {
                        throw HKError(
                            .errorInvalidArgument,
                            "The samples of a blood pressure have quantities, and the times of the correlation."
                        )
                    }
                    return Reading.Part(
                        identifier: part.uuid,
                        kind: part.quantityType.identifier,
                        measure: part.quantity.measure
                    )
                }
            )
        default: throw HKError(.errorInvalidArgument, "Samples of \(sampleType) can't be saved.")
        }
    }
}

extension Reading {
    /// The samples of the reading: one, or a correlation followed by its parts.
    func samples() -> [HKSample] {
        let source = source.map(HKSourceRevision.init)
        var facts = SampleFacts(
            uuid: identifier,
            source: source ?? HKSourceRevision(source: HKSource(name: "", bundleIdentifier: ""), version: nil),
            start: start,
            end: end,
            device: device.map(HKDevice.init),
            metadata: metadata.isEmpty ? nil : metadata.mapValues(Metadata.value)
        )
        guard let type = HKSampleType.named(kind) else { return [] }
        switch (content, type) {
        case (.measure(let measure), let type as HKQuantityType):
            return [HKQuantitySample(type, HKQuantity(measure), facts)]
        case (.category(let value), let type as HKCategoryType):
            return [HKCategorySample(type, value, facts)]
        case (.parts(let parts), let type as HKCorrelationType):
            let whole = facts
            facts.isPart = true
            let samples = parts.compactMap { part -> HKSample? in
                guard let kind = ReadingKind.identified(part.kind) else { return nil }
                facts.uuid = part.identifier
                return HKQuantitySample(HKQuantityType(kind), HKQuantity(part.measure), facts)
            }
            return [HKCorrelation(type, Set(samples), whole)] + samples
        default: return []
        }
    }
}
