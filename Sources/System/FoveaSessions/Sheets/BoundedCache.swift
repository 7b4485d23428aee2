import Synchronization

/// Limits of a cache.
package struct CacheLimits: Sendable, Hashable {
    /// The most values.
    package var count: Int
    /// The most bytes of all values.
    package var byteCount: Int
    /// The time after which an unused value is dropped.
    package var lifetime: Duration

    /// Creates limits.
    package init(count: Int, byteCount: Int, lifetime: Duration = .seconds(1800)) {
        self.count = count
        self.byteCount = byteCount
        self.lifetime = lifetime
    }
}

/// A cache of values by name, limited in number, memory and time; the least recently used value is dropped first.
package final class BoundedCache<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var value: Value
        var lastUse: ContinuousClock.Instant
    }

    private let limits: CacheLimits
    private let now: @Sendable () -> ContinuousClock.Instant
    private let byteCount: @Sendable (Value) -> Int
    private let entries = Mutex<[String: Entry]>([:])

    package init(
        limits: CacheLimits,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        byteCount: @escaping @Sendable (Value) -> Int
    ) {
        self.limits = limits
        self.now = now
        self.byteCount = byteCount
    }

    /// The number of values and the bytes they take.
    package var usage: (count: Int, byteCount: Int) { entries.withLock { ($0.count, total($0)) } }

    /// Adds a value with a name, and returns what is dropped for it.
    ///
    /// Releasing large values takes milliseconds: who has something urgent to do holds them until then.
    @discardableResult
    package func add(_ value: Value, as name: String) -> [Value] {
        let entry = Entry(value: value, lastUse: now())
        return entries.withLock { entries in
            entries[name] = entry
            return takeOld(from: &entries, entry.lastUse) + takeExcess(from: &entries, keeping: name)
        }
    }

    /// Returns a value and marks it as used, or returns nil when it isn't in the cache.
    package func value(_ name: String) -> Value? {
        let time = now()
        return entries.withLock { entries in
            _ = takeOld(from: &entries, time)
            entries[name]?.lastUse = time
            return entries[name]?.value
        }
    }

    /// Changes a cached value.
    package func update(_ name: String, _ change: (inout Value) -> Void) {
        entries.withLock { entries in
            guard var entry = entries.removeValue(forKey: name) else { return }
            change(&entry.value)
            entries[name] = entry
        }
    }

    /// Removes a value, and returns whether there was one.
    package func forget(_ name: String) -> Bool {
        entries.withLock { $0.removeValue(forKey: name) != nil }
    }

    private func total(_ entries: [String: Entry]) -> Int { entries.values.reduce(0) { $0 + byteCount($1.value) } }

    /// Takes out the values that weren't used for too long.
    private func takeOld(from entries: inout [String: Entry], _ time: ContinuousClock.Instant) -> [Value] {
        let old = entries.filter { time - $0.value.lastUse >= limits.lifetime }
        for name in old.keys { entries[name] = nil }
        return old.values.map(\.value)
    }

    /// Takes out the least recently used values until the rest is within the limits.
    private func takeExcess(from entries: inout [String: Entry], keeping kept: String) -> [Value] {
        var total = total(entries)
        var excess: [Value] = []
        guard entries.count > limits.count || total > limits.byteCount else { return [] }
        for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where name != kept {
            guard entries.count > limits.count || total > limits.byteCount else { break }
            total -= byteCount(entry.value)
            entries[name] = nil
            excess.append(entry.value)
        }
        return excess
    }
}
