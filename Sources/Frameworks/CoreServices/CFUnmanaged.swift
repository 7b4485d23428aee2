/// A value that a function of Core Foundation hands over.
///
/// Where Apple's functions give an object that the caller counts, the values here are Swift's own: both ways to take one are
/// right, and the same.
public struct CFUnmanaged<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Returns the value.
    public func takeRetainedValue() -> Value { value }

    /// Returns the value.
    public func takeUnretainedValue() -> Value { value }
}

extension CFUnmanaged: Sendable where Value: Sendable {}
