/// The status of a provider.
public enum ProviderStatus: Hashable, Sendable {
    /// The program doesn't run; the next search starts it.
    case idle
    /// The program was started and isn't ready yet.
    case starting
    /// The program runs and waits for requests.
    case warm(process: Int32)
    /// The program failed several times in a row, and isn't started for a while.
    case resting(seconds: Double, reason: String)
    /// The program can't be started as it is.
    case broken(reason: String)

    /// The name of the case, for programs.
    public var name: String {
        switch self {
        case .idle: "idle"
        case .starting: "starting"
        case .warm: "warm"
        case .resting: "resting"
        case .broken: "broken"
        }
    }

    /// The reason why the provider doesn't answer, or nil.
    public var reason: String? {
        switch self {
        case .resting(_, let reason), .broken(let reason): reason
        case .idle, .starting, .warm: nil
        }
    }
}

/// An event of a provider.
public struct ProviderEvent: Hashable, Sendable {
    /// The provider.
    public let provider: ProviderID
    /// The new status, or nil if the provider isn't registered any more.
    public let status: ProviderStatus?

    /// Creates an event.
    public init(provider: ProviderID, status: ProviderStatus?) {
        self.provider = provider
        self.status = status
    }
}
