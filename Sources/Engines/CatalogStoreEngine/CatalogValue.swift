public import Foundation

/// A value that describes an item, for filters.
///
/// Values of different kinds are never equal, and are compared with their own kind alone: texts byte by byte, `false`
/// before `true`. A number is never NaN.
public enum CatalogValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// A yes or no.
    case bool(Bool)
    /// A point in time.
    case date(Date)
}
