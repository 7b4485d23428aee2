import Foundation
import FoveaProvider
import Synchronization

/// The pictures of a folder, and the one on top.
final class Rack: Sendable {
    let postcards: [Postcard]
    private let top = Mutex<Postcard?>(nil)

    init(_ folder: URL) {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        postcards = (files ?? []).filter { ["jpg", "png", "webp"].contains($0.pathExtension) }
            .map { Postcard(id: $0.lastPathComponent, file: $0) }
    }

    /// The path of the page where the app stands.
    var place: String { top.withLock { "/" + ($0?.id.addressPart ?? "") } }

    func open(_ postcard: Postcard) { top.withLock { $0 = postcard } }
}

/// The app: a page for each picture of the folder that its argument names.
@main
struct Postcards: ProviderApp {
    private let rack = Rack(URL(filePath: CommandLine.arguments.dropFirst().first ?? "."))

    init() {
        let rack = rack
        AppDependencyManager.shared.add(dependency: rack)
    }

    var place: String { rack.place }

    func page(_ request: PageRequest) async throws -> PageResponse {
        let parts = request.components
        guard let id = parts.first else { return page("Postcards", rack.postcards.html(link)) }
        guard let postcard = rack.postcards.first(where: { $0.id == id }) else { return .notFound }
        if parts.last == "picture" { return try .file(postcard.file) }
        return page(postcard.name, #"<img src="\#(id.addressPart)/picture" alt="">"#)
    }

    private func link(to postcard: Postcard) -> HTML {
        #"<p><a href="\#(postcard.id.addressPart)">\#(postcard.name)</a></p>"#
    }

    private func page(_ title: String, _ body: HTML) -> PageResponse {
        let page: HTML = "<!doctype html><html lang=en><title>\(title)</title><h1>\(title)</h1>\(body)</html>"
        return .html(page.source)
    }
}
