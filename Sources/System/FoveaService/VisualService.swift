package import Foundation
package import FoveaInstallation
package import FoveaSessions
package import HTTPEngine
package import ImageCodingEngine

/// The service: searches over HTTP, the web app, and the pages of apps, through one port.
package final class VisualService: Sendable {
    /// Options for the access to the service.
    package struct Options: Sendable {
        /// Further names of this machine for clients.
        package var allowedHosts: Set<String> = []
        /// The token for clients that aren't known to be this user's programs, such as those of other machines.
        package var token: String?
        /// Other users of this machine whose programs are allowed, such as that of a reverse proxy.
        package var allowedUsers: Set<UInt32> = []
        /// Returns the user at the other end of a connection.
        package var identify: @Sendable (Int32) -> UInt32? = { SocketPeer.user($0) }
        /// The folder of the web app, or nil.
        package var webFolder: String?
        /// The file with the description of the interface, or nil.
        package var descriptionFile: String?
        /// The catalogs' files by name.
        package var catalogs: [String: URL] = [:]
        /// The variables that say where the person's calendars, contacts and readings are, or nil without them.
        package var environment: [String: String]?
        /// The limits on pictures.
        package var decodingLimits: DecodingLimits = .default
        /// The limits on clients' use of resources.
        package var limits: HTTPLimits = HTTPLimits()

        package init() {}
    }

    private let servers: [HTTPServer]
    private let core: ServiceCore

    /// Starts a service on sockets, which it closes when it stops.
    package init(
        at sockets: [ListeningSocket],
        searches: VisualSearches,
        options: Options
    ) throws(HTTPServerError) {
        if let open = sockets.first(where: { !$0.address.isLocal }), options.token == nil {
            throw HTTPServerError(
                code: .addressUnavailable,
                message: "Other machines reach \(open.address), so a token has to be set; name its file with "
                    + "'--token-file'."
            )
        }
        let core = ServiceCore(searches: searches, options: options, addresses: sockets.map(\.address))
        self.core = core
        var servers: [HTTPServer] = []
        for socket in sockets {
            servers.append(
                try HTTPServer(
                    at: socket,
                    responder: Self.responder(core, options, socket.address),
                    limits: options.limits,
                    identify: options.identify
                )
            )
        }
        self.servers = servers
    }

    /// Returns the responder of a service without a socket, for callers in the same process.
    package static func responder(
        for address: ListeningSocket.Address,
        searches: VisualSearches,
        options: Options
    ) -> some HTTPResponder {
        responder(ServiceCore(searches: searches, options: options, addresses: [address]), options, address)
    }

    private static func responder(
        _ core: ServiceCore,
        _ options: Options,
        _ address: ListeningSocket.Address
    ) -> ServiceResponder {
        let gatekeeper = ServiceGuard(
            address: address,
            allowedHosts: Set(options.allowedHosts.map { $0.lowercased() }),
            token: options.token,
            allowedUsers: options.allowedUsers
        )
        return ServiceResponder(core: core, gatekeeper: gatekeeper)
    }

    /// The addresses of the service.
    package var addresses: [ListeningSocket.Address] { servers.map(\.address) }

    /// Stops: cancels running work and closes the sockets.
    package func stop() async {
        for server in servers { await server.stop() }
        await core.jobs.stop()
    }

    /// Returns the folder of the web app of an installation, or of a program's checkout.
    package static func webFolder(_ paths: InstallationPaths, executable: String?) -> String? {
        WebFiles.folder(paths, executable: executable)
    }

    /// Returns the file with the description of the interface.
    package static func descriptionFile(_ paths: InstallationPaths) -> String? {
        var candidates = [paths.data.appending("openapi.json")]
        if paths.data.path.hasSuffix("/.fovea") {
            candidates.append(paths.data.path.dropLast(7) + "/Schemas/openapi.json")
        }
        return candidates.first { FileManager.default.fileExists(atPath: $0) }
    }
}
