import CommandLineKit
import CoreVideo
import Foundation
import ProviderProcesses
import ServiceInterface

extension Examination {
    /// Returns the examinations of the given or registered apps: each is started and searched with a small picture.
    ///
    /// Apps that only a running service knows aren't started again; the service reports their state.
    static func providers(
        _ paths: [String],
        served: [AppDescription],
        environment: [String: String]
    ) -> [Examination] {
        let registry = ProviderRegistry(paths: paths, environment: environment)
        let providers = registry.providers()
        let others = served.filter { app in !providers.contains { $0.id.rawValue == app.id } }
        guard !providers.isEmpty || !others.isEmpty else { return [Examination { noApps(registry) }] }
        return providers.map { provider in Examination { await examined(provider, registry, environment) } }
            + others.map { app in Examination { told(app) } }
    }

    private static func told(_ app: AppDescription) -> Finding {
        let subject = "app \(app.id)"
        let summary = "'fovea serve' was started with it, and says that it is \(app.state)"
        guard let problem = app.problems.first else {
            return Finding(subject, .ok, "\(summary)\(app.offersMoreResults ? "; goes on with searches" : "")")
        }
        let isUsable = app.state != "broken" && app.state != "resting"
        return Finding(subject, isUsable ? .warning : .failed, "\(summary).", remedy: problem)
    }

    private static func noApps(_ registry: ProviderRegistry) -> Finding {
        Finding(
            "apps",
            .warning,
            "No app is registered, so a search finds nothing.",
            remedy: """
                Put a registration into \(registry.folders.first ?? "a folder of registrations"), or name an app with \
                --provider.
                """
        )
    }

    private static func examined(
        _ provider: ProviderDescription,
        _ registry: ProviderRegistry,
        _ environment: [String: String]
    ) async -> Finding {
        guard provider.isUsable else {
            let (detail, remedy) = parts(of: provider.problems.first ?? "It can't be started.")
            return Finding("app \(provider.id)", .failed, detail, remedy: remedy)
        }
        let host = ProviderHost(registry: registry, environment: environment, openingTimes: .remembered(environment))
        let finding: Finding
        do {
            let content = try SearchContent(labels: ["picture"], pixelBuffer: try trialPixels())
            finding = ProviderFinding(try await host.diagnose(provider.id, by: content)).finding
        } catch {
            finding = Finding("app \(provider.id)", .failed, "\(error)")
        }
        await host.stop()
        return finding
    }

    /// Creates a small picture of one color for an app.
    private static func trialPixels() throws -> CVReadOnlyPixelBuffer {
        var attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
            size: CVImageSize(width: 64, height: 64)
        )
        attributes.isShared = true
        let buffer = try CVMutablePixelBuffer(attributes)
        buffer.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, [])
            if let base = CVPixelBufferGetBaseAddress(buffer) { memset(base, 0xC0, CVPixelBufferGetDataSize(buffer)) }
            CVPixelBufferUnlockBaseAddress(buffer, [])
        }
        return CVReadOnlyPixelBuffer(buffer)
    }

    /// Splits a text into its first sentence and the rest, which is the remedy.
    static func parts(of text: String) -> (String, String?) {
        guard let end = text.firstRange(of: ". ") else { return (text, nil) }
        return (text[..<end.lowerBound] + ".", String(text[end.upperBound...]))
    }
}
