public import Foundation
import Synchronization

/// The part of the system that asks providers.
///
/// A provider's program is started when it is first asked, kept as long as it is used, and ended when nobody asks for
/// a while. Whatever it does, it costs only its own answer: every error says in plain words what happened.
public final class ProviderHost: Sendable {
    private struct State {
        var supervisors: [ProviderID: ProviderSupervisor] = [:]
        var order: [ProviderID] = []
        var listeners: [Int: AsyncStream<ProviderEvent>.Continuation] = [:]
        var nextListener = 0
        var isStopped = false
    }

    /// The places where providers are found.
    public let registry: ProviderRegistry
    /// The bounds within which providers run.
    public let limits: ProviderLimits
    /// The variables of the person's session, which programs inherit and by which apps of the desktop are found.
    let environment: [String: String]
    /// How long apps took to open something, where that is remembered.
    public let openingTimes: OpeningTimes?
    private let state = Mutex(State())

    /// Creates a host of the providers in a registry.
    public init(
        registry: ProviderRegistry = ProviderRegistry(),
        limits: ProviderLimits = ProviderLimits(),
        environment: [String: String] = ProcessInfo.processInfo.environment,
        openingTimes: OpeningTimes? = nil
    ) {
        self.openingTimes = openingTimes
        self.registry = registry
        self.limits = limits
        self.environment = environment
        refresh()
    }

    /// The providers that are known, in the order of the registry.
    public var providers: [ProviderDescription] {
        state.withLock { state in state.order.compactMap { state.supervisors[$0]?.provider } }
    }

    /// Looks for providers again.
    ///
    /// One whose registration or program changed is ended, and started anew when it is next asked.
    public func refresh() {
        let found = registry.providers()
        let gone = state.withLock { state -> [ProviderSupervisor] in
            guard !state.isStopped else { return [] }
            var gone: [ProviderSupervisor] = []
            var supervisors: [ProviderID: ProviderSupervisor] = [:]
            for provider in found {
                if let known = state.supervisors[provider.id], known.provider == provider {
                    supervisors[provider.id] = known
                } else {
                    supervisors[provider.id] = supervisor(of: provider)
                }
            }
            for (id, old) in state.supervisors where supervisors[id] !== old { gone.append(old) }
            state.supervisors = supervisors
            state.order = found.map(\.id)
            return gone
        }
        for supervisor in gone { Task { await supervisor.stop() } }
    }

    private func supervisor(of provider: ProviderDescription) -> ProviderSupervisor {
        ProviderSupervisor(provider, limits: limits, environment: environment) { [weak self] status in
            self?.report(ProviderEvent(provider: provider.id, status: status))
        }
    }

    func supervisor(_ id: ProviderID) throws(ProviderError) -> ProviderSupervisor {
        guard let supervisor = state.withLock({ $0.supervisors[id] }) else {
            throw ProviderError(.unknownProvider, "No app is registered as “\(id)”. fovea providers lists them.")
        }
        return supervisor
    }

    /// Ends every program, and waits until they are gone.
    public func stop() async {
        let (supervisors, listeners) = state.withLock { state in
            state.isStopped = true
            defer { state.listeners = [:] }
            return (Array(state.supervisors.values), Array(state.listeners.values))
        }
        await withTaskGroup(of: Void.self) { group in
            for supervisor in supervisors { group.addTask { await supervisor.stop() } }
        }
        for listener in listeners { listener.finish() }
    }
}

// MARK: - State

extension ProviderHost {
    /// Returns how a provider is.
    public func status(of id: ProviderID) throws(ProviderError) -> ProviderStatus { try supervisor(id).status }

    /// Returns the last lines that a provider's program wrote.
    public func lastLines(of id: ProviderID) throws(ProviderError) -> [String] { try supervisor(id).lastLines }

    /// What happens to providers from now on.
    public func events() -> AsyncStream<ProviderEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ProviderEvent.self,
            bufferingPolicy: .bufferingNewest(64)
        )
        let number = state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = continuation
            return state.nextListener
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[number] = nil } }
        return stream
    }

    private func report(_ event: ProviderEvent) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(event) }
    }
}
