import Foundation
import ProviderProcesses
import FoveaTesting
import TestSupport
import Testing
import VisualIntelligence

@Suite("The provider that is made in five minutes")
struct PostcardsTests {
    @Test("Is the one that the guide shows", arguments: ["Package.swift", "Postcard.swift", "Postcards.swift"])
    func guide(file: String) throws {
        let folder = Checkout.folder.appending(path: "Examples/Postcards")
        let sources = file == "Package.swift" ? folder : folder.appending(path: "Sources/Postcards")
        let built = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            .replacing("name: \"fovea\", path: \"../..\"", with: "url: \"<this repository>\", branch: \"main\"")
        let guide = try String(
            contentsOf: Checkout.folder.appending(
                path: "Sources/System/FoveaProvider/Documentation.docc/Make-a-provider-in-five-minutes.md"
            ),
            encoding: .utf8
        )
        #expect(guide.contains("```swift\n\(built)```\n"))
    }

    @Test("Finds the picture that a person points at, and shows it on a page")
    func searching() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let pictures = Checkout.folder.appending(path: "Examples/Pictures")
        for name in ["cat.jpg", "coffee.jpg", "lighthouse.png"] {
            try FileManager.default.copyItem(at: pictures.appending(path: name), to: folder.file(name))
        }
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "Postcards").path
        let file = folder.file("postcards.json")
        let registration: [String: Any] = [
            "version": 1, "name": "Postcards", "executable": program, "arguments": [folder.path],
        ]
        try JSONSerialization.data(withJSONObject: registration).write(to: file)

        let host = ProviderHost(registry: ProviderRegistry(paths: [file.path], folders: []), limits: Self.patient)
        let provider = try #require(host.providers.first)
        #expect(provider.problems.isEmpty && provider.name == "Postcards")
        let seen = try await SemanticContentDescriptor(seeing: pictures.appending(path: "cat.jpg"))
        let content = try SearchContent(labels: [], pixelBuffer: seen.pixelBuffer)
        let answer = try await host.search(content, in: provider.id)
        #expect(answer.results.map(\.title) == ["cat"])
        let result = try #require(answer.results.first)
        #expect(result.thumbnail != nil && result.canOpen)

        let opening = try await host.open(result.reference, in: provider.id)
        #expect(opening.place == "/cat.jpg")
        let page = try await host.page(PageRequest(path: "/cat.jpg"), in: provider.id)
        #expect(String(decoding: page.body, as: UTF8.self).contains(#"<img src="cat.jpg/picture" alt="">"#))
        let picture = try await host.page(PageRequest(path: "/cat.jpg/picture"), in: provider.id)
        #expect(picture.contentType == "image/jpeg")
        #expect(try await host.page(PageRequest(path: "/secret.jpg"), in: provider.id).status == 404)
        await host.stop()
    }

    /// Times that are long on a busy machine.
    private static let patient = ProviderLimits(
        search: .seconds(30),
        opening: .seconds(30),
        page: .seconds(30),
        start: .seconds(30)
    )
}
