import ConcurrencyEngine
package import StoreEngine
import Synchronization

/// The questions of apps that wait for the person's answer.
///
/// A question without an answer ends after a while with none, and nothing is recorded.
package final class OpenQuestions: Sendable {
    private typealias Answer = Arrival<Bool, CancellationError>

    private struct State {
        var questions: [AppQuestion] = []
        var answers: [AppQuestion.ID: Answer] = [:]
    }

    /// The record of decisions.
    package let consent: Consent
    private let limit: Int
    private let patience: Duration
    private let state = Mutex(State())
    private let news = Broadcast<Void>(bufferCount: 1)

    /// Creates an empty list.
    ///
    /// - Parameters:
    ///   - consent: The record of decisions.
    ///   - limit: The most open questions.
    ///   - patience: The time in which the person may answer one.
    package init(consent: Consent, limit: Int = 8, patience: Duration = .seconds(60)) {
        self.consent = consent
        self.limit = limit
        self.patience = patience
    }

    /// The open questions, the oldest first.
    package var questions: [AppQuestion] { state.withLock { $0.questions } }

    /// A Boolean value that indicates whether a page is open to ask on.
    package var isHeard: Bool { news.listenerCount > 0 }

    /// Returns a stream with an element each time that a question comes or goes.
    package func changes() -> AsyncStream<Void> { news.elements() }

    /// Asks the person, and returns the answer.
    ///
    /// - Returns: The answer; nil if no page is open to ask on, too many questions are open, the same one is, or none came in time.
    package func ask(_ question: AppQuestion) async -> Bool? {
        guard isHeard else { return nil }
        let answer = state.withLock { state -> Answer? in
            guard state.questions.count < limit,
                !state.questions.contains(where: { $0.question == question.question })
            else { return nil }
            let answer = Answer()
            state.questions.append(question)
            state.answers[question.id] = answer
            return answer
        }
        guard let answer else { return nil }
        news.send(())
        let end = ContinuousClock.now + patience
        let isAllowed = try? await answer.value(before: end, late: CancellationError(), cancelled: CancellationError())
        if close(question.id) != nil { news.send(()) }
        return isAllowed
    }

    /// Records the person's answer to a question, and returns whether it was open; without an answer nothing is
    /// recorded.
    package func answer(_ id: AppQuestion.ID, isAllowed: Bool?) throws(StoreError) -> Bool {
        // Taken first, so that of two answers only one counts.
        guard let (question, answer) = close(id) else { return false }
        defer { news.send(()) }
        guard let isAllowed else {
            answer.arrive(.failure(CancellationError()))
            return true
        }
        do throws(StoreError) {
            _ = try consent.record(answer: isAllowed, to: question.question)
        } catch {
            answer.arrive(.failure(CancellationError()))
            throw error
        }
        answer.arrive(.success(isAllowed))
        return true
    }

    /// Removes a question, and returns it with what waits for its answer if it was open.
    private func close(_ id: AppQuestion.ID) -> (AppQuestion, Answer)? {
        state.withLock { state in
            guard let index = state.questions.firstIndex(where: { $0.id == id }),
                let answer = state.answers.removeValue(forKey: id)
            else { return nil }
            return (state.questions.remove(at: index), answer)
        }
    }
}
