import ConcurrencyEngine

/// Something that arrives from a provider, or the reason why it doesn't.
typealias Awaited<Value: Sendable> = Arrival<Value, ProviderError>
