package import ProviderFrames

/// A failure of the service as RFC 9457 writes it, and as a command tells it.
package struct Problem: Error, Sendable, Hashable {
    /// The kind of the failure.
    package let kind: Kind
    /// The kind in a few words.
    package let title: String
    /// What failed and how to mend it.
    package let detail: String
    /// More header fields of the answer, by their names.
    package var fields: [String: String] = [:]

    /// Creates a problem; the title is that of its kind unless another is given.
    package init(_ kind: Kind, title: String? = nil, _ detail: String) {
        self.kind = kind
        self.title = title ?? kind.title
        self.detail = detail
    }
}

extension Problem: CustomStringConvertible {
    /// What failed and how to mend it.
    package var description: String { detail }
}

extension Problem: Codable {
    private static let prefix = "urn:fovea:problem:"

    private enum CodingKeys: String, CodingKey { case type, title, status, detail }

    /// Reads a problem; a kind that this program doesn't know is one of the service itself.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        self.init(
            Kind(rawValue: String(type.dropFirst(Self.prefix.count))) ?? .failed,
            title: try container.decodeIfPresent(String.self, forKey: .title),
            try container.decode(String.self, forKey: .detail)
        )
    }

    /// Writes a problem.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.prefix + kind.rawValue, forKey: .type)
        try container.encode(title, forKey: .title)
        try container.encode(kind.status, forKey: .status)
        try container.encode(detail, forKey: .detail)
    }
}

extension Problem {
    /// The failure of an app as the service tells it.
    package init(_ failure: AppFailure) {
        let kind: Kind =
            switch failure.code {
            case .unknownApp: .unknownApp
            case .timeout: .appLate
            case .nothingOpens, .noMoreResults, .noQuery, .severalQueries: .appUnable
            case .notFound: .unknownResult
            default: .appFailed
            }
        self.init(kind, failure.message)
    }

    /// Too much is asked at the same time; a moment later there is room.
    package static func busy(_ detail: String, retryAfter seconds: Int = 1) -> Problem {
        var problem = Problem(.busy, detail)
        problem.fields["Retry-After"] = "\(seconds)"
        return problem
    }

    /// No app has the name.
    package static func unknownApp(_ app: String) -> Problem {
        Problem(.unknownApp, "There is no app '\(app)'; 'fovea providers' lists those there are.")
    }

    /// The session was forgotten, or never was.
    package static let unknownSession = Problem(
        .unknownSession,
        "There is no such session. Sessions are forgotten after a while; search again."
    )
}
