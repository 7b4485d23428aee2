import Foundation
import HTTPEngine
import ServiceInterface

/// The access rules of the service.
///
/// A page of any website can send requests to this machine. Three rules keep it out: the host of a request has to be
/// one of ours, which defeats DNS rebinding; a request that changes or reads data has to come from our own page, as the
/// browser's headers show; and the client runs as the user of the service, as the kernel reports, or has the token.
struct ServiceGuard: Sendable {
    let address: ListeningSocket.Address
    /// Further names of this machine, such as that of a reverse proxy.
    let allowedHosts: Set<String>
    /// The token for clients that aren't known to be this user's programs.
    let token: String?
    /// Other users whose programs are allowed, such as that of a reverse proxy.
    var allowedUsers: Set<UInt32> = []

    /// A reason for refusing a request.
    enum Refusal: Error, Equatable {
        case foreignHost(String)
        case foreignPage
        case noToken
        /// The client runs as another user.
        case otherUser(UInt32)
        /// Only the service's user may request it.
        case onlyOwner
    }

    /// The name of the cookie that carries the token.
    static let cookie = "fovea-token"

    func check(_ head: HTTPRequestHead, for route: Route) throws(Refusal) {
        let host = head.fields["Host"] ?? ""
        guard isOurs(host) else { throw .foreignHost(host) }
        if !isHarmless(head), !comesFromOurPage(head, host: host) { throw .foreignPage }
        if head.target.segments.first == "apps", !mayReachApps(head) { throw .foreignPage }
        if head.target.path != "/healthz" { try checkClient(head, route) }
    }

    // MARK: - Clients

    private func checkClient(_ head: HTTPRequestHead, _ route: Route) throws(Refusal) {
        if isOwner(head) { return }
        guard address.isLocal, let user = head.peer.user else { throw .noToken }
        guard allowedUsers.contains(user) else { throw .otherUser(user) }
        // A reverse proxy forwards anyone's requests, which must not reveal files and the person's items.
        if route.isForOwner { throw .onlyOwner }
    }

    /// Returns whether the request's client is the person who runs the service, as far as can be known.
    func isOwner(_ head: HTTPRequestHead) -> Bool { knowsToken(head) || isOwn(head) }

    /// Returns whether the client runs on this machine as the service's user.
    private func isOwn(_ head: HTTPRequestHead) -> Bool {
        switch address {
        // The server refuses other users' connections itself.
        case .path: true
        case .network: address.isLocal && SocketPeer.isTrusted(head.peer.user)
        }
    }

    /// Returns whether the request's client may bring windows to the front of this machine's screen.
    func isFromHere(_ head: HTTPRequestHead) -> Bool {
        isOwn(head) || (address.isLocal && head.peer.user == nil)
    }

    // MARK: - Hosts

    private func isOurs(_ host: String) -> Bool {
        let (name, port) = Self.split(host.lowercased())
        if allowedHosts.contains(name) || allowedHosts.contains(host.lowercased()) { return true }
        guard case .network(let own, let ownPort) = address else {
            // The client of a Unix socket isn't a website.
            return name == "localhost"
        }
        guard port == nil || port == ownPort else { return false }
        if name == "localhost" || name == "127.0.0.1" || name == "[::1]" { return true }
        if name == own || name == "[\(own)]" { return true }
        // DNS rebinding needs a name, so a numeric address is safe.
        return !address.isLocal && Self.isNumeric(name)
    }

    /// Splits a host from its port; an invalid port gives a name that never matches.
    private static func split(_ host: String) -> (name: String, port: Int?) {
        let nameEnd =
            host.hasPrefix("[")
            ? host.firstIndex(of: "]").map { host.index(after: $0) } : host.firstIndex(of: ":") ?? host.endIndex
        guard let nameEnd else { return ("", nil) }
        let rest = host[nameEnd...]
        guard !rest.isEmpty else { return (host, nil) }
        let digits = rest.dropFirst()
        guard rest.first == ":", digits.allSatisfy({ ("0"..."9").contains($0) }), let port = UInt16(digits) else {
            return ("", nil)
        }
        return (String(host[..<nameEnd]), Int(port))
    }

    private static func isNumeric(_ name: String) -> Bool {
        if name.hasPrefix("["), name.hasSuffix("]") {
            var address = in6_addr()
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1
        }
        var address = in_addr()
        return inet_pton(AF_INET, name, &address) == 1
    }

    // MARK: - Pages

    /// Returns whether a request only reads files of the web app.
    private func isHarmless(_ head: HTTPRequestHead) -> Bool {
        let first = head.target.segments.first ?? ""
        return head.method.isSafe && first != "v1" && first != "metrics"
    }

    private func comesFromOurPage(_ head: HTTPRequestHead, host: String) -> Bool {
        if let origin = head.fields["Origin"], !Self.isOrigin(origin, of: host) { return false }
        guard let site = head.fields["Sec-Fetch-Site"] else { return true }
        return site == "same-origin" || site == "none"
    }

    private static func isOrigin(_ origin: String, of host: String) -> Bool {
        origin == "http://\(host)" || origin == "https://\(host)"
    }

    /// Returns whether a browser navigates to an app's page, or a page of ours loads its resources.
    private func mayReachApps(_ head: HTTPRequestHead) -> Bool {
        guard head.fields["Sec-Fetch-Site"] == "cross-site" || head.fields["Sec-Fetch-Site"] == "same-site" else {
            return true
        }
        return head.fields["Sec-Fetch-Mode"] == "navigate" && head.fields["Sec-Fetch-Dest"] == "document"
    }

    // MARK: - Tokens

    private func knowsToken(_ head: HTTPRequestHead) -> Bool {
        guard let token else { return false }
        var candidates: [String] = []
        if let value = head.fields["Authorization"], value.lowercased().hasPrefix("bearer ") {
            candidates.append(String(value.dropFirst(7)))
        }
        for cookies in head.fields.values("Cookie") {
            for pair in cookies.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == Self.cookie else { continue }
                candidates.append(String(parts[1]))
            }
        }
        return candidates.contains { Self.isSame($0, token) }
    }

    /// Returns whether a link contains the token, so that a browser may store it.
    func bringsToken(_ head: HTTPRequestHead) -> Bool {
        guard let token, head.method == .get, head.target.path == "/", let given = head.target.values("token").first
        else { return false }
        return Self.isSame(given, token)
    }

    /// Compares strings in constant time.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        let (a, b) = (Array(one.utf8), Array(other.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
