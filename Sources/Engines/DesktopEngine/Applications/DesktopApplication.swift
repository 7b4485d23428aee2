import CUnixMessages
import Foundation

/// An application of the desktop that can be brought to the front.
///
/// An application with a name on the session bus is asked over `org.freedesktop.Application`, which starts it if
/// needed. Any other is started by the command of its desktop entry; one that already runs comes to the front by
/// itself.
public struct DesktopApplication: Sendable {
    private static let interface = "org.freedesktop.Application"

    private let busName: String?
    private let entry: DesktopEntry?
    private let environment: [String: String]

    /// Names an application by its name on the session's bus, its desktop entry, or both.
    ///
    /// - Parameters:
    ///   - busName: The name on the bus, or nil for the name of an entry that says it has one.
    ///   - desktop: The path of the desktop entry, or its name among those that are installed.
    ///   - environment: The variables of the person's session.
    public init(busName: String?, desktop: String?, environment: [String: String]) throws(DesktopError) {
        self.environment = environment
        var entry: DesktopEntry?
        if let desktop {
            let path = desktop.hasPrefix("/") ? desktop : DesktopEntry.path(named: desktop, environment: environment)
            guard let path else {
                throw DesktopError(
                    code: .missing,
                    message: "No desktop entry is installed as '\(desktop)'. Install the app's .desktop file."
                )
            }
            entry = try DesktopEntry(contentsOf: path)
        }
        self.entry = entry
        self.busName = busName ?? entry?.busName
        if let name = self.busName, !Self.isBusName(name) {
            throw DesktopError(
                code: .failed,
                message: "'\(name)' is no name on a message bus; one looks like org.example.Music."
            )
        }
    }

    /// Brings the application to the front once, and lets it open links.
    ///
    /// The call blocks its thread, up to a time limit. It tries the second way only when the first certainly reached no
    /// program, so that no application is started twice.
    public func raise(opening links: [String], token: ActivationToken?, timeout: Duration) throws(DesktopError) {
        guard let busName else { return try start(opening: links, token) }
        let bus: MessageBus
        do {
            bus = try MessageBus(address: Self.busAddress(environment))
        } catch {
            guard entry?.exec != nil else { throw error }
            return try start(opening: links, token)
        }
        do {
            try ask(busName, on: bus, toOpen: links, token, timeout)
        } catch {
            guard error.reachedNobody, entry?.exec != nil else { throw Self.error(error, busName, timeout) }
            try start(opening: links, token)
        }
    }

    // MARK: - Over the bus

    private func ask(
        _ name: String,
        on bus: MessageBus,
        toOpen links: [String],
        _ token: ActivationToken?,
        _ timeout: Duration
    ) throws(BusFailure) {
        _ = try bus.call(
            links.isEmpty ? "Activate" : "Open",
            of: Self.interface,
            at: "/" + name.replacing(".", with: "/").replacing("-", with: "_"),
            in: name,
            timeout: timeout
        ) { message in
            if !links.isEmpty { message.append(links) }
            if let token {
                message.append(["desktop-startup-id": .text(token.startup), "activation-token": .text(token.token)])
            } else {
                message.append([:])
            }
        }
    }

    private static func busAddress(_ environment: [String: String]) throws(DesktopError) -> String {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") { return "unix:path=\(folder)/bus" }
        throw DesktopError(
            code: .missing,
            message: "There is no message bus of a desktop session: DBUS_SESSION_BUS_ADDRESS isn't set."
        )
    }

    /// Returns whether a string is a well-known bus name by the D-Bus specification.
    private static func isBusName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && name.utf8.count < 256
            && parts.allSatisfy { part in
                part.first.map { !$0.isNumber } ?? false
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
            }
    }

    private static func error(_ failure: BusFailure, _ name: String, _ timeout: Duration) -> DesktopError {
        if failure.isMissing {
            return DesktopError(
                code: .missing,
                message: """
                    No program answers as \(name) on the session bus (\(failure.text)). Start the app, or install the \
                    .service file by which the bus starts it.
                    """
            )
        }
        if failure.isTimeout {
            return DesktopError(
                code: .timedOut,
                message: "\(name) was asked to come to the front and didn't answer within \(timeout.seconds) s."
            )
        }
        return DesktopError(code: .failed, message: "\(name) didn't come to the front: \(failure.text).")
    }

    // MARK: - By its command

    private func start(opening links: [String], _ token: ActivationToken?) throws(DesktopError) {
        guard let entry else {
            throw DesktopError(
                code: .missing,
                message: "There is neither a name on the bus nor a desktop entry to start the app by."
            )
        }
        let words = try entry.command(opening: links)
        var environment = environment
        ActivationToken.pass(token, to: &environment)
        for program in [entry.requiredProgram, words[0]].compactMap({ $0 })
        where ProgramFile.path(of: program, environment) == nil {
            throw DesktopError(
                code: .missing,
                message: "\(entry.path) starts '\(program)', which isn't installed. Install the app again."
            )
        }
        do throws(DesktopError) {
            try Self.start(words, environment, folder: entry.folder)
        } catch {
            throw DesktopError(code: error.code, message: "\(entry.path): \(error.message)")
        }
    }

    /// Opens a link with the desktop's default application, such as the browser for a web address.
    public static func open(
        link: String,
        token: ActivationToken?,
        environment: [String: String]
    ) throws(DesktopError) {
        var environment = environment
        ActivationToken.pass(token, to: &environment)
        guard ProgramFile.path(of: "xdg-open", environment) != nil else {
            throw DesktopError(
                code: .missing,
                message: "The program 'xdg-open' isn't installed; on Debian it is in the package xdg-utils."
            )
        }
        try start(["xdg-open", link], environment, folder: nil)
    }

    /// Starts a program that outlives this one.
    private static func start(
        _ words: [String],
        _ environment: [String: String],
        folder: String?
    ) throws(DesktopError) {
        let program = ProgramFile.path(of: words[0], environment) ?? words[0]
        let failure = start(program, words, environment, folder: folder)
        guard failure == 0 else {
            let reason = POSIXErrorCode(rawValue: failure).map { POSIXError($0).localizedDescription }
            throw DesktopError(
                code: .failed,
                message: "'\(words[0])' can't be run: \(reason ?? "error \(failure)")."
            )
        }
    }

    /// Starts a program that outlives this one, and returns 0 or the number of the error.
    private static func start(
        _ program: String,
        _ words: [String],
        _ environment: [String: String],
        folder: String?
    ) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
        defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let failure = unsafe fovea_start_apart(program, &arguments, &variables, folder, &process)
        if failure == 0 {
            // A thread waits for the app's end, so that it leaves no zombie process.
            Thread.detachNewThread { [process] in
                var (code, signal): (Int32, Int32) = (0, 0)
                _ = unsafe fovea_reap(process, &code, &signal)
            }
        }
        return failure
    }
}
