package import ProviderFrames

extension Sheet {
    /// The outcome of one app.
    package struct Entry: Sendable, Hashable {
        /// The identifier of the app.
        package let app: String
        /// The app's answer or its failure.
        package var outcome: Result<Answer, AppFailure>
        /// The time of the answer, in milliseconds, from the moment when all apps were asked.
        package let milliseconds: Double
        /// A Boolean value that indicates whether the app offers a search of its own for more results.
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

        /// The answer, or nil if the app failed.
        package var answer: Answer? { try? outcome.get() }

        /// The failure, or nil.
        package var failure: AppFailure? {
            guard case .failure(let failure) = outcome else { return nil }
            return failure
        }

        /// The state of the outcome.
        package var state: State { answer.map { $0.results.isEmpty ? State.empty : .results } ?? .failed }

        /// A state of an app's outcome.
        package enum State: String, Codable, Sendable {
            /// The app found something.
            case results
            /// The app found nothing.
            case empty
            /// The app failed.
            case failed
        }

        /// Returns the entry with the addresses of its thumbnails in place of their files.
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

    /// Decodes an entry, in which omitted results are known only as existing.
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

    /// Encodes an entry.
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
