import ConcurrencyEngine
import HTTPEngine
import ServiceInterface

/// The processing of bodies that may take long, because clients may send much.
enum LongWork {
    /// A body up to this size is parsed on the current thread, faster than switching to another.
    private static let byteCount = 128 << 10

    /// Processes a body: a large one away from the threads that serve all clients.
    static func on<T: Sendable>(
        _ request: HTTPRequest,
        _ work: @escaping @Sendable (HTTPRequest) throws(Problem) -> T
    ) async throws -> T {
        guard request.body.count > byteCount else { return try work(request) }
        return try await BlockingWork.run { try work(request) }
    }
}
