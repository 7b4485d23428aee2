import ConcurrencyEngine
import PictureEngine

extension ImageRequestHandler {
    /// Performs a request away from the caller's thread.
    func run<T: VisionRequest>(_ request: T) async throws -> T.Result {
        guard let request = request as? any PictureRequest else {
            throw VisionError.unsupportedRequest("An image request handler can't perform \(request).")
        }
        let result = try await outcome(of: request)
        guard let result = result as? T.Result else {
            throw VisionError.internalError("\(request) answered \(type(of: result)).")
        }
        return result
    }

    /// Decodes the image at the size that serves all the requests.
    ///
    /// A request that can't say what it needs keeps its error for its own turn.
    func prepare(for requests: [any VisionRequest]) async throws {
        let requests = requests.compactMap { $0 as? any PictureRequest }
        try await VisionError.translating {
            try await BlockingWork.run { [image] in
                let picture = try image.picture()
                try picture.prepare(for: requests.flatMap { $0.servableNeeds(of: picture) })
            }
        }
    }

    /// Performs the requests side by side.
    func stream(of requests: [any VisionRequest]) -> AsyncStream<VisionResult> {
        AsyncStream { continuation in
            let task = Task {
                // An image that can't be opened fails every request with the same error, below.
                try? await prepare(for: requests)
                await withTaskGroup(of: VisionResult.self) { group in
                    for request in requests {
                        group.addTask { await self.visionResult(of: request) }
                    }
                    for await result in group { continuation.yield(result) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func visionResult(of request: any VisionRequest) async -> VisionResult {
        guard let request = request as? any PictureRequest else {
            return .error(
                request,
                VisionError.unsupportedRequest("An image request handler can't perform \(request).")
            )
        }
        func tagged<R: PictureRequest>(_ request: R) async -> VisionResult {
            do {
                return request.visionResult(try await outcome(of: request))
            } catch {
                return .error(request, error)
            }
        }
        return await tagged(request)
    }

    private func outcome<R: PictureRequest>(of request: R) async throws -> R.Result {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await VisionError.translating {
                try await BlockingWork.run { [image] in
                    try request.result(from: image, cancellation)
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }
}
