public import Foundation

/// A value that describes an item, for filters.
///
/// Values of different kinds are never equal, and compare with their own kind alone: strings byte by byte, `false`
/// before `true`. A number is never NaN.
public enum CatalogValue: Hashable, Sendable {
    /// A string.
    case string(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A point in time.
    case date(Date)
}
