/// What is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The results of each app, too.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
    /// The average of types that have one.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
    /// The lowest value of types that have one.
    public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
    /// The highest value of types that have one.
    public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
    /// The sum of types that have one.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
    /// The latest value.
    public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
    /// The time of all samples together.
    public static let duration = HKStatisticsOptions(rawValue: 1 << 6)

    /// All results that make sense for a type.
    static func all(of type: HKQuantityType) -> Self {
        let extremes: Self = [.discreteAverage, .discreteMin, .discreteMax]
        return (type.aggregationStyle == .cumulative ? .cumulativeSum : extremes).union([.mostRecent, .duration])
    }

    /// Returns whether the results make sense for a type: nothing has both an average and a sum.
    func fits(_ type: HKQuantityType) -> Bool {
        type.aggregationStyle == .cumulative
            ? isDisjoint(with: [.discreteAverage, .discreteMin, .discreteMax]) : !contains(.cumulativeSum)
    }
}

/// What was computed of the samples of a type, over a time.
public final class HKStatistics: NSObject, Sendable {
    /// The type.
    public let quantityType: HKQuantityType
    /// The beginning of the time.
    public let startDate: Date
    /// The end of the time.
    public let endDate: Date
    private let samples: [HKQuantitySample]
    private let options: HKStatisticsOptions

    init(
        _ type: HKQuantityType,
        _ samples: [HKQuantitySample],
        _ options: HKStatisticsOptions,
        start: Date? = nil,
        end: Date? = nil
    ) {
        quantityType = type
        startDate = start ?? samples.map(\.startDate).min() ?? .distantPast
        endDate = end ?? samples.map(\.endDate).max() ?? .distantFuture
        self.samples = samples
        self.options = options
    }

    /// The apps that have saved the samples, if the results are separate.
    public var sources: [HKSource]? {
        guard options.contains(.separateBySource) else { return nil }
        return Set(samples.map(\.source)).sorted { $0.bundleIdentifier < $1.bundleIdentifier }
    }
}

// MARK: - Results

extension HKStatistics {
    private func samples(_ option: HKStatisticsOptions, from source: HKSource?) -> [HKQuantitySample]? {
        guard options.contains(option) else { return nil }
        guard let source else { return samples.isEmpty ? nil : samples }
        guard options.contains(.separateBySource) else { return nil }
        let chosen = samples.filter { $0.source == source }
        return chosen.isEmpty ? nil : chosen
    }

    private func quantity(
        _ option: HKStatisticsOptions,
        from source: HKSource?,
        of value: ([Double]) -> Double?
    ) -> HKQuantity? {
        let unit = quantityType.usualUnit
        return samples(option, from: source)
            .flatMap { value($0.map { $0.quantity.doubleValue(for: unit) }) }
            .map { HKQuantity(unit: unit, doubleValue: $0) }
    }

    /// Returns the average, if it was asked for and there are samples.
    public func averageQuantity() -> HKQuantity? { average(of: nil) }

    /// Returns the average of an app's samples.
    public func averageQuantity(for source: HKSource) -> HKQuantity? { average(of: source) }

    private func average(of source: HKSource?) -> HKQuantity? {
        guard let samples = samples(.discreteAverage, from: source) else { return nil }
        let unit = quantityType.usualUnit
        let values = samples.map { $0.quantity.doubleValue(for: unit) }
        let weights = quantityType.aggregationStyle == .discreteArithmetic ? nil : Self.weights(of: samples)
        let average =
            if quantityType.aggregationStyle == .discreteEquivalentContinuousLevel {
                // Decibels are a logarithm of power.
                10 * log10(Self.average(values.map { pow(10, $0 / 10) }, weights))
            } else {
                Self.average(values, weights)
            }
        return HKQuantity(unit: unit, doubleValue: average)
    }

    /// The seconds of samples, or nil if one is of a moment, so that all count the same.
    private static func weights(of samples: [HKQuantitySample]) -> [Double]? {
        let seconds = samples.map { $0.endDate.timeIntervalSince($0.startDate) }
        return seconds.allSatisfy { $0 > 0 } ? seconds : nil
    }

    private static func average(_ values: [Double], _ weights: [Double]?) -> Double {
        guard let weights else { return values.reduce(0, +) / Double(values.count) }
        return zip(values, weights).reduce(0) { $0 + $1.0 * $1.1 } / weights.reduce(0, +)
    }

    /// Returns the lowest value, if it was asked for and there are samples.
    public func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, from: nil) { $0.min() } }

    /// Returns the lowest value of an app's samples.
    public func minimumQuantity(for source: HKSource) -> HKQuantity? {
        quantity(.discreteMin, from: source) { $0.min() }
    }

    /// Returns the highest value, if it was asked for and there are samples.
    public func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, from: nil) { $0.max() } }

    /// Returns the highest value of an app's samples.
    public func maximumQuantity(for source: HKSource) -> HKQuantity? {
        quantity(.discreteMax, from: source) { $0.max() }
    }

    /// Returns the sum, if it was asked for and there are samples.
    public func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, from: nil) { $0.reduce(0, +) } }

    /// Returns the sum of an app's samples.
    public func sumQuantity(for source: HKSource) -> HKQuantity? {
        quantity(.cumulativeSum, from: source) { $0.reduce(0, +) }
    }

    private var latest: HKQuantitySample? {
        samples(.mostRecent, from: nil)?.max { ($0.endDate, $0.startDate) < ($1.endDate, $1.startDate) }
    }

    /// Returns the latest value, if it was asked for and there are samples.
    public func mostRecentQuantity() -> HKQuantity? { latest?.quantity }

    /// Returns the time of the latest value.
    public func mostRecentQuantityDateInterval() -> DateInterval? {
        latest.map { DateInterval(start: $0.startDate, end: $0.endDate) }
    }

    /// Returns the time of all samples together, in seconds, if it was asked for.
    public func duration() -> HKQuantity? {
        samples(.duration, from: nil).map { samples in
            let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
            return HKQuantity(unit: .second(), doubleValue: seconds)
        }
    }
}

// MARK: - Samples

extension HKStatistics {
    /// Returns the samples of a type that a filter accepts, or throws if the results make no sense for the type.
    static func samples(
        of type: HKQuantityType,
        _ filter: SampleFilter,
        _ options: HKStatisticsOptions,
        in home: HealthHome
    ) throws(HKError) -> [HKQuantitySample] {
        guard options.fits(type) else {
            throw HKError(
                .errorInvalidArgument,
                "\(type) has either a sum or an average, a lowest and a highest value. Ask for what its style offers."
            )
        }
        return try filter.samples(in: home).compactMap { $0 as? HKQuantitySample }
    }

    /// Returns the statistics of a type, or throws if there is no sample.
    static func statistics(
        of type: HKQuantityType,
        _ filter: SampleFilter,
        _ options: HKStatisticsOptions,
        in home: HealthHome
    ) throws(HKError) -> HKStatistics {
        let samples = try samples(of: type, filter, options, in: home)
        guard !samples.isEmpty else {
            throw HKError(.errorNoData, "There is no sample of \(type) that the predicate accepts.")
        }
        return HKStatistics(type, samples, options)
    }
}
