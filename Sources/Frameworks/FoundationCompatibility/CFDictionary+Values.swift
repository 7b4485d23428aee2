extension Dictionary where Key == AnyHashable, Value == Any {
    /// The number under a key, whichever numeric type the caller wrote.
    package func number(_ key: String) -> Double? {
        switch self[key] {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// The whole number under a key, or nil when there is none that fits.
    package func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded()) } }

    /// The truth value under a key, or nil when it has none.
    package func flag(_ key: String) -> Bool? {
        if let value = self[key] as? Bool { return value }
        return number(key).map { $0 != 0 }
    }
}
