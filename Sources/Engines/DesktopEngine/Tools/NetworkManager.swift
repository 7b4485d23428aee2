import Foundation

/// The program that keeps a Linux desktop's networks.
public struct NetworkManager: Sendable {
    private let tool: DesktopTool

    /// Names the program in an environment.
    public init(environment: [String: String]) {
        tool = DesktopTool("nmcli", package: "network-manager", environment: environment)
    }

    /// Joins a wireless network, and remembers it.
    ///
    /// The call blocks its thread. The password isn't among the program's words, which other people of the machine can
    /// read.
    public func join(
        _ name: String,
        password: String?,
        isHidden: Bool,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(DesktopError) {
        var words = ["device", "wifi", "connect", name]
        if password != nil { words.insert("--ask", at: 0) }
        if isHidden { words += ["hidden", "yes"] }
        // It gives up by itself after 90 seconds.
        let patience = Patience(.seconds(100), isCancelled: isCancelled)
        let ending = try tool.ending(taking: Data(((password ?? "") + "\n").utf8), words, patience: patience)
        guard ending.code != 0 else { return }
        throw Self.error(ending, name)
    }

    private static func error(_ ending: DesktopTool.Ending, _ name: String) -> DesktopError {
        switch ending.code {
        case 3: DesktopError(code: .timedOut, message: "'\(name)' doesn't answer. Go nearer to it, and try again.")
        case 4: DesktopError(code: .denied, message: "'\(name)' can't be joined. Its password may be another one.")
        case 8: DesktopError(code: .missing, message: "NetworkManager doesn't run. Start it with systemctl.")
        case 10: DesktopError(code: .empty, message: "No network here is named '\(name)'. Go nearer, and try again.")
        default: DesktopError(code: .failed, message: ending.message(of: "nmcli"))
        }
    }
}
