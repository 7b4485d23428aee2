@_spi(FoveaRegistration) import AppIntents
import FoundationCompatibility
import FoveaHosting
import ProcessEngine
package import ProviderFrames
import StoreEngine

/// The lifetime of an app's program.
enum ProviderProgram {
    /// Runs an app until the system closes its end of the connection.
    @MainActor
    static func run<App: ProviderApp>(_ type: App.Type) async {
        StandardOutput.passEveryLine()
        guard let socket = takeSocket() else {
            let text = """
                \(ProcessInfo.processInfo.processName) answers searches of Fovea, which starts it when it is needed. \
                Try: fovea search --provider \(CommandLine.arguments.first ?? "PROGRAM") picture.jpg

                """
            FileHandle.standardError.write(Data(text.utf8))
            exit(64)
        }
        let app = RunningApp<App>()
        let server = ProviderServer(
            offer: offer(of: type),
            face: AppFace(
                place: { await app.place },
                follow: { try await app.openURL($0) },
                page: { try await app.page($0) }
            )
        )
        ConsentPrompt.install { await server.questions.ask($0) }
        server.serve(socket) { _ in
            // The app has no use without the system, and a query that never ends must not keep it alive. The app's own
            // threads may be anywhere, so nothing is deinitialized.
            _exit(0)
        }
        // There is nothing else to do here; the thread that reads ends the process.
        while true { try? await Task.sleep(for: .seconds(86_400)) }
    }

    /// Takes the socket that the system passed, and marks it close-on-exec.
    private static func takeSocket() -> Descriptor? {
        guard
            let text = ProcessInfo.processInfo.environment[WireVersion.socketVariable],
            let number = Int32(text), number > 2, fcntl(number, F_SETFD, FD_CLOEXEC) == 0
        else { return nil }
        unsafe unsetenv(WireVersion.socketVariable)
        return Descriptor(owning: number)
    }

    private static func offer<App: ProviderApp>(of type: App.Type) -> Result<HostedContent, AppFailure> {
        do throws(AppIntentsRegistrationError) {
            let content = try AppIntentsContent.registered(inModuleOf: type)
            return .success(HostedContent(name: content.moduleName, content: content))
        } catch {
            return .failure(AppFailure(.noQuery, "\(error)"))
        }
    }
}

/// The app, which runs on the main actor.
@MainActor
private final class RunningApp<App: ProviderApp> {
    private let app = App()

    var place: String { get async { await app.place } }

    func openURL(_ url: URL) async throws -> Bool { try await app.openURL(url) }

    func page(_ request: PageRequest) async throws -> PageResponse { try await app.page(request) }
}

/// The app's own functions that the system calls, besides its intents.
package struct AppFace: Sendable {
    let place: @MainActor @Sendable () async -> String
    let follow: @MainActor @Sendable (URL) async throws -> Bool
    let page: @MainActor @Sendable (PageRequest) async throws -> PageResponse

    /// Creates the functions of an app.
    package init(
        place: @escaping @MainActor @Sendable () async -> String,
        follow: @escaping @MainActor @Sendable (URL) async throws -> Bool = { _ in false },
        page: @escaping @MainActor @Sendable (PageRequest) async throws -> PageResponse
    ) {
        self.place = place
        self.follow = follow
        self.page = page
    }
}
