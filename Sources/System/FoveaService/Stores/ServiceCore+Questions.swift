import ConcurrencyEngine
import FoveaSessions
import HTTPEngine
import ProviderProcesses
import ServiceInterface
import StoreEngine

extension ServiceCore {
    /// The questions of apps that wait for an answer.
    var questions: ServiceReply.Questions {
        ServiceReply.Questions((searches.questions?.questions ?? []).map(ServiceReply.Question.init))
    }

    /// Takes the person's answer to a question, or takes the question away without one.
    func answer(_ question: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let isAllowed = request.method == .delete ? nil : try Self.json(AnswerRequest.self, of: request).allow
        let isTaken = try await BlockingWork.run { [open = searches.questions] in
            do throws(StoreError) {
                return try open?.answer(question, isAllowed: isAllowed) ?? false
            } catch {
                throw Problem(error)
            }
        }
        guard isTaken else {
            throw Problem(.unknownQuestion, "It was answered elsewhere, or its time was over. The app may ask again.")
        }
        return .empty()
    }

    /// Sends the open questions as they come and go.
    func tellQuestions(_ writer: EventWriter, _ changes: AsyncStream<Void>) async {
        var told = ServiceReply.Questions([])
        var changes = changes.makeAsyncIterator()
        repeat {
            let questions = questions
            guard questions != told else { continue }
            told = questions
            guard await writer.send(.questions, questions) else { return }
        } while await changes.next() != nil
    }
}

extension ServiceReply.Question {
    fileprivate init(_ asked: AppQuestion) {
        self.init(
            id: asked.id,
            app: asked.provider.rawValue,
            name: asked.name,
            store: asked.question.store.rawValue,
            access: asked.question.wanted.rawValue,
            purpose: asked.purpose
        )
    }
}

extension Problem {
    /// Creates the problem of an error of the person's files.
    init(_ error: StoreError) {
        let kind: Kind =
            switch error.code {
            case .missing: .unknownItem
            case .changed: .conflict
            case .locked: .busy
            case .readOnly: .readOnly
            case .full: .diskFull
            case .tooLarge, .tooMany, .badName, .malformed, .unavailable: .storeUnavailable
            }
        self.init(kind, error.message)
    }
}
