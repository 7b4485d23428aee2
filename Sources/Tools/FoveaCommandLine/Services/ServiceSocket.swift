import CommandLineKit
import Foundation
import HTTPEngine

/// The socket by which commands of the same person find a service.
struct ServiceSocket {
    /// Where the socket lies.
    let address: ListeningSocket.Address
    private let path: String
    private let context: CommandContext

    init(_ context: CommandContext) {
        self.context = context
        path = RunningService.path(context.environment)
        address = .path(path)
    }

    /// Opens the socket, unless the service manager did, or another service has it; then commands ask that one.
    func opened(beside others: [ListeningSocket]) -> [ListeningSocket] {
        if others.contains(where: { if case .path = $0.address { true } else { false } }) { return [] }
        do {
            try PrivateFolder.make(URL(filePath: path).deletingLastPathComponent())
            return [try .path(path)]
        } catch {
            context.remark("commands don't find this service: \(error)")
            return []
        }
    }

    /// Takes the file away, unless another service has put its own there.
    func remove() {
        guard !LocalHTTPClient(path: path).isServed else { return }
        unlink(path)
    }
}
