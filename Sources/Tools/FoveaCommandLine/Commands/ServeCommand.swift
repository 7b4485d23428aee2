import CommandLineKit
import FileEngine
import Foundation
import FoveaInstallation
import ProviderProcesses
import FoveaService
import FoveaSessions
import HTTPEngine

/// The command that serves searches, the web app and the pages of apps.
enum ServeCommand {
    /// The default port.
    static let usualPort = 3683

    private static let port = Option<Int?>(
        "port",
        short: "p",
        in: 0...65_535,
        defaultText: "\(usualPort), or any that is free",
        help: "Listen at this port; 0 chooses a free one."
    )
    private static let listen = Option<String>(
        "listen",
        short: "l",
        placeholder: "ADDRESS",
        default: "127.0.0.1",
        defaultText: "127.0.0.1",
        help: "Listen at this numeric address, or at a path in the file system. An address that other machines reach "
            + "needs a token."
    ) { (text) throws(InvalidValue) in
        guard !text.isEmpty else { throw InvalidValue(expected: "a numeric address such as 127.0.0.1") }
        return text
    }
    private static let tokenFile = Option<String?>(
        "token-file",
        placeholder: "FILE",
        completion: .files,
        help: "The first line of this file is the token for clients other than this user's programs on this "
            + "machine."
    )
    private static let allowedUsers = Option<[String]>(
        "allow-user",
        placeholder: "NAME",
        help:
            "Answer programs of this user of the machine as well, such as a reverse proxy; its clients "
            + "then need no token."
    )
    private static let allowedHosts = Option<[String]>(
        "allow-host",
        placeholder: "NAME",
        help: "Answer requests for this host name as well, such as that of a reverse proxy."
    )
    private static let providers = Option<[String]>(
        "provider",
        placeholder: "PATH",
        completion: .files,
        help: "Ask this app as well: a program, a registration, or a folder of registrations."
    )
    private static let catalogs = Option<[String]>(
        "catalog",
        short: "C",
        placeholder: "FILE",
        completion: .files,
        help: "Serve this catalogue as well, under the name of its file without the ending."
    )
    private static let web = Option<String?>(
        "web",
        placeholder: "FOLDER",
        completion: .files,
        help: "Serve the web app in this folder."
    )

    static func command() -> Command {
        Command(
            "serve",
            abstract: "Serve visual searches to a browser and to programs.",
            discussion: [
                "The first line of the output is the address to open in a browser. Programs find the description of the "
                    + "interface at /openapi.json there.",
                "While it runs, 'fovea search', 'fovea open' and 'fovea more' ask it, so that apps stay warm; they find it by "
                    + "a socket in $XDG_RUNTIME_DIR/fovea that this person alone reaches.",
                "Only programs of the service's user are answered, as the kernel reports it. Those of other users, of other "
                    + "machines and of containers send a token, which the address in the first line of the output "
                    + "includes if one is needed: with '--token-file', or where the kernel doesn't report users. Only "
                    + "this machine reaches the service unless '--listen' names another address. Pages of other websites "
                    + "are refused. The service ends on an interrupt, or when its service manager stops it.",
            ],
            groups: [
                OptionGroup("Address", [port, listen, tokenFile, allowedUsers, allowedHosts]),
                OptionGroup("Content", [providers, catalogs, web]),
                LimitOptions.group,
            ],
            examples: [
                .init("fovea serve", "Serves this machine."),
                .init("fovea serve --port 8080", "Serves at another port."),
                .init("fovea serve --allow-user www-data --allow-host fovea.example", "Serves behind a proxy."),
                .init("fovea serve --listen 0.0.0.0 --token-file ~/.fovea-token", "Serves other machines as well."),
            ]
        ) { arguments, context in
            try await run(arguments, context)
        }
    }

