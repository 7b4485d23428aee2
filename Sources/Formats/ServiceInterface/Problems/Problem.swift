package import ProviderFrames

/// A failure of the service, as a problem of RFC 9457.
package struct Problem: Error, Sendable, Hashable {
    /// The kind of the failure.
    package let kind: Kind
    /// The kind in a few words.
    package let title: String
    /// What failed and how to fix it.
    package let detail: String
    /// The name of the field that the failure is about, or nil.
    package var field: String?
    /// Further header fields of the response, by name.
    package var fields: [String: String] = [:]

    /// Creates a problem; its title is its kind's by default.
    package init(_ kind: Kind, title: String? = nil, _ detail: String) {
        self.kind = kind
        self.title = title ?? kind.title
        self.detail = detail
    }
}

extension Problem: CustomStringConvertible {
    /// What failed and how to fix it.
    package var description: String { detail }
}

extension Problem: Codable {
    private static let prefix = "urn:fovea:problem:"

    private enum CodingKeys: String, CodingKey { case type, title, status, detail, field }

    /// Decodes a problem; an unknown kind becomes one of the service itself.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        self.init(
            Kind(rawValue: String(type.dropFirst(Self.prefix.count))) ?? .failed,
            title: try container.decodeIfPresent(String.self, forKey: .title),
            try container.decode(String.self, forKey: .detail)
        )
        field = try container.decodeIfPresent(String.self, forKey: .field)
    }

    /// Encodes a problem.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.prefix + kind.rawValue, forKey: .type)
        try container.encode(title, forKey: .title)
        try container.encode(kind.status, forKey: .status)
        try container.encode(detail, forKey: .detail)
        try container.encodeIfPresent(field, forKey: .field)
    }
}

extension Problem {
    /// Creates the problem for the failure of an app.
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

    /// Returns the problem of a busy service, which has room again after some seconds.
    package static func busy(_ detail: String, retryAfter seconds: Int = 1) -> Problem {
        var problem = Problem(.busy, detail)
        problem.fields["Retry-After"] = "\(seconds)"
        return problem
    }

    /// No app has the name.
    package static func unknownApp(_ app: String) -> Problem {
        Problem(.unknownApp, "There is no app '\(app)'; 'fovea providers' lists those there are.")
    }

    /// The session has expired, or never existed.
    package static let unknownSession = Problem(
        .unknownSession,
        "There is no such session. Sessions are forgotten after a while; search again."
    )
}
