import CommandLineKit
import Foundation
import HTTPEngine

/// The socket at which the user's commands find a service.
struct ServiceSocket {
    /// The address of the socket.
    let address: ListeningSocket.Address
    private let path: String
    private let context: CommandContext

    init(_ context: CommandContext) {
        self.context = context
        path = RunningService.path(context.environment)
        address = .path(path)
    }

    /// Opens the socket, unless the service manager did, or another service has it, which commands use then.
    func opened(besides others: [ListeningSocket]) -> [ListeningSocket] {
        if others.contains(where: { if case .path = $0.address { true } else { false } }) { return [] }
        do {
            try PrivateFolder.make(URL(filePath: path).deletingLastPathComponent())
            return [try .path(path)]
        } catch {
            context.remark("commands don't find this service: \(error)")
            return []
        }
    }

    /// Removes the file, unless another service has replaced it.
    func remove() {
        guard !LocalHTTPClient(path: path).isServed else { return }
        unlink(path)
    }
}
