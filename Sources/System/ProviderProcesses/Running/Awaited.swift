import ConcurrencyEngine
import ProviderFrames

/// Something that arrives from a provider, or the reason why it doesn't.
typealias Awaited<Value: Sendable> = Arrival<Value, AppFailure>
