/// Statistics of a type, for one period after the other.
public final class HKStatisticsCollection: NSObject, Sendable {
    /// The most periods that are enumerated.
    private static let periodLimit = 100_000

    private let type: HKQuantityType
    private let options: HKStatisticsOptions
    private let periods: StatisticsPeriods
    private let samples: [Int: [HKQuantitySample]]

    init(
        _ type: HKQuantityType,
        _ samples: [HKQuantitySample],
        _ options: HKStatisticsOptions,
        _ periods: StatisticsPeriods
    ) {
        self.type = type
        self.options = options
        self.periods = periods
        self.samples = Dictionary(grouping: samples) { periods.index(of: $0.startDate) }
    }

    private func statistics(_ index: Int) -> HKStatistics {
        let (start, end) = (periods.start(of: index), periods.start(of: index + 1))
        return HKStatistics(type, samples[index] ?? [], options, start: start, end: end)
    }

    /// Returns the statistics of the period with a date, or nil if it has no sample.
    public func statistics(for date: Date) -> HKStatistics? {
        let index = periods.index(of: date)
        return samples[index] == nil ? nil : statistics(index)
    }

    /// Returns the statistics of the periods with samples, in their order.
    public func statistics() -> [HKStatistics] { samples.keys.sorted().map(statistics) }

    /// Calls a closure with the statistics of each period between two dates, until it sets its second argument.
    public func enumerateStatistics(
        from startDate: Date,
        to endDate: Date,
        with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard startDate <= endDate else { return }
        let first = periods.index(of: startDate)
        let last = min(periods.index(of: endDate), first + Self.periodLimit)
        var stop: ObjCBool = false
        for index in first...last where !stop.boolValue { block(statistics(index), &stop) }
    }

    /// Returns the apps that have saved the samples.
    public func sources() -> Set<HKSource> { Set(samples.values.flatMap { $0.map(\.source) }) }
}

/// Periods of the same length in the calendar, before and after a date.
struct StatisticsPeriods: Sendable {
    let anchor: Date
    let length: DateComponents
    private let calendar = Calendar.current
    /// About how many seconds a period has.
    private let seconds: Double

    init(anchor: Date, length: DateComponents) throws(HKError) {
        let end = Calendar.current.date(byAdding: length, to: anchor)
        guard let end, end > anchor, end.timeIntervalSince(anchor) >= 1 else {
            throw HKError(.errorInvalidArgument, "The interval has to last at least a second.")
        }
        self.anchor = anchor
        self.length = length
        seconds = end.timeIntervalSince(anchor)
    }

    /// Returns when a period begins.
    func start(of index: Int) -> Date {
        var components = DateComponents()
        for unit in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] {
            if let value = length.value(for: unit) { components.setValue(value * index, for: unit) }
        }
        return calendar.date(byAdding: components, to: anchor) ?? anchor
    }

    /// Returns the period that has a date.
    func index(of date: Date) -> Int {
        let distance = date.timeIntervalSince(anchor) / seconds
        // Months and days differ in length, so the guess may be a few periods off.
        var index = Int(max(-1e9, min(1e9, distance.rounded(.down))))
        for _ in 0..<1000 where start(of: index) > date { index -= 1 }
        for _ in 0..<1000 where start(of: index + 1) <= date { index += 1 }
        return index
    }
}
