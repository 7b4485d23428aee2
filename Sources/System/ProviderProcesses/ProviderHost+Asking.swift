import Foundation
import ProcessEngine
public import ProviderFrames
import ProviderWire

extension ProviderHost {
    /// Starts a provider's program if it doesn't run, so that the first search doesn't wait for it.
    public func warm(_ id: ProviderID) async throws(AppFailure) {
        let limit = limits.start
        try await supervisor(id).use(before: .now + limit, limit: limit) { _ throws(AppFailure) in }
    }

    /// Searches in a provider.
    ///
    /// Cancelling the task cancels the app's query. If another program ends the app meanwhile, the search is repeated
    /// once within the same time.
    ///
    /// - Parameters:
    ///   - content: The content of the search.
    ///   - id: The provider.
    ///   - limit: The most results; the answer says whether there are more.
    ///   - deadline: The end of the search, or nil for the default.
    public func search(
        _ content: SearchContent,
        in id: ProviderID,
        limit: Int = 10,
        deadline: Duration? = nil
    ) async throws(AppFailure) -> Answer {
        let supervisor = try supervisor(id)
        let time = deadline ?? limits.search
        let end = ContinuousClock.now + time
        let count = max(1, min(limit, limits.wire.resultCount))
        do throws(AppFailure) {
            return try await answer(to: content, from: supervisor, count: count, before: end, time)
        } catch  where error.isFromOutside {
            // The app isn't to blame, and a search changes nothing in it.
            return try await answer(to: content, from: supervisor, count: count, before: end, time)
        }
    }

    private func answer(
        to content: SearchContent,
        from supervisor: ProviderSupervisor,
        count: Int,
        before end: ContinuousClock.Instant,
        _ time: Duration
    ) async throws(AppFailure) -> Answer {
        try await supervisor.use(before: end, limit: time) { ready throws(AppFailure) in
            let frame = try await ready.process.answer(
                to: .search,
                SearchMessage(content, limit: count, end: end),
                descriptors: try content.descriptors(for: supervisor.provider),
                before: end,
                late: .late(supervisor.provider, "answer", time)
            )
            return try Answer(frame, from: supervisor.provider, count: count, limits.wire)
        }
    }

    /// Opens a result in its app.
    ///
    /// - Parameters:
    ///   - reference: The result.
    ///   - id: The provider.
    ///   - foreground: Whether the app's window comes to the front after opening.
    public func open(
        _ reference: ItemReference,
        in id: ProviderID,
        foreground: ProviderForeground = .page
    ) async throws(AppFailure) -> Opening {
        try await open(OpenMessage(reference), "open the result", in: id, foreground)
    }

    /// Follows a link into an app, such as `music://albums/12`.
    ///
    /// The link opens the entity that has it, or is passed to the app; it may come from anyone.
    public func open(
        link: String,
        in id: ProviderID,
        foreground: ProviderForeground = .page
    ) async throws(AppFailure) -> Opening {
        guard link.utf8.count <= 2_000, link.withoutControls == link else {
            throw AppFailure(.unsuitable, "The link is too long, or has characters that no link has.")
        }
        return try await open(OpenMessage(link: link), "open the link", in: id, foreground)
    }

    /// Returns the provider that opens links of a scheme, or throws.
    public func provider(opening link: String) throws(AppFailure) -> ProviderDescription {
        let scheme = LinkScheme.scheme(of: link)
        guard let scheme, let provider = providers.first(where: { $0.schemes.contains(scheme) }) else {
            throw AppFailure(
                .unknownApp,
                "No app is registered for '\(scheme.map { "\($0):" } ?? link)'. 'fovea register --scheme' names one."
            )
        }
        return provider
    }

    private func open(
        _ message: OpenMessage,
        _ what: String,
        in id: ProviderID,
        _ foreground: ProviderForeground
    ) async throws(AppFailure) -> Opening {
        let supervisor = try supervisor(id)
        let time = limits.opening
        let end = ContinuousClock.now + time
        let opening = try await supervisor.use(before: end, limit: time) { ready throws(AppFailure) in
            let frame = try await ready.process.answer(
                to: .open,
                message,
                before: end,
                late: .late(supervisor.provider, what, time)
            )
            return try Opening(frame, from: supervisor.provider, isOpening: true, limits.wire)
        }
        openingTimes?.note(opening, of: id)
        return await raise(supervisor.provider, after: opening, foreground)
    }

    /// Opens the app's search for more results.
    public func more(
        _ content: SearchContent,
        in id: ProviderID,
        foreground: ProviderForeground = .page
    ) async throws(AppFailure) -> Opening {
        let supervisor = try supervisor(id)
        let time = limits.opening
        let end = ContinuousClock.now + time
        let opening = try await supervisor.use(before: end, limit: time) { ready throws(AppFailure) in
            let frame = try await ready.process.answer(
                to: .more,
                SearchMessage(content, limit: limits.wire.resultCount, end: end),
                descriptors: try content.descriptors(for: supervisor.provider),
                before: end,
                late: .late(supervisor.provider, "show more results", time)
            )
            return try Opening(frame, from: supervisor.provider, isOpening: false, limits.wire)
        }
        return await raise(supervisor.provider, after: opening, foreground)
    }

    /// Requests a page of an app.
    ///
    /// A request that changes nothing is repeated once if another program ends the app meanwhile.
    public func page(_ request: PageRequest, in id: ProviderID) async throws(AppFailure) -> PageResponse {
        let supervisor = try supervisor(id)
        let end = ContinuousClock.now + limits.page
        do throws(AppFailure) {
            return try await answer(to: request, from: supervisor, before: end)
        } catch  where error.isFromOutside && request.method == "GET" {
            return try await answer(to: request, from: supervisor, before: end)
        }
    }

    private func answer(
        to request: PageRequest,
        from supervisor: ProviderSupervisor,
        before end: ContinuousClock.Instant
    ) async throws(AppFailure) -> PageResponse {
        let time = limits.page
        return try await supervisor.use(before: end, limit: time) { ready throws(AppFailure) in
            let frame = try await ready.process.answer(
                to: .page,
                PageMessage(request),
                body: request.body,
                before: end,
                late: .late(supervisor.provider, "answer with the page", time)
            )
            return try PageResponse(frame, from: supervisor.provider, limits.wire)
        }
    }
}

extension SearchContent {
    fileprivate func descriptors(for provider: ProviderDescription) throws(AppFailure) -> [Descriptor] {
        guard let pixels else { return [] }
        do throws(WireError) {
            return [try pixels.descriptor()]
        } catch {
            throw AppFailure(.unsuitable, "\(provider.name) \(error.description).")
        }
    }
}

extension SearchMessage {
    fileprivate init(_ content: SearchContent, limit: Int, end: ContinuousClock.Instant) {
        self.init(
            labels: content.labels,
            pixels: content.pixels?.layout,
            limit: limit,
            milliseconds: end.milliseconds
        )
    }
}

extension ContinuousClock.Instant {
    /// The milliseconds until then.
    fileprivate var milliseconds: Int { max(0, Int(ContinuousClock.now.duration(to: self) / .milliseconds(1))) }
}
