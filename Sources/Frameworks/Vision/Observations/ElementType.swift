/// A type of the numbers in a feature print.
public enum ElementType: Codable, Hashable, Sendable {
    /// A 32-bit floating-point number.
    case float
    /// A 64-bit floating-point number.
    case double
}
