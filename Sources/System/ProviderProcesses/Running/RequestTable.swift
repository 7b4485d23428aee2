import ConcurrencyEngine
import ProviderFrames
import ProviderWire

/// The requests to one process: pending ones, and cancelled ones without an answer.
struct RequestTable {
    private struct Request {
        let kind: FrameKind
        let arrival: Awaited<Frame>
    }

    private var next: UInt32 = 1
    private var waiting: [UInt32: Request] = [:]
    private var abandoned: Set<UInt32> = []
    private var reason: AppFailure?
    private var isRetired = false

    /// A Boolean value that indicates whether the process accepts requests.
    var isOpen: Bool { reason == nil && !isRetired }

    /// Adds a request and returns its number.
    mutating func begin(_ kind: FrameKind, _ arrival: Awaited<Frame>) throws(AppFailure) -> UInt32 {
        if let reason { throw reason }
        defer { next = next == .max ? 1 : next + 1 }
        waiting[next] = Request(kind: kind, arrival: arrival)
        return next
    }

    /// Marks a request as cancelled, and returns false if its answer came meanwhile.
    mutating func abandon(_ number: UInt32) -> Bool {
        guard waiting.removeValue(forKey: number) != nil else { return false }
        abandoned.insert(number)
        return true
    }

    /// Returns the arrival of an answer, and whether the process has outlived its last request.
    mutating func finish(_ frame: Frame) throws(WireError) -> (Awaited<Frame>?, isLast: Bool) {
        if abandoned.remove(frame.request) != nil { return (nil, isRetired && waiting.isEmpty) }
        guard let request = waiting.removeValue(forKey: frame.request) else {
            throw WireError(.malformed, "answered a request that was never made")
        }
        guard frame.kind == .failed || frame.kind == request.kind.answer else {
            waiting[frame.request] = request
            throw WireError(.malformed, "answered with a frame of kind \(frame.kind) to one of kind \(request.kind)")
        }
        return (request.arrival, isRetired && waiting.isEmpty)
    }

    /// Closes the table if a cancelled request is still unanswered, and returns whether the process can end at once.
    mutating func retire(over number: UInt32, _ reason: AppFailure) -> Bool {
        guard abandoned.contains(number) else { return false }
        isRetired = true
        close(reason)
        return waiting.isEmpty
    }

    /// Closes the table; the first reason stays.
    mutating func close(_ reason: AppFailure) { self.reason = self.reason ?? reason }

    /// Returns all pending arrivals, and their reason.
    mutating func end(_ reason: AppFailure) -> ([Awaited<Frame>], AppFailure) {
        let first = self.reason.map { $0.with(reason.lastLines) } ?? reason
        self.reason = first
        defer { waiting = [:] }
        return (waiting.values.map(\.arrival), first)
    }
}

extension FrameKind {
    /// The kind of the answer to a request.
    fileprivate var answer: FrameKind? {
        switch self {
        case .hello: .welcome
        case .search: .results
        case .open, .more: .opened
        case .page: .pageContent
        default: nil
        }
    }
}
