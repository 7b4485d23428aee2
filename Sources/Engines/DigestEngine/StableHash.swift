/// A hash that is the same in every process and on every machine: FNV-1a, 64 bits.
///
/// For short strings and for values that are stored. It doesn't resist an attacker, and it is slow for large content.
public struct StableHash: Sendable {
    /// The hash of all bytes so far.
    public private(set) var value: UInt64

    /// Starts an empty hash; different seeds give different hashes.
    public init(seed: UInt64 = 0) { value = seed ^ 0xcbf2_9ce4_8422_2325 }

    /// Computes the hash of bytes.
    public init(of bytes: some Sequence<UInt8>, seed: UInt64 = 0) {
        self.init(seed: seed)
        add(bytes)
    }

    /// Adds bytes to those hashed so far.
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        value = bytes.reduce(value) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
