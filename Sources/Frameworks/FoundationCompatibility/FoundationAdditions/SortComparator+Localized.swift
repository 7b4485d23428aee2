public import Foundation

/// A comparison of strings in the person's locale.
public struct _LocalizedStringComparator: SortComparator, Hashable, Sendable {
    /// The order that results from the comparison.
    public var order: SortOrder
    /// A Boolean value that tells whether numbers count by value and letters without their case.
    private let isStandard: Bool

    fileprivate init(isStandard: Bool) {
        self.order = .forward
        self.isStandard = isStandard
    }

    /// Compares two texts.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (left, right) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        return isStandard ? left.localizedStandardCompare(right) : left.localizedCompare(right)
    }
}

extension SortComparator where Self == _LocalizedStringComparator {
    /// A comparison in the locale, where numbers count by their value.
    public static var localizedStandard: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: true) }

    /// A comparison in the locale.
    public static var localized: _LocalizedStringComparator { _LocalizedStringComparator(isStandard: false) }
}
