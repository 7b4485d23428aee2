import Foundation
import FoveaSessions
import HTTPEngine
import ServiceInterface

/// The responder of one address.
struct ServiceResponder: HTTPResponder {
    let core: ServiceCore
    let gatekeeper: ServiceGuard

    /// The most bytes of a body that isn't a picture.
    private static let jsonLimit = 64 << 10
    /// The most bytes of a list of items.
    private static let itemsLimit = 16 << 20
    /// The bytes of a form in addition to its picture.
    private static let formLimit = 64 << 10
    /// The most bytes of a form that goes to an app.
    private static let appFormLimit = 1 << 20

    func admit(_ head: HTTPRequestHead) -> HTTPAdmission {
        if gatekeeper.bringsToken(head) { return .refuse(welcome) }
        let route = Route(head.target.segments)
        do throws(ServiceGuard.Refusal) {
            try gatekeeper.check(head, for: route)
        } catch {
            return refuse(head, Problem(error))
        }
        if route == .nothing { return refuse(head, .notFound(head.target.path)) }
        guard route.methods.contains(head.method) else { return refuse(head, .notAllowed(head.method, route.methods)) }
        return .accept(bodyLimit: bodyLimit(of: route, head.method)) { await respond(to: $0, route) }
    }

    private func bodyLimit(of route: Route, _ method: HTTPMethod) -> Int {
        switch route.body {
        case .none: 0
        case .picture: method == .post ? core.pictureByteLimit.saturatingAdd(Self.formLimit) : 0
        case .json: Self.jsonLimit
        case .items: Self.itemsLimit
        case .form: method == .post ? Self.appFormLimit : 0
        }
    }

    private func refuse(_ head: HTTPRequestHead, _ problem: Problem) -> HTTPAdmission {
        core.metrics.answered(route: "refused", method: head.method.rawValue, status: problem.kind.status, in: .zero)
        return .refuse(Self.guarded(problem.response(to: head.fields)))
    }

    func refusal(_ reason: HTTPRefusal) -> HTTPResponse {
        let problem = Problem(reason)
        core.metrics.answered(route: "refused", method: "", status: problem.kind.status, in: .zero)
        return Self.guarded(problem.response)
    }

    private func respond(to request: HTTPRequest, _ route: Route) async -> HTTPResponse {
        let start = ContinuousClock.now
        var response: HTTPResponse
        do {
            let seat = try seat(for: route, request)
            response = try await core.answer(
                route,
                request,
                isFromHere: gatekeeper.isFromHere(request.head),
                isOwner: gatekeeper.isOwner(request.head)
            )
            if let seat { response.keep(seat) }
        } catch {
            response = Problem(describing: error).response(to: request.fields)
        }
        core.metrics.answered(
            route: route.name,
            method: request.method.rawValue,
            status: response.status,
            in: start.duration(to: .now)
        )
        return Self.guarded(response)
    }

    /// Takes a slot for a slow request.
    private func seat(for route: Route, _ request: HTTPRequest) throws(Problem) -> Seat? {
        guard route.lasts else { return nil }
        guard let seat = core.working.take(for: request.head.peer) else {
            throw .busy("As many requests are at work as the service has places for; try again in a moment.")
        }
        return seat
    }

    /// Redirects a browser to the address without the token, with the token as a cookie.
    private var welcome: HTTPResponse {
        let cookie = "\(ServiceGuard.cookie)=\(gatekeeper.token ?? ""); Path=/; HttpOnly; SameSite=Strict"
        return Self.guarded(
            .empty(status: 303, fields: ["Location": "/", "Set-Cookie": cookie, "Cache-Control": "no-store"])
        )
    }

    /// Adds the security headers of all responses.
    private static func guarded(_ response: HTTPResponse) -> HTTPResponse {
        var response = response
        response.fields["X-Content-Type-Options"] = "nosniff"
        if response.fields["Referrer-Policy"] == nil { response.fields["Referrer-Policy"] = "same-origin" }
        if response.fields["Content-Security-Policy"] == nil {
            response.fields["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'; sandbox"
            response.fields["Cross-Origin-Resource-Policy"] = "same-origin"
        }
        return response
    }
}

extension HTTPResponse {
    /// Keeps a slot while the response is being written.
    fileprivate mutating func keep(_ seat: Seat) {
        guard case .stream(let produce) = body else { return }
        body = .stream { writer in
            await produce(writer)
            withExtendedLifetime(seat) {}
        }
    }
}
