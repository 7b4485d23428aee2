@_spi(FoveaRegistration) import AppIntents
import ConcurrencyEngine
import FoundationCompatibility
import FoveaHosting
import ProviderFrames
import ProviderWire
import Synchronization

/// Answers the requests of the system with what the app says.
final class ProviderAnswers: Sendable {
    let offer: Result<HostedContent, HostingProblem>
    let face: AppFace
    let recent = RecentEntities()
    let openings = SerialTasks()
    private let greeting = Mutex<HelloMessage?>(nil)

    init(offer: Result<HostedContent, HostingProblem>, face: AppFace) {
        self.offer = offer
        self.face = face
    }

    /// The bounds that the system named.
    var limits: WireLimits {
        var limits = WireLimits.default
        guard let greeting = greeting.withLock({ $0 }) else { return limits }
        limits.resultCount = min(limits.resultCount, max(0, greeting.resultCount))
        limits.thumbnailSide = min(limits.thumbnailSide, max(1, greeting.thumbnailSide))
        limits.thumbnailByteCount = min(limits.thumbnailByteCount, max(0, greeting.thumbnailByteCount))
        return limits
    }

    /// Returns the answer to a frame, which is a failure where there is no other.
    func answer(to frame: Frame) async -> Frame {
        do {
            return try await content(for: frame)
        } catch {
            let failure = FailureMessage(error)
            let empty = Data("{}".utf8)
            return (try? Frame(.failed, request: frame.request, failure))
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
                throw FailureMessage(
                    .app,
                    """
                    The page \(message.path) has \(response.body.count) bytes; the limit is \(limits.bodyByteCount). \
                    Serve it in parts.
                    """
                )
            }
            return try Frame(.pageContent, request: frame.request, PageContentMessage(response), body: response.body)
        default: throw FailureMessage(.badRequest, "The app doesn't know what a frame of kind \(frame.kind) asks for.")
        }
    }

    private var welcome: WelcomeMessage {
        switch offer {
        case .failure(let problem):
            return WelcomeMessage(module: "", query: nil, moreIntent: nil, opens: [], problems: [problem.description])
        case .success(let hosted):
            var problems: [String] = []
            var query: String?
            do throws(HostingError) {
                query = String(describing: try hosted.searchQuery)
            } catch {
                problems.append(error.description)
            }
            return WelcomeMessage(
                module: hosted.name,
                query: query,
                moreIntent: (try? hosted.searchIntent).map { String(describing: $0) },
                opens: hosted.openedTypes,
                problems: problems
            )
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

extension FailureMessage {
    /// Says why there is no answer.
    init(_ error: any Error) {
        switch error {
        case let failure as FailureMessage: self = failure
        case is CancellationError: self.init(.cancelled, "The search was cancelled.")
        case let error as HostingError: self.init(Code(error.code), error.description)
        case let error as HostingProblem: self.init(.noQuery, error.description)
        case let error as WireError: self.init(.badRequest, "The system \(error.description).")
        default: self.init(.app, OutcomeFailure(error).message)
        }
    }
}

extension FailureMessage.Code {
    init(_ code: HostingError.Code) {
        self =
            switch code {
            case .noQuery, .severalQueries: .noQuery
            case .notAnEntity: .app
            case .nothingOpens: .nothingOpens
            case .entityNotFound: .notFound
            case .noSearchIntent: .noMoreResults
            }
    }
}
