import ConcurrencyEngine
import ProviderFrames

/// A value from a provider, or its failure, that tasks wait for.
typealias Awaited<Value: Sendable> = Arrival<Value, AppFailure>
