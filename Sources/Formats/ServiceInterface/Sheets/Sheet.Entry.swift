package import ProviderFrames

extension Sheet {
    /// What became of one app.
    package struct Entry: Sendable, Hashable {
        /// The identifier of the app.
        package let app: String
        /// What the app answered, or why it didn't.
        package var outcome: Result<Answer, AppFailure>
        /// The time that the answer took, in milliseconds, from the moment when all apps were asked.
        package let milliseconds: Double
        /// A Boolean value that indicates whether the app has a search of its own to go on with.
        package let offersMore: Bool

        /// Creates an entry.
        package init(
            app: String,
            outcome: Result<Answer, AppFailure>,
            milliseconds: Double,
            offersMore: Bool
        ) {
            self.app = app
            self.outcome = outcome
            self.milliseconds = milliseconds
            self.offersMore = offersMore
        }

        /// The answer, or nil where the app failed.
        package var answer: Answer? { try? outcome.get() }

        /// Why there is no answer, or nil.
        package var failure: AppFailure? {
            guard case .failure(let failure) = outcome else { return nil }
            return failure
        }

        /// What became of the app in a word.
        package var state: State { answer.map { $0.results.isEmpty ? State.empty : .results } ?? .failed }

        /// What became of an app in a word.
        package enum State: String, Codable, Sendable {
            /// The app found something.
            case results
            /// The app found nothing.
            case empty
            /// The app has no answer.
            case failed
        }

        /// Returns the entry with the addresses of its pictures in place of their files.
        package func addressed(in session: String) -> Entry {
            guard var answer else { return self }
            for index in answer.results.indices where answer.results[index].thumbnail != nil {
                let route = Route.thumbnail(session: session, app: app, index: index)
                answer.results[index].thumbnail = .address(route.path)
            }
            var entry = self
            entry.outcome = .success(answer)
            return entry
        }
    }
}

extension Sheet.Entry: Codable {
    private enum CodingKeys: String, CodingKey {
        case app, state, reason, milliseconds, results, more, hasMore
    }

    /// A result with its position.
    private struct Position: Encodable {
        let index: Int
        let item: FoundItem

        private enum CodingKeys: String, CodingKey { case index }

        func encode(to encoder: any Encoder) throws {
            try item.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(index, forKey: .index)
        }
    }

    /// Reads an entry; of what the app left out, no more is known than that there is something.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let more = try container.decode(Bool.self, forKey: .more)
        let outcome: Result<Answer, AppFailure>
        switch try container.decode(State.self, forKey: .state) {
        case .failed:
            let reason = try container.decodeIfPresent(String.self, forKey: .reason)
            outcome = .failure(AppFailure(.appFailed, reason ?? "It gives no reason."))
        case .results, .empty:
            let results = try container.decode([FoundItem].self, forKey: .results)
            let rest = try container.decode(Bool.self, forKey: .hasMore) ? 1 : 0
            outcome = .success(Answer(results: results, total: results.count + rest, offersMoreResults: more))
        }
        self.init(
            app: try container.decode(String.self, forKey: .app),
            outcome: outcome,
            milliseconds: try container.decode(Double.self, forKey: .milliseconds),
            offersMore: more
        )
    }

    /// Writes an entry.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(app, forKey: .app)
        try container.encode(state, forKey: .state)
        try container.encodeIfPresent(failure?.message, forKey: .reason)
        try container.encode(milliseconds.tenths, forKey: .milliseconds)
        let results = (answer?.results ?? []).enumerated().map { Position(index: $0.offset, item: $0.element) }
        try container.encode(results, forKey: .results)
        try container.encode(offersMore, forKey: .more)
        try container.encode(answer?.hasMore ?? false, forKey: .hasMore)
    }
}
