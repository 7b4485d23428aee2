import Foundation
import FoveaCapture
import FoveaSearch
import FoveaSessions
import HTTPEngine
import ProviderFrames
import ServiceInterface

extension Problem {
    /// The HTTP response for the problem.
    var response: HTTPResponse {
        var response = HTTPResponse.json(self, status: kind.status)
        response.fields["Content-Type"] = "application/problem+json"
        for (name, value) in fields { response.fields[name] = value }
        return response
    }
}

extension Problem {
    /// Creates the problem for any error.
    init(describing error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let failure as AppFailure: self.init(failure)
        case let error as VisualCatalogError: self.init(error)
        case let error as CaptureError: self.init(.badRequest, error.message)
        case is CancellationError:
            self.init(.cancelled, "The client went away, or the service stops.")
        default:
            self.init(.failed, "The service failed in an unforeseen way: \(error).")
        }
    }

    init(_ refusal: ServiceGuard.Refusal) {
        switch refusal {
        case .foreignHost(let host):
            self.init(
                .foreignHost,
                "The request names the host '\(host)', which isn't this service. Use the address that 'fovea serve' "
                    + "prints, or allow the name with '--allow-host'."
            )
        case .foreignPage:
            self.init(
                .foreignPage,
                "Only Fovea's own page, and programs that aren't browsers, may ask for this."
            )
        case .noToken:
            self.init(
                .noToken,
                "The service doesn't know whose program this is. Send 'Authorization: Bearer TOKEN', or open the address "
                    + "with the token that 'fovea serve' prints when it is started with '--token-file'."
            )
            fields["WWW-Authenticate"] = "Bearer realm=\"Fovea\""
        case .otherUser(let user):
            self.init(
                .otherUser,
                "User \(user) asks, and the service answers only the person who runs it. Start your own with 'fovea "
                    + "serve'. For a proxy that runs as this user, start the service with '--allow-user \(user)', or with "
                    + "'--token-file FILE' and send the token."
            )
        case .onlyOwner:
            self.init(
                .onlyOwner,
                "This names files or is about the person's own items, so only programs of the person who runs the service "
                    + "may do it, or clients that send the token of '--token-file'."
            )
        }
    }

    init(_ refusal: HTTPRefusal) {
        switch refusal {
        case .ambiguous(let reason): self.init(.ambiguous, reason)
        case .unknownMethod(let method):
            self.init(.unknownMethod, "'\(method)' is no method of this service.")
        case .bodyTooLarge(let limit):
            self.init(.tooLarge, title: "The body is too large", Self.room(limit))
        case .busy:
            self = .busy("Other requests fill the memory; try again in a moment.")
        case .late:
            self.init(
                .late,
                "A body comes at 64 KiB a second or faster, with pauses of five seconds at most; when memory is short, "
                    + "those that stall make room for others. Send it again."
            )
        case .crowded:
            self = .busy("All connections are at work; try again in a moment.")
        case .stopping:
            self.init(.stopping, "Start it again with 'fovea serve'.")
        }
    }

    /// Describes the limit of a body.
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
        Problem(.notFound, "'\(path)' names nothing; /openapi.json lists what there is.")
    }

    static func notAllowed(_ method: HTTPMethod, _ allowed: [HTTPMethod]) -> Problem {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        var problem = Problem(.notAllowed, "'\(method.rawValue)' isn't allowed here; use \(names).")
        problem.fields["Allow"] = names
        return problem
    }
}
