/// The states of a type of samples, by which a query chooses.
public protocol HKCategoryValuePredicateProviding: RawRepresentable, Hashable, Sendable where RawValue == Int {}

extension HKCategoryValuePredicateProviding {
    /// Returns a predicate for samples with one of some states.
    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        let numbers = Set(values.map(\.rawValue))
        return HKQuery.predicate { ($0 as? HKCategorySample).map { numbers.contains($0.value) } ?? false }
    }

    /// Returns a predicate for samples by their state.
    @available(*, deprecated, message: "Foundation on Linux deprecates operators. Use predicateForSamples(equalTo:).")
    public static func predicateForSamples(
        _ operatorType: NSComparisonPredicate.Operator,
        value: Self
    ) -> NSPredicate {
        HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
    }
}
