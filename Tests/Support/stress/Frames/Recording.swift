import CoreVideo
import Dispatch
import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire
import Synchronization

/// A question of the system and what the app answered.
struct Exchange: Sendable {
    let question: Frame
    let answer: Frame
}

/// Records what crosses the border between the system and an app that keep to the rules.
final class Recording: Sendable {
    private let connection: FrameConnection
    private let answers = Mutex<[Frame]>([])
    private let arrived = DispatchSemaphore(value: 0)

    private init(_ app: FuzzedApp) throws {
        let (ours, theirs) = try Descriptor.connectedPair()
        connection = FrameConnection(owning: ours) { !$0.isFromSystem }
        app.serve(theirs) { _ in }
        connection.start { [self] frame throws(WireError) in
            answers.withLock { $0.append(frame) }
            arrived.signal()
        } end: { _ in
        }
    }

    /// Asks everything that the system asks.
    static func exchanges(with app: FuzzedApp) async throws -> [Exchange] {
        // The app lives on the main actor, so nobody may wait there.
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try ask(app) }) }
        }
    }

    private static func ask(_ app: FuzzedApp) throws -> [Exchange] {
        let recording = try Recording(app)
        defer { recording.connection.close() }
        let questions = try questions()
        for question in questions {
            recording.connection.send(question)
            guard recording.arrived.wait(timeout: .now() + 90) == .success else { throw Silence(question: question) }
        }
        // The app's own question, which no request brings about, and the person's reply to it.
        let own = Exchange(
            question: try Frame(.reply, request: 1, ReplyMessage(isAllowed: true)),
            answer: try Frame(
                .question,
                request: 1,
                QuestionMessage(store: "calendar", onlyAdds: false, purpose: "Tea")
            )
        )
        return zip(questions, recording.answers.withLock { $0 }).map(Exchange.init) + [own]
    }

    private static func questions() throws -> [Frame] {
        var questions = [try Frame(.hello, request: 1, HelloMessage(.default))]
        for format in [kCVPixelFormatType_32BGRA, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange] {
            let pixels = try SharedPixels(try Pixels.picture(format))
            let search = SearchMessage(labels: ["leaf"], pixels: pixels.layout, limit: 10, milliseconds: 5_000)
            for kind in [FrameKind.search, .more] {
                let number = UInt32(questions.count + 1)
                questions.append(try Frame(kind, request: number, search, descriptors: [try pixels.descriptor()]))
            }
        }
        questions += [
            try Frame(.search, request: 6, SearchMessage(labels: [], pixels: nil, limit: 10, milliseconds: 5_000)),
            try Frame(.open, request: 7, OpenMessage(.init(type: "LeafEntity", identifier: "1"))),
            try Frame(.open, request: 8, OpenMessage(.init(type: "Nothing", identifier: "1"))),
            try Frame(
                .page,
                request: 9,
                PageMessage(PageRequest(method: "POST", path: "/leaves")),
                body: Data("a=b".utf8)
            ),
        ]
        return questions
    }
}

/// The app doesn't answer.
struct Silence: Error {
    let question: Frame
}
