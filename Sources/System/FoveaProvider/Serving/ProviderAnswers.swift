@_spi(FoveaRegistration) import AppIntents
import ConcurrencyEngine
import FoundationCompatibility
import FoveaHosting
import ProviderFrames
import ProviderWire
import Synchronization

/// The handler of the system's requests to an app.
final class ProviderAnswers: Sendable {
    let offer: Result<HostedContent, AppFailure>
    /// A Boolean value that indicates whether the app offers a search of its own for more results.
    let offersMoreResults: Bool
    let face: AppFace
    let recent = RecentEntities()
    let openings = SerialTasks()
    private let greeting = Mutex<HelloMessage?>(nil)

    init(offer: Result<HostedContent, AppFailure>, face: AppFace) {
        self.offer = offer
        offersMoreResults = (try? offer.get().searchIntent) != nil
        self.face = face
    }

    /// The limits of the system.
    var limits: WireLimits {
        var limits = WireLimits.default
        guard let greeting = greeting.withLock({ $0 }) else { return limits }
        limits.resultCount = min(limits.resultCount, max(0, greeting.resultCount))
        limits.thumbnailSide = min(limits.thumbnailSide, max(1, greeting.thumbnailSide))
        limits.thumbnailByteCount = min(limits.thumbnailByteCount, max(0, greeting.thumbnailByteCount))
        return limits
    }

    /// Returns the answer to a frame, or a failure.
    func answer(to frame: Frame) async -> Frame {
        do {
            return try await content(for: frame)
        } catch {
            let empty = Data("{}".utf8)
            return (try? Frame(.failed, request: frame.request, AppFailure(describing: error)))
                ?? Frame(.failed, request: frame.request, metadata: empty, body: Data(), descriptors: [])
        }
    }

    private func content(for frame: Frame) async throws -> Frame {
        switch frame.kind {
        case .hello:
            greeting.withLock { $0 = try? frame.message() }
            return try Frame(.welcome, request: frame.request, welcome)
        case .search: return try await search(frame)
        case .open: return try await Frame(.opened, request: frame.request, open(frame.message()))
        case .more: return try await Frame(.opened, request: frame.request, more(frame))
        case .page:
            let message: PageMessage = try frame.message()
            let response = try await face.page(PageRequest(message, body: frame.body))
            guard response.body.count <= limits.bodyByteCount else {
                throw AppFailure(
                    .appFailed,
                    """
                    The page \(message.path) has \(response.body.count) bytes; the limit is \(limits.bodyByteCount). \
                    Serve it in parts.
                    """
                )
            }
            return try Frame(.pageContent, request: frame.request, PageContentMessage(response), body: response.body)
        default: throw AppFailure(.unsuitable, "The app doesn't know what a frame of kind \(frame.kind) asks for.")
        }
    }

    private var welcome: WelcomeMessage {
        do throws(AppFailure) {
            let hosted = try offer.get()
            var problems: [String] = []
            do throws(AppFailure) { _ = try hosted.searchQuery } catch { problems.append(error.message) }
            return WelcomeMessage(opens: hosted.openedTypes, problems: problems)
        } catch {
            return WelcomeMessage(problems: [error.message])
        }
    }
}

extension PageRequest {
    init(_ message: PageMessage, body: Data) {
        self.init(
            method: message.method,
            path: message.path,
            query: message.query.filter { $0.count == 2 }.map { Item(name: $0[0], value: $0[1]) },
            headers: message.headers,
            body: body
        )
    }
}

extension AppFailure {
    /// Creates the failure for an error.
    init(describing error: any Error) {
        switch error {
        case let failure as AppFailure: self = failure
        case is CancellationError: self.init(.cancelled, "The search was cancelled.")
        case let error as WireError: self.init(.unsuitable, "The system \(error.description).")
        default: self.init(.appFailed, OutcomeFailure(error).message)
        }
    }
}
