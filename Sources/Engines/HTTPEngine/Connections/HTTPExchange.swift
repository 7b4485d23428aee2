import CMicroHTTPD
import Foundation
import Synchronization

/// One request and its response.
final class HTTPExchange: Sendable {
    private enum Phase {
        case new
        case receiving(HTTPRequestHead, HTTPAdmission.Answer)
        case working
        case ready(HTTPResponse)
        case answering
        /// The client disconnected, or the connection ended.
        case over
    }

    private struct State {
        var phase = Phase.new
        var body = Data()
        var bodyLimit = 0
        /// A Boolean value that indicates whether the connection closes after the response.
        ///
        /// The library ends a chunked body earlier than other parsers may, so what follows could be a smuggled request.
        var isLast = false
        /// The reason for refusing the request once its body has been read.
        var refusal: HTTPRefusal?
        /// The bytes that are read and discarded so that the client receives the refusal.
        var excess = 0
        var task: Task<Void, Never>?
        var writer: HTTPBodyWriter?
    }

    private let target: String
    private let core: HTTPServerCore
    private let connection: ConnectionHandle
    private let state = Mutex(State())

    /// The most discarded bytes before the connection is closed.
    private static let excessLimit = 64 << 20

    init(target: String, core: HTTPServerCore, connection: ConnectionHandle) {
        self.target = target
        self.core = core
        self.connection = connection
    }

    /// The library's next step.
    enum Step {
        case goOn
        case answer(HTTPResponse, closing: Bool)
        case cutOff
    }

    // MARK: - The request

    /// Handles the library's call: for the header, then for parts of the body, then for its end.
    ///
    /// `head` reads the header's fields and the number of bytes with which it was sent.
    func step(
        method: String,
        version: String,
        part: UnsafeRawBufferPointer,
        head: () -> (fields: HTTPFields, byteCount: Int)
    ) -> Step {
        let (phase, isLast) = state.withLock { ($0.phase, $0.isLast) }
        switch phase {
        case .new:
            let (fields, byteCount) = head()
            let reader = HeadReader(
                method: method,
                version: version,
                target: target,
                fields: fields,
                byteCount: byteCount
            )
            return begin(reader)
        case .receiving(let head, let answer):
            return unsafe part.isEmpty ? dispatch(head, answer) : receive(part)
        case .working, .answering: return .goOn
        case .over: return .cutOff
        case .ready(let response):
            state.withLock { $0.phase = .answering }
            return .answer(response, closing: isLast)
        }
    }

    private func begin(_ reader: HeadReader) -> Step {
        let head: HTTPRequestHead
        do throws(HeadReader.Failure) {
            head = try reader.head(from: core.watch.peer(of: connection.socket))
        } catch {
            return .answer(core.responder.refusal(error.refusal), closing: true)
        }
        if core.isStopping { return .answer(core.responder.refusal(.stopping), closing: true) }
        let limit: Int
        let answer: HTTPAdmission.Answer
        switch core.responder.admit(head) {
        case .refuse(let response): return .answer(response, closing: true)
        case .accept(let bodyLimit, let respond): (limit, answer) = (bodyLimit, respond)
        }
        let announced = head.contentLength
        guard (announced ?? 0) <= limit.saturatingAdd(Self.excessLimit) else {
            return .answer(core.responder.refusal(.bodyTooLarge(limit: limit)), closing: true)
        }
        if announced != 0 {
            switch core.watch.beginBody(connection.socket, announced: announced) {
            case .taken: break
            case .full: return .answer(core.responder.refusal(.busy), closing: true)
            case .over: return .cutOff
            }
        }
        state.withLock { state in
            state.bodyLimit = limit
            state.isLast = announced == nil
            state.phase = .receiving(head, answer)
        }
        return .goOn
    }

    private func receive(_ part: UnsafeRawBufferPointer) -> Step {
        state.withLock { state in
            if state.refusal == nil {
                guard state.body.count + part.count <= state.bodyLimit else {
                    return refuse(&state, .bodyTooLarge(limit: state.bodyLimit), part.count)
                }
                switch core.watch.receive(part.count, on: connection.socket) {
                case .taken:
                    unsafe state.body.append(contentsOf: part)
                    return .goOn
                case .full: return refuse(&state, .busy, part.count)
                case .over: return .cutOff
                }
            }
            return refuse(&state, nil, part.count)
        }
    }

    /// Discards a body, and continues to read it up to a limit.
    private func refuse(_ state: inout State, _ reason: HTTPRefusal?, _ count: Int) -> Step {
        if let reason {
            state.refusal = reason
            state.body = Data()
            core.watch.release(connection.socket)
        }
        state.excess += count
        core.watch.pass(count, on: connection.socket)
        return state.excess > Self.excessLimit ? .cutOff : .goOn
    }

    private func dispatch(_ head: HTTPRequestHead, _ answer: @escaping HTTPAdmission.Answer) -> Step {
        let (body, refusal) = state.withLock { state in
            state.phase = state.refusal == nil ? .working : .answering
            defer { state.body = Data() }
            return (state.body, state.refusal)
        }
        if let refusal { return .answer(core.responder.refusal(refusal), closing: true) }
        core.watch.beginWork(connection.socket)
        connection.suspend()
        core.watch.watch(connection.socket) { [weak self] in self?.leave() }
        let request = HTTPRequest(head: head, body: body)
        let task = Task { finish(await answer(request)) }
        let isOver = state.withLock { state in
            state.task = task
            if case .over = state.phase { return true }
            return false
        }
        if isOver { task.cancel() }
        return .goOn
    }

    // MARK: - The answer

    private func finish(_ response: HTTPResponse) {
        let resumes = state.withLock { state in
            guard case .working = state.phase else { return false }
            state.phase = .ready(response)
            return true
        }
        guard resumes else { return }
        core.watch.unwatch(connection.socket)
        connection.resume()
    }

    /// Cancels the work on a response after the client has disconnected.
    func leave() {
        let (resumes, task) = state.withLock { state -> (Bool, Task<Void, Never>?) in
            guard case .working = state.phase else { return (false, nil) }
            state.phase = .over
            return (true, state.task)
        }
        guard resumes else { return }
        task?.cancel()
        connection.resume()
    }

    /// Starts to stream a body; the task is cancelled when the client disconnects.
    func stream(_ produce: @escaping @Sendable (HTTPBodyWriter) async -> Void) -> HTTPBodyWriter {
        let writer = HTTPBodyWriter(connection, watch: core.watch)
        let task = Task {
            await produce(writer)
            writer.finish()
        }
        state.withLock { state in
            state.writer = writer
            state.task = task
        }
        core.watch.beginWork(connection.socket)
        return writer
    }

    func willSend(byteCount: Int) {
        core.watch.beginAnswer(connection.socket, within: core.limits.answerTime + .seconds(byteCount >> 16))
    }

    /// Releases everything; the library has finished the request.
    func end() {
        let (task, writer) = state.withLock { state in
            defer { state = State(phase: .over) }
            return (state.task, state.writer)
        }
        core.remove(self)
        writer?.close()
        task?.cancel()
        core.watch.endRequest(connection.socket)
    }

    /// Ends a stream because the server stops.
    func endStream() {
        let (task, writer) = state.withLock { ($0.task, $0.writer) }
        guard let writer else { return }
        task?.cancel()
        writer.finish()
    }
}
