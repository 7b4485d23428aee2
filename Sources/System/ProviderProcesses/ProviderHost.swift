import ConcurrencyEngine
public import Foundation
public import ProviderFrames
import StoreEngine
import Synchronization

/// The host of providers.
///
/// A provider's program is started by its first request, kept while it is used, and ended after a time without
/// requests. A misbehaving one affects only its own answer: every error says in plain words what happened.
public final class ProviderHost: Sendable {
    private struct State {
        var supervisors: [ProviderID: ProviderSupervisor] = [:]
        var order: [ProviderID] = []
        var lastRefresh = ContinuousClock.now
        /// A Boolean value that indicates whether registrations are watched.
        var isWatching = false
        var isStopped = false
    }

    /// The places where providers are registered.
    public let registry: ProviderRegistry
    /// The limits of providers.
    public let limits: ProviderLimits
    /// The variables of the person's session, for programs and for finding apps of the desktop.
    let environment: [String: String]
    /// The times that apps took to open something, if they are stored.
    public let openingTimes: OpeningTimes?
    /// What apps ask the person at the moment.
    package let openQuestions: OpenQuestions
    /// The least time between two scans of the registrations.
    private static let refreshPause = Duration.seconds(2)
    private let state = Mutex(State())
    private let broadcast = Broadcast<ProviderEvent>(bufferCount: 64)

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
        openQuestions = OpenQuestions(consent: Consent(environment: environment), patience: limits.answer)
        refresh()
    }

    /// The known providers, in the order of the registry.
    public var providers: [ProviderDescription] {
        state.withLock { state in state.order.compactMap { state.supervisors[$0]?.provider } }
    }

    /// Scans the registrations.
    ///
    /// A provider with a changed registration or program is ended, and started again by its next request.
    public func refresh() {
        let found = registry.providers()
        let (gone, events) = state.withLock { state -> ([ProviderSupervisor], [ProviderEvent]) in
            state.lastRefresh = .now
            guard !state.isStopped else { return ([], []) }
            var gone: [ProviderSupervisor] = []
            var events: [ProviderEvent] = []
            var supervisors: [ProviderID: ProviderSupervisor] = [:]
            for provider in found {
                if let known = state.supervisors[provider.id], known.provider == provider {
                    supervisors[provider.id] = known
                } else {
                    let new = supervisor(of: provider)
                    supervisors[provider.id] = new
                    events.append(ProviderEvent(provider: provider.id, status: new.status))
                }
            }
            for (id, old) in state.supervisors where supervisors[id] !== old {
                gone.append(old)
                if supervisors[id] == nil { events.append(ProviderEvent(provider: id, status: nil)) }
            }
            state.supervisors = supervisors
            state.order = found.map(\.id)
            return (gone, events)
        }
        for event in events { broadcast.send(event) }
        for supervisor in gone { Task { await supervisor.stop() } }
    }

    /// Scans the registrations, unless that was done a moment ago.
    public func refreshIfDue() {
        if state.withLock({ $0.lastRefresh.duration(to: .now) > Self.refreshPause }) { refresh() }
    }

    private func supervisor(of provider: ProviderDescription) -> ProviderSupervisor {
        ProviderSupervisor(
            provider,
            limits: limits,
            environment: environment,
            questions: openQuestions
        ) { [weak self] status in
            self?.broadcast.send(ProviderEvent(provider: provider.id, status: status))
        }
    }

    func supervisor(_ id: ProviderID) throws(AppFailure) -> ProviderSupervisor {
        guard let supervisor = state.withLock({ $0.supervisors[id] }) else {
            throw AppFailure(.unknownApp, "No app is registered as “\(id)”. fovea providers lists them.")
        }
        return supervisor
    }

    /// Ends every program, and waits for their ends.
    public func stop() async {
        let supervisors = state.withLock { state in
            state.isStopped = true
            return Array(state.supervisors.values)
        }
        await withTaskGroup(of: Void.self) { group in
            for supervisor in supervisors { group.addTask { await supervisor.stop() } }
        }
        broadcast.finish()
    }
}

// MARK: - State

extension ProviderHost {
    /// Returns the status of a provider.
    public func status(of id: ProviderID) throws(AppFailure) -> ProviderStatus { try supervisor(id).status }

    /// Returns the last lines of a provider's output.
    public func lastLines(of id: ProviderID) throws(AppFailure) -> [String] { try supervisor(id).lastLines }

    /// Returns the events of providers from now on.
    ///
    /// Registrations are watched as long as there are listeners.
    public func events() -> AsyncStream<ProviderEvent> {
        let events = broadcast.elements()
        let isFirst = state.withLock { state in
            defer { state.isWatching = true }
            return !state.isWatching
        }
        guard isFirst else { return events }
        Task { [weak self] in
            repeat { try? await Task.sleep(for: Self.refreshPause) } while await self?.watch() == true
        }
        return events
    }

    /// Scans the registrations, and returns whether to go on.
    private func watch() async -> Bool {
        let goesOn = state.withLock { state in
            state.isWatching = !state.isStopped && broadcast.listenerCount > 0
            return state.isWatching
        }
        // Reading folders and files blocks, so it is done away from the threads of Swift's tasks.
        if goesOn { try? await BlockingWork.run { self.refresh() } }
        return goesOn
    }
}
