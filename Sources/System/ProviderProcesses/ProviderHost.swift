import ConcurrencyEngine
public import Foundation
public import ProviderFrames
import Synchronization

/// The part of the system that asks providers.
///
/// A provider's program is started when it is first asked, kept as long as it is used, and ended when nobody asks for
/// a while. Whatever it does, it costs only its own answer: every error says in plain words what happened.
public final class ProviderHost: Sendable {
    private struct State {
        var supervisors: [ProviderID: ProviderSupervisor] = [:]
        var order: [ProviderID] = []
        var lastRefresh = ContinuousClock.now
        /// A Boolean value that indicates whether registrations are looked for again and again.
        var isWatching = false
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
    /// How often the folders of registrations are looked through at most.
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

    /// Looks for providers again, unless that was done a moment ago.
    public func refreshIfDue() {
        if state.withLock({ $0.lastRefresh.duration(to: .now) > Self.refreshPause }) { refresh() }
    }

    private func supervisor(of provider: ProviderDescription) -> ProviderSupervisor {
        ProviderSupervisor(provider, limits: limits, environment: environment) { [weak self] status in
            self?.broadcast.send(ProviderEvent(provider: provider.id, status: status))
        }
    }

    func supervisor(_ id: ProviderID) throws(AppFailure) -> ProviderSupervisor {
        guard let supervisor = state.withLock({ $0.supervisors[id] }) else {
            throw AppFailure(.unknownApp, "No app is registered as “\(id)”. fovea providers lists them.")
        }
        return supervisor
    }

    /// Ends every program, and waits until they are gone.
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
    /// Returns how a provider is.
    public func status(of id: ProviderID) throws(AppFailure) -> ProviderStatus { try supervisor(id).status }

    /// Returns the last lines that a provider's program wrote.
    public func lastLines(of id: ProviderID) throws(AppFailure) -> [String] { try supervisor(id).lastLines }

    /// Returns what happens to providers from now on.
    ///
    /// While somebody listens, registrations are looked for again and again.
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

    /// Looks for registrations, and returns whether to go on.
    private func watch() async -> Bool {
        let goesOn = state.withLock { state in
            state.isWatching = !state.isStopped && broadcast.listenerCount > 0
            return state.isWatching
        }
        // Folders and files are read away from the threads of Swift's tasks.
        if goesOn { try? await BlockingWork.run { self.refresh() } }
        return goesOn
    }
}