    private static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        let limits = LimitOptions.limits(arguments, context)
        let paths = InstallationPaths.current
        var options = VisualService.Options()
        options.allowedHosts = Set(arguments[allowedHosts])
        options.token = try token(arguments)
        options.allowedUsers = Set(try arguments[allowedUsers].map(user))
        options.webFolder = arguments[web] ?? VisualService.webFolder(paths, executable: ExecutablePath.current)
        options.descriptionFile = VisualService.descriptionFile(paths)
        options.environment = context.environment
        options.decodingLimits = limits
        options.catalogs = try files(of: arguments[catalogs])
        let host = ProviderHost(
            registry: ProviderRegistry(paths: arguments[providers], environment: context.environment),
            environment: context.environment,
            openingTimes: .remembered(context.environment)
        )
        let searches = VisualSearches(
            apps: host,
            describer: EngineDescriber(limits: limits),
            order: AppOrder(file: URL(filePath: paths.state.appending("order.json")))
        )
        let interruption = context.interruption()
        let own = ServiceSocket(context)
        let service: VisualService
        do throws(HTTPServerError) {
            let sockets = try sockets(arguments, context)
            if options.token == nil, needsToken(sockets) {
                options.token = freshToken()
                context.remark("The system doesn't tell whose programs ask, so the address has a token.")
            }
            service = try VisualService(
                at: sockets + own.opened(besides: sockets),
                searches: searches,
                options: options
            )
        } catch {
            throw CommandFailure(.unavailable, error.message)
        }
        for address in service.addresses where address != own.address {
            try context.output.write("\(line(address, token: options.token))\n")
        }
        if options.webFolder == nil {
            context.remark("There is no web app; name its folder with '--web'.")
        }
        let warming = Task { await searches.warm() }
        while !interruption.isRequested { try await Task.sleep(for: .milliseconds(100)) }
        warming.cancel()
        await service.stop()
        own.remove()
        await host.stop()
        return .success
    }

    /// Returns the sockets of the service manager, or a new one.
    private static func sockets(
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws(HTTPServerError) -> [ListeningSocket] {
        let handedOver = try ListeningSocket.handedOver(environment: context.environment)
        guard handedOver.isEmpty else { return handedOver }
        let host = arguments[listen]
        if host.hasPrefix("/") { return [try .path(host)] }
        if let port = arguments[port] { return [try .network(host: host, port: port)] }
        do throws(HTTPServerError) {
            return [try .network(host: host, port: usualPort)]
        } catch {
            guard error.code == .addressInUse else { throw error }
            context.remark("Port \(usualPort) is taken.")
            return [try .network(host: host, port: 0)]
        }
    }

    private static func files(of paths: [String]) throws(CommandFailure) -> [String: URL] {
        var files: [String: URL] = [:]
        for path in paths {
            let url = URL(filePath: path)
            let name = url.deletingPathExtension().lastPathComponent
            guard files.updateValue(url, forKey: name) == nil else {
                throw CommandFailure(.badData, subject: path, "Another catalogue is called '\(name)'; rename one.")
            }
        }
        return files
    }

    private static func token(_ arguments: ParsedArguments) throws -> String? {
        guard let file = arguments[tokenFile] else { return nil }
        guard let data = try? BoundedFile.contents(of: file, limit: 64 << 10),
            let text = String(validating: data, as: UTF8.self),
            let token = text.split(whereSeparator: \.isNewline).first.map(String.init)
        else { throw CommandFailure(.noInput, subject: file, "The token can't be read from it.") }
        let isWritable = token.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "_")
        }
        guard token.utf8.count >= 16, isWritable else {
            throw CommandFailure(
                .badData,
                subject: file,
                "A token has 16 letters, digits, dashes and underscores or more; make one with 'openssl rand -hex 16'."
            )
        }
        return token
    }

    /// Returns whether the clients of a socket can't be told from other users' programs.
    private static func needsToken(_ sockets: [ListeningSocket]) -> Bool {
        let isNetwork = sockets.contains { if case .network = $0.address { $0.address.isLocal } else { false } }
        return isNetwork && !SocketPeer.isKnown
    }

    /// Returns a random token for the lifetime of the service.
    private static func freshToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    }

    /// Returns the number of a user, given by name or number.
    private static func user(_ name: String) throws(CommandFailure) -> UInt32 {
        if let number = UInt32(name), number < .max { return number }
        // Safe: only this thread calls it, before there are others.
        if let entry = getpwnam(name) { return entry.pointee.pw_uid }
        throw CommandFailure(.noInput, subject: name, "There is no such user; 'getent passwd' lists those there are.")
    }

    /// Returns the URL to open.
    private static func line(_ address: ListeningSocket.Address, token: String?) -> String {
        switch address {
        case .path(let path): return "unix:\(path)"
        case .network:
            let invitation = token.map { "?token=\($0)" } ?? ""
            return "http://\(address)/\(invitation)"
        }
    }
}
