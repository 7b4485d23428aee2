import HealthEngine

extension HKSample {
    /// The reading of the sample, which is what is stored.
    ///
    /// - Parameter workout: The identifier of the workout that the sample is added to.
    func reading(addedTo workout: UUID? = nil) throws -> Reading {
        Reading(
            identifier: uuid,
            kind: sampleType.identifier,
            content: try content(),
            start: startDate,
            end: endDate,
            source: sourceRevision.reading,
            device: device?.reading,
            metadata: try Metadata.facts(metadata),
            workout: workout ?? workoutIdentifier
        )
    }

    private func content() throws -> Reading.Content {
        switch self {
        case let sample as HKQuantitySample: return .measure(sample.quantity.measure)
        case let sample as HKWorkout: return .workout(try sample.saved())
        case let sample as HKCategorySample:
            let states = CategoryKind.identified(sample.categoryType.identifier)?.states
            guard let states, states[sample.value] == nil else { return .category(sample.value) }
            throw HKError(
                .errorInvalidArgument,
                "\(sample.value) is no state of \(sample.categoryType). There are \(states.keys.sorted())."
            )
        case let sample as HKCorrelation: return .parts(try sample.objects.map { try part($0) })
        default: throw HKError(.errorInvalidArgument, "Samples of \(sampleType) can't be saved.")
        }
    }

    /// An object of a correlation.
    private func part(_ object: HKSample) throws -> Reading.Part {
        guard let part = object as? HKQuantitySample, (part.startDate, part.endDate) == (startDate, endDate) else {
            throw HKError(
                .errorInvalidArgument,
                "The samples of a correlation have quantities, and the times of the correlation."
            )
        }
        return Reading.Part(
            identifier: part.uuid,
            kind: part.quantityType.identifier,
            measure: part.quantity.measure,
            metadata: try Metadata.facts(part.metadata)
        )
    }
}

extension Reading {
    /// The samples of the reading: one, or a correlation followed by its parts.
    ///
    /// - Parameter members: The samples of the reading's workout, if it is one.
    func samples(of members: [HKQuantitySample] = []) -> [HKSample] {
        let source = source.map(HKSourceRevision.init)
        var facts = SampleFacts(
            uuid: identifier,
            source: source ?? HKSourceRevision(source: HKSource(name: "", bundleIdentifier: ""), version: nil),
            start: start,
            end: end,
            device: device.map(HKDevice.init),
            metadata: Metadata.values(metadata),
            workout: workout
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
                facts.metadata = Metadata.values(part.metadata)
                return HKQuantitySample(HKQuantityType(kind), HKQuantity(part.measure), facts)
            }
            return [HKCorrelation(type, Set(samples), whole)] + samples
        case (.workout(let workout), _ as HKWorkoutType): return [HKWorkout(workout, facts, samples: members)]
        default: return []
        }
    }
}
