import CommandLineKit
import Foundation
import FoveaCommandLine
import FoveaSessions
import ServiceSupport
import Synchronization
import TestSupport

/// A folder of pictures and a program to run on them.
final class Workbench: Sendable {
    private let place: TemporaryFolder
    private let written = Mutex((output: Data(), errors: Data()))
    private let apps: FakeApps
    private let noted = Mutex<[SearchHost.Request]>([])

    init(apps: FakeApps = FakeApps([])) throws {
        self.apps = apps
        place = try TemporaryFolder()
    }

    /// The path of the folder.
    var folder: String { place.path }

    var output: String { String(decoding: written.withLock(\.output), as: UTF8.self) }

    /// What was written to standard error, with the folder's path left out.
    var errors: String {
        String(decoding: written.withLock(\.errors), as: UTF8.self).replacing("\(folder)/", with: "")
    }

    /// The searches that apps were looked for.
    var requests: [SearchHost.Request] { noted.withLock { $0 } }

    /// Makes a file and returns its path.
    func file(_ name: String, _ content: String = "picture") throws -> String {
        let path = "\(folder)/\(name)"
        try Data(content.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Forgets what was written.
    func clear() { written.withLock { $0 = (Data(), Data()) } }

    func run(
        _ words: [String],
        input: String = "",
        environment: [String: String] = [:],
        isInterrupted: Bool = false,
        answer: Bool? = nil
    ) async -> ExitCode {
        await run(
            words,
            input: Data(input.utf8),
            environment: environment,
            isInterrupted: isInterrupted,
            answer: answer
        )
    }

    func run(
        _ words: [String],
        input: Data,
        environment: [String: String] = [:],
        isInterrupted: Bool = false,
        answer: Bool? = nil
    ) async -> ExitCode {
        var context = CommandContext(
            output: OutputChannel { [self] data in written.withLock { $0.output.append(data) } },
            errors: OutputChannel { [self] data in written.withLock { $0.errors.append(data) } },
            environment: environment.merging(["XDG_RUNTIME_DIR": folder]) { _, new in new }
        ) { limit in input.prefix(limit) }
        context.interruption = {
            let interruption = Interruption()
            if isInterrupted { interruption.request() }
            return interruption
        }
        context.ask = { _ in answer }
        return await CommandRunner(suite).run(words, in: context)
    }

    private var suite: CommandSuite {
        FoveaSuite.suite(FakeAnalysis()) { [self] request in
            noted.withLock { $0.append(request) }
            return SearchHost(
                apps: apps,
                describer: FakeDescriber(limits: request.limits),
                order: AppOrder(file: place.file("order.json"))
            )
        }
    }

    /// The bytes that were written to standard output.
    var outputData: Data { written.withLock(\.output) }

    /// What was written to standard output, read as JSON.
    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
}
