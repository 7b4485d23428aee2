import Foundation
import FoveaProvider
import Testing

@testable import MusicDiscovery

@Suite("The pages of Music")
struct MusicPagesTests {
    private let trial: MusicTrial

    init() throws { trial = try MusicTrial() }

    @Test("Lead on to each other: every link and picture of every page is there")
    func links() async throws {
        let number = trial.navigator.keep(trial.library.albums.map(\.id), shown: 1, picture: Data([1]))
        var (waiting, seen): ([String], Set<String>) = (["/", "/search/\(number)"], ["/", "/search/\(number)"])
        var kinds: [String: Int] = [:]
        while let path = waiting.popLast() {
            let response = try await trial.get(path)
            #expect(response.status == 200, "\(path)")
            kinds[response.contentType, default: 0] += 1
            guard response.contentType.hasPrefix("text/html") else { continue }
            let page = String(decoding: response.body, as: UTF8.self)
            #expect(page.contains("<h1"), "\(path)")
            for link in page.matches(of: /(?:href|src)="([^"#]+)"/) {
                let address = String(link.1).replacing("&amp;", with: "&")
                let target = try #require(URL(string: address, relativeTo: URL(string: "http://app" + path)))
                var next = target.path(percentEncoded: true)
                // Of the many searches, those with one filter stand for all; a preview is played once.
                if let query = target.query(percentEncoded: true) {
                    guard !path.contains("?") else { continue }
                    next += "?" + query
                }
                let previews = kinds["audio/wav", default: 0] + waiting.count { $0.hasSuffix(".wav") }
                if next.hasSuffix(".wav"), previews > 3 { continue }
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        #expect(seen.count { $0.hasPrefix("/albums/") && !$0.hasSuffix(".wav") } == trial.library.albums.count)
        #expect(seen.count { $0.hasPrefix("/artists/") && $0 != "/artists/" } == trial.library.artists.count)
        #expect(kinds["image/webp"] == trial.library.albums.count)
    }

    @Test(
        "Answer that there is nothing where there is nothing",
        arguments: [
            "/albums/none", "/albums/..%2F..%2FLibrary.json", "/covers/..%2FLibrary.webp", "/covers/../Library.json",
            "/concerts/x",
            "/artists/%3Cscript%3E", "/search/999", "/search/999/picture.jpg", "/albums/ripe/previews/0.wav",
            "/albums/ripe/previews/6.wav", "/albums/ripe/previews/x", "/Library.json", "/a/b/c/d/e",
        ]
    )
    func nothing(path: String) async throws {
        let response = try await trial.get(path)
        #expect(response.status == 404)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("<script"))
    }

    @Test("Escape what people type")
    func escaping() async throws {
        let page = try await trial.get("/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E&genre=%22%3E%3Cimg%3E")
        let text = String(decoding: page.body, as: UTF8.self)
        #expect(!text.contains("<script") && !text.contains("<img>"))
        #expect(text.contains("&lt;script&gt;"))
        #expect(text.contains("No album fits"))
    }

    @Test("Play previews of a record's songs, each its own")
    func previews() async throws {
        let first = try await trial.get("/albums/ripe/previews/1.wav")
        let second = try await trial.get("/albums/ripe/previews/2.wav")
        #expect(first.contentType == "audio/wav")
        #expect(first.body.count > 300_000)
        #expect(first.body != second.body)
    }

    @Test("Use no scripts, and nothing from elsewhere", arguments: ["/", "/search", "/albums/circuit-01", "/concerts"])
    func plain(path: String) async throws {
        let page = String(decoding: try await trial.get(path).body, as: UTF8.self)
        #expect(!page.contains("<script") && !page.contains("style=") && !page.contains("http"))
        #expect(page.contains(#"<html lang="en">"#))
        #expect(page.contains(/<main id="content"/))
        #expect(page.matches(of: /<img (?![^>]*alt=)/).isEmpty)
        #expect(page.matches(of: /<h1/).count == 1)
    }
}
