import Foundation
import FoveaCapture
import FoveaSearch
import FoveaSessions
import HTTPEngine

/// A failure as RFC 9457 writes it.
struct Problem: Error, Sendable, Encodable, Equatable {
    /// What kind of failure it is, as an address that stays the same.
    let type: String
    /// The kind in a few words.
    let title: String
    /// The status.
    let status: Int
    /// What failed and how to mend it.
    let detail: String
    /// More header fields of the answer.
    var fields: [String: String] = [:]

    private enum CodingKeys: String, CodingKey { case type, title, status, detail }

    init(_ status: Int, _ kind: String, _ title: String, _ detail: String) {
        type = "urn:fovea:problem:\(kind)"
        self.title = title
        self.status = status
        self.detail = detail
    }

    /// The failure as an answer.
    var response: HTTPResponse {
        var response = HTTPResponse.json(self, status: status)
        response.fields["Content-Type"] = "application/problem+json"
        for (name, value) in fields { response.fields[name] = value }
        return response
    }
}

extension Problem {
    init(_ failure: SearchFailure) {
        let (status, kind, title): (Int, String, String) =
            switch failure.code {
            case .badPicture: (422, "bad-picture", "The picture can't be used")
            case .tooLarge: (413, "too-large", "The picture is too large")
            case .unknownFormat: (415, "unknown-format", "The picture's format isn't known")
            case .badRequest: (400, "bad-request", "The request makes no sense")
            case .unknownSession: (404, "unknown-session", "There is no such session")
            case .unknownApp: (404, "unknown-app", "There is no such app")
            case .unknownResult: (404, "unknown-result", "There is no such result")
            case .busy: (503, "busy", "Too much is going on")
            case .unavailable: (503, "unavailable", "Something is missing")
            case .app: (502, "app-failed", "The app failed")
            case .unsupported: (409, "app-unable", "The app can't do that")
            case .timedOut: (504, "app-late", "The app took too long")
            }
        self.init(status, kind, title, failure.message)
        if failure.code == .busy { fields["Retry-After"] = "1" }
    }

    /// Tells any error as a problem.
    init(describing error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let failure as SearchFailure: self.init(failure)
        case let error as VisualCatalogError: self.init(error)
        case let error as CaptureError: self.init(400, "bad-request", "The request makes no sense", error.message)
        case is CancellationError:
            self.init(503, "cancelled", "The work was cancelled", "The client went away, or the service stops.")
        default:
            self.init(500, "failed", "The service failed", "The service failed in an unforeseen way: \(error).")
        }
    }

    init(_ obstacle: ServiceGuard.Obstacle) {
        switch obstacle {
        case .foreignHost(let host):
            self.init(
                421,
                "foreign-host",
                "This isn't the host that was asked for",
                "The request names the host '\(host)', which isn't this service. Use the address that 'fovea serve' "
                    + "prints, or allow the name with '--allow-host'."
            )
        case .foreignPage:
            self.init(
                403,
                "foreign-page",
                "Another website asked",
                "Only Fovea's own page, and programs that aren't browsers, may ask for this."
            )
        case .noToken:
            self.init(
                401,
                "no-token",
                "A token is needed",
                "The service doesn't know whose program this is. Send 'Authorization: Bearer TOKEN', or open the address "
                    + "with the token that 'fovea serve' prints when it is started with '--token-file'."
            )
            fields["WWW-Authenticate"] = "Bearer realm=\"Fovea\""
        case .otherUser(let user):
            self.init(
                403,
                "other-user",
                "The service is another person's",
                "User \(user) asks, and the service answers only the person who runs it. Start your own with 'fovea "
                    + "serve'. For a proxy that runs as this user, start the service with '--allow-user \(user)', or with "
                    + "'--token-file FILE' and send the token."
            )
        case .onlyOwner:
            self.init(
                403,
                "only-owner",
                "Only the person who runs the service may do that",
                "Pictures are added by their paths, so only programs of the person who runs the service may do it, or "
                    + "clients that send the token of '--token-file'."
            )
        }
    }

    init(_ refusal: HTTPRefusal) {
        switch refusal {
        case .ambiguous(let reason): self.init(400, "ambiguous", "The request can't be read", reason)
        case .unknownMethod(let method):
            self.init(501, "unknown-method", "The method isn't known", "'\(method)' is no method of this service.")
        case .bodyTooLarge(let limit):
            self.init(
                413,
                "too-large",
                "The body is too large",
                Self.room(limit)
            )
        case .busy:
            self.init(503, "busy", "Too much is going on", "Other requests fill the memory; try again in a moment.")
            fields["Retry-After"] = "1"
        case .late:
            self.init(
                408,
                "late",
                "The request came too slowly",
                "A body comes at 64 KiB a second or faster, with pauses of five seconds at most; when memory is short, "
                    + "those that stall make room for others. Send it again."
            )
        case .crowded:
            self.init(503, "busy", "Too much is going on", "All connections are at work; try again in a moment.")
            fields["Retry-After"] = "1"
        case .stopping:
            self.init(503, "stopping", "The service stops", "Start it again with 'fovea serve'.")
        }
    }

    /// There is no place for another request of a kind that lasts.
    static func noSeat(_ what: String, retryAfter seconds: Int) -> Problem {
        var problem = Problem(503, "busy", "Too much is going on", "\(what); try again in a moment.")
        problem.fields["Retry-After"] = "\(seconds)"
        return problem
    }

    /// What a body may have, in words.
    private static func room(_ limit: Int) -> String {
        switch limit {
        case 0: "This request takes no body."
        case ...(1 << 20): "The body may have \(limit >> 10) KiB."
        default:
            "A picture may have \(limit >> 20) MiB. Make it smaller, or start the service with a higher "
                + "'--max-file-bytes'."
        }
    }

    static func notFound(_ path: String) -> Problem {
        Problem(
            404,
            "not-found",
            "There is nothing here",
            "'\(path)' names nothing; /openapi.json lists what there is."
        )
    }

    static func notAllowed(_ method: HTTPMethod, _ allowed: [HTTPMethod]) -> Problem {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        var problem = Problem(
            405,
            "not-allowed",
            "The method isn't allowed",
            "'\(method.rawValue)' isn't allowed here; use \(names)."
        )
        problem.fields["Allow"] = names
        return problem
    }
}
