import ConcurrencyEngine
package import Foundation
import FoveaCapture
package import ProviderProcesses
import ImageCodingEngine
package import ProviderFrames
package import ServiceInterface

/// Searches: from a picture to a sheet, and from a sheet into apps.
package final class VisualSearches: Sendable {
    /// The order of apps.
    package let order: AppOrder
    /// The sessions.
    package let store: SessionStore
    private let apps: any AppAsking
    let describer: any PictureDescribing
    private let thumbnails: ThumbnailCache
    /// One picture per core at a time; more would only slow each other.
    private let describing: Gate
    /// Requests wait here, so that waiting doesn't count as the app's time.
    private let asking: KeyedGates
    /// Pictures of sessions that are being read.
    private let readings = KeyedGates(width: 1)
    /// Pictures of sessions in which things are being sought.
    let seeking = KeyedGates(width: 1)
    /// Thumbnails in the making.
    private let showing = KeyedGates(width: 1)
    /// Sends changes of pins.
    private let pins = Broadcast<Void>(bufferCount: 1)

    package init(
        apps: any AppAsking,
        describer: any PictureDescribing = EngineDescriber(),
        order: AppOrder,
        store: SessionStore = SessionStore(),
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        waiting: Int = 64
    ) {
        self.apps = apps
        self.describer = describer
        thumbnails = ThumbnailCache(place: describer.limits.place)
        self.order = order
        self.store = store
        asking = KeyedGates(width: width)
        describing = Gate(width: width, waiting: waiting)
    }

    // MARK: - Searching

    /// A search before its apps are asked.
    package struct Prepared: Sendable {
        package let head: Sheet.Head
        let content: SearchContent
        let limit: Int
        /// The sessions that gave way to this one: their pixels are released after the search, not while it waits.
        let dropped: [SessionStore.Session]
    }

    /// Describes a picture and creates a session for it.
    package func prepare(_ bytes: Data, _ query: SearchQuery) async throws -> Prepared {
        let picture = try await described { try await self.describer.capture(bytes, kind: query.kind) }
        let (highlight, subjects) = try await focus(of: query, in: picture)
        return try await prepare(bytes, picture, query, highlight, subjects)
    }

    /// Describes the picture of a session again, perhaps in another part, and creates a session for that.
    package func prepare(again session: String, _ query: SearchQuery) async throws -> Prepared {
        let known = try store.session(session)
        let (highlight, subjects) = try await focus(of: query, inSession: session)
        return try await prepare(known.bytes, known.picture, query, highlight, subjects)
    }

    private func prepare(
        _ bytes: Data,
        _ picture: CapturedPicture,
        _ query: SearchQuery,
        _ highlight: Highlight,
        _ subjects: [FoundSubject]?
    ) async throws -> Prepared {
        var query = query
        (query.highlight, query.subject) = (highlight, nil)
        let asked = try await placedApps(query.apps)
        let content = try await described { [query] in try await self.describer.content(of: picture, query) }
        let head = Sheet.Head(
            session: Self.newIdentifier(),
            width: picture.width,
            height: picture.height,
            labels: content.labels,
            apps: asked
        )
        let dropped = store.add(
            .init(bytes: bytes, picture: picture, content: content, sheet: Sheet(head: head), subjects: subjects)
        )
        return Prepared(head: head, content: content, limit: query.limit, dropped: dropped)
    }

    /// Describes a picture when there is room.
    func described<T: Sendable>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await describing.run(work)
        } catch is Gate.Full {
            throw Problem.busy("Too many searches wait already; try again in a moment.")
        }
    }

    private func placedApps(_ ids: [String]) async throws -> [PlacedApp] {
        let placed = await placed()
        guard !ids.isEmpty else { return placed }
        if let unknown = ids.first(where: { id in !placed.contains { $0.app.id == id } }) {
            throw Problem.unknownApp(unknown)
        }
        return placed.filter { ids.contains($0.app.id) }
    }

    /// Asks all apps of a search concurrently, and emits the head of the sheet and then each answer on arrival.
    ///
    /// A cancelled task stops asking.
    package func run(_ search: Prepared, emit: (SheetEvent) async -> Void) async {
        await emit(.session(search.head))
        let clock = ContinuousClock()
        let start = clock.now
        await withTaskGroup(of: Sheet.Entry.self) { group in
            for place in search.head.apps {
                group.addTask { [self] in
                    let outcome = await outcome(of: search, in: place.app)
                    return Sheet.Entry(
                        app: place.app.id,
                        outcome: outcome,
                        milliseconds: (clock.now - start).milliseconds,
                        offersMore: (try? outcome.get().offersMoreResults) ?? place.app.offersMoreResults
                    )
                }
            }
            for await entry in group where !Task.isCancelled {
                store.update(search.head.session) { $0.entries.append(entry) }
                await emit(.app(entry))
            }
        }
        guard !Task.isCancelled else { return }
        let milliseconds = (clock.now - start).milliseconds
        store.update(search.head.session) { $0.milliseconds = milliseconds }
        await emit(.done(milliseconds: milliseconds))
    }

    private func outcome(of search: Prepared, in app: AppDescription) async -> Result<Answer, AppFailure> {
        do {
            var answer = try await asking[app.id].run {
                try await apps.search(search.content, in: app.id, limit: search.limit)
            }
            answer.results.removeLast(max(0, answer.results.count - search.limit))
            return .success(answer)
        } catch let failure as AppFailure {
            return .failure(failure)
        } catch {
            return .failure(AppFailure(.cancelled, "The search was cancelled."))
        }
    }

    // MARK: - Sessions

    /// Returns the sheet of a session.
    package func sheet(_ session: String) throws(Problem) -> Sheet { try store.session(session).sheet }

    /// Returns the picture of a session as it was sent, or as JPEG where browsers can't draw that.
    package func picture(_ session: String) async throws -> Data {
        let known = try store.session(session)
        guard let format = ImageFileFormat.detect(known.bytes), Self.undrawn.contains(format) else {
            return known.bytes
        }
        return try await described {
            try await BlockingWork.run { [picture = known.picture] in
                do throws(CaptureError) {
                    return try picture.file(size: CaptureProfile.desktop.sizePolicy, as: .jpeg)
                } catch {
                    throw Problem(error)
                }
            }
        }
    }

    /// The formats that some browsers can't draw in a page.
    private static let undrawn: Set<ImageFileFormat> = [.heic, .tiff, .pdf]

    /// Returns the content of a session's search.
    package func content(_ session: String) throws(Problem) -> SearchContent {
        try store.session(session).content
    }

    /// Returns a result of a session.
    package func result(_ session: String, _ app: String, _ index: Int) throws(Problem) -> FoundItem {
        guard let entry = try sheet(session).entry(of: app) else {
            throw Problem(.unknownApp, "The app '\(app)' hasn't answered in this session.")
        }
        guard let answer = entry.answer, answer.results.indices.contains(index) else {
            throw Problem(.unknownResult, "The app '\(app)' has no result \(index) in this session.")
        }
        return answer.results[index]
    }

    /// Returns the thumbnail of a session's result, or nil when there is none to show.
    package func thumbnail(_ session: String, _ app: String, _ index: Int) async throws(Problem) -> Data? {
        guard let picture = try result(session, app, index).thumbnail?.file else { return nil }
        // One of each app at a time, so that apps don't wait for each other's.
        return try? await showing[app].run { await thumbnails.file(for: picture) }
    }

    // MARK: - Into apps

    /// Opens a result in its app.
    package func open(
        _ session: String,
        _ app: String,
        _ index: Int,
        foreground: ProviderForeground = .page
    ) async throws -> Opening {
        let result = try result(session, app, index)
        guard result.canOpen else {
            throw AppFailure(.nothingOpens, "The app '\(app)' has nothing that opens '\(result.title)'.")
        }
        return try await apps.open(result.reference, in: app, foreground: foreground)
    }

    /// Opens a result that is known from outside of a session in its app.
    package func open(
        _ reference: ItemReference,
        in app: String,
        foreground: ProviderForeground = .page
    ) async throws(AppFailure) -> Opening {
        try await apps.open(reference, in: app, foreground: foreground)
    }

    /// Opens a link in its app.
    package func open(
        link: String,
        foreground: ProviderForeground = .page
    ) async throws(AppFailure) -> OpenedApp {
        try await apps.open(link: link, foreground: foreground)
    }

    /// Opens an app's own search for more results, with the same content as the search.
    package func more(
        _ session: String,
        _ app: String,
        foreground: ProviderForeground = .page
    ) async throws -> Opening {
        let content = try store.session(session).content
        return try await apps.more(content, in: app, foreground: foreground)
    }

    /// Requests a page of an app.
    package func page(_ request: PageRequest, in app: String) async throws(AppFailure) -> PageResponse {
        try await apps.page(request, in: app)
    }

    /// What apps ask the person at the moment, or nil if they can't ask.
    package var questions: OpenQuestions? { apps.questions }

    /// Returns the apps in their order.
    package func placed() async -> [PlacedApp] { order.place(await apps.apps()) }

    /// Pins or unpins an app.
    package func pin(_ app: String, _ isPinned: Bool) throws(Problem) {
        try order.pin(app, isPinned)
        pins.send(())
    }

    /// Returns a stream with an element each time that the apps, their states or their order change.
    package func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let sources = [apps.changes(), pins.elements()]
        let task = Task {
            await withTaskGroup(of: Void.self) { group in
                for source in sources { group.addTask { for await _ in source { continuation.yield() } } }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    /// Loads what searches need, so that the first one doesn't wait for it.
    package func warm() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [self] in await warmApps() }
            group.addTask { [self] in await describer.warm() }
        }
    }

    /// Starts the apps, so that the first search doesn't wait for them.
    package func warmApps() async { await apps.warm() }

    /// Returns the bytes of an app's icon.
    package func icon(of app: String) async -> Data? { await apps.icon(of: app) }

    /// Returns the labels of a picture, in the part that a query is about.
    package func labels(of bytes: Data, _ query: SearchQuery) async throws -> [PictureLabel] {
        let picture = try await described { try await describer.capture(bytes, kind: nil) }
        let (highlight, _) = try await focus(of: query, in: picture)
        return try await described { try await describer.labels(of: picture, in: highlight) }
    }

    /// Returns the text and the codes in a picture.
    package func text(of bytes: Data, languages: [String]) async throws -> PictureText {
        try await described {
            try await describer.reading(of: try await describer.capture(bytes, kind: nil), languages: languages).text
        }
    }

    /// Returns the text and the codes in the picture of a session.
    package func text(ofSession session: String, languages: [String]) async throws -> PictureText {
        guard languages.isEmpty else {
            let picture = try store.session(session).picture
            return try await described { try await describer.reading(of: picture, languages: languages).text }
        }
        return try await reading(ofSession: session).text
    }

    /// Returns what was read of the picture of a session, which is read once.
    func reading(ofSession session: String) async throws -> PictureReading {
        _ = try store.session(session)
        // Identifiers are hexadecimal and random, so that sixteen gates serve all sessions.
        return try await readings[String(session.prefix(1))].run {
            let known = try store.session(session)
            if let reading = known.reading { return reading }
            let reading = try await described { try await describer.reading(of: known.picture, languages: []) }
            store.change(session) { $0.reading = reading }
            return reading
        }
    }

    /// The number of pictures that wait for their description.
    package var waitingCount: Int { describing.waitingCount }

    /// Returns an identifier that can't be guessed.
    private static func newIdentifier() -> String {
        var generator = SystemRandomNumberGenerator()
        let (high, low) = (UInt64.random(in: 0 ... .max, using: &generator), generator.next())
        return [high, low].map { number in
            let text = String(number, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
    }
}

extension Duration {
    /// The duration in milliseconds.
    package var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
