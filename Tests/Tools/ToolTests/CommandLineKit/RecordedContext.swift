import CommandLineKit
import Foundation
import Synchronization

/// A context that keeps in memory what is written.
final class RecordedContext: Sendable {
    private let written = Mutex((output: Data(), errors: Data()))
    private let isTerminal: Bool

    init(isTerminal: Bool = false) { self.isTerminal = isTerminal }

    var output: String { String(decoding: written.withLock(\.output), as: UTF8.self) }
    var errors: String { String(decoding: written.withLock(\.errors), as: UTF8.self) }

    func context(environment: [String: String] = [:]) -> CommandContext {
        CommandContext(
            output: OutputChannel(isTerminal: isTerminal) { [self] data in
                written.withLock { $0.output.append(data) }
            },
            errors: OutputChannel(isTerminal: isTerminal) { [self] data in
                written.withLock { $0.errors.append(data) }
            },
            environment: environment
        ) { _ in Data() }
    }
}
