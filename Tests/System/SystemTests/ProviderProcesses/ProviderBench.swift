import CoreVideo
import Foundation
public import ProviderProcesses
import TestSupport

/// A folder of registrations of the test providers, and a host of them.
struct ProviderBench {
    let folder: TemporaryFolder
    let host: ProviderHost

    /// Registers programs by name, each with what it is told.
    init(
        _ programs: [String: [String]],
        registering more: [String: String] = [:],
        limits: ProviderLimits = ProviderBench.limits,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        folder = try TemporaryFolder()
        for (name, words) in programs {
            var registration: [String: Any] = [
                "version": 1, "name": name.capitalized, "executable": try Self.program(words[0]),
                "arguments": Array(words.dropFirst()),
            ]
            registration.merge(more) { $1 }
            try JSONSerialization.data(withJSONObject: registration).write(to: folder.file("\(name).json"))
        }
        host = ProviderHost(
            registry: ProviderRegistry(folders: [folder.path]),
            limits: limits,
            environment: environment
        )
    }

    /// Times that are long on a busy machine, with little patience.
    static let limits = ProviderLimits(
        search: .seconds(20),
        opening: .seconds(20),
        page: .seconds(20),
        start: .seconds(20),
        patience: .milliseconds(300)
    )

    /// The program of a target, which lies beside the program of the tests.
    static func program(_ name: String) throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    }

    /// Asks a provider by a label.
    func search(
        _ id: ProviderID,
        _ label: String = "paper",
        limit: Int = 10,
        deadline: Duration? = nil
    ) async throws(AppFailure) -> Answer {
        try await host.search(
            SearchContent(labels: [label], pixelBuffer: nil),
            in: id,
            limit: limit,
            deadline: deadline
        )
    }

    /// Asks a provider that has no answer, and returns why.
    func failure(_ id: ProviderID, _ label: String = "paper", deadline: Duration? = nil) async -> AppFailure? {
        do throws(AppFailure) {
            _ = try await search(id, label, deadline: deadline)
            return nil
        } catch {
            return error
        }
    }
}

extension ProviderID: ExpressibleByStringLiteral {
    /// The name of a provider in a test.
    public init(stringLiteral value: String) {
        guard let id = ProviderID(rawValue: value) else { preconditionFailure("\(value) is no name of a provider.") }
        self = id
    }
}
