/// A token by which a desktop lets a program come to the front after a person's action.
///
/// Wayland knows it as an activation token (`xdg-activation-v1`), X11 as the identifier of a startup notification. A
/// token is good for one program, once.
public struct ActivationToken: Sendable, Hashable {
    /// The names of the environment variables that pass a token to a program.
    public static let variables = (token: "XDG_ACTIVATION_TOKEN", startup: "DESKTOP_STARTUP_ID")
    private static let byteLimit = 512

    /// The activation token.
    public let token: String
    /// The identifier of the startup notification; current desktops take the token in its place.
    public let startup: String

    /// Creates a token, or returns nil when the string isn't one.
    public init?(_ text: String) { self.init(token: text, startup: nil) }

    /// Takes the token of this program's start from its environment, or returns nil without one.
    public init?(environment: [String: String]) {
        self.init(token: environment[Self.variables.token], startup: environment[Self.variables.startup])
    }

    private init?(token: String?, startup: String?) {
        let sound = [token, startup].map { $0.flatMap { Self.isSound($0) ? $0 : nil } }
        guard let first = sound[0] ?? sound[1] else { return nil }
        self.token = first
        self.startup = sound[1] ?? first
    }

    /// Tokens go into environment variables and messages, so they are short and printable.
    private static func isSound(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= byteLimit && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Sets a program's token in its environment, or removes one that was used.
    package static func pass(_ token: ActivationToken?, to environment: inout [String: String]) {
        environment[variables.token] = token?.token
        environment[variables.startup] = token?.startup
    }
}
