import FoveaProvider

/// A small app that does what the first label of a search tells it.
@main
struct SampleProvider: ProviderApp {
    private let desk = Desk()

    init() {
        let desk = desk
        AppDependencyManager.shared.add(dependency: desk)
    }

    var place: String { get async { await desk.place } }

    func openURL(_ url: URL) async throws -> Bool {
        guard url.scheme == "sample", url.host() == "papers", let number = Int(url.lastPathComponent) else {
            return false
        }
        await desk.go(to: "/papers/\(number)")
        return true
    }

    func page(_ request: PageRequest) async throws -> PageResponse {
        switch request.components.first {
        case nil: .html("<h1>Desk</h1>")
        case "papers": .html("<h1>Paper \(request.components.last ?? "")</h1>")
        case "echo":
            .text(
                """
                \(request.method) \(request.value(named: "q") ?? "-") \(request.headers["accept"] ?? "-") \
                \(String(decoding: request.body, as: UTF8.self))
                """
            )
        case "large": .data(Data(repeating: 7, count: 3_000_000), contentType: "audio/wav")
        case "lost": throw DeskError.drawerStuck
        default: .notFound
        }
    }
}

/// What the app keeps.
actor Desk {
    private(set) var place = "/"
    private(set) var openings = 0

    func go(to place: String) {
        self.place = place
        openings += 1
    }
}

/// What goes wrong at a desk.
enum DeskError: LocalizedError {
    case drawerStuck

    var errorDescription: String? { "The drawer is stuck." }
}
