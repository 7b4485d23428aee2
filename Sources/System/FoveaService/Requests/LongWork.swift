import ConcurrencyEngine
import HTTPEngine
import ServiceInterface

/// Work on a request that may take long, because clients may send much.
enum LongWork {
    /// Up to so many bytes are read where the others are, in less time than it takes to go elsewhere.
    private static let byteCount = 128 << 10

    /// Works on a body: a large one away from the threads that answer everybody.
    static func on<T: Sendable>(
        _ request: HTTPRequest,
        _ work: @escaping @Sendable (HTTPRequest) throws(Problem) -> T
    ) async throws -> T {
        guard request.body.count > byteCount else { return try work(request) }
        return try await BlockingWork.run { try work(request) }
    }
}
