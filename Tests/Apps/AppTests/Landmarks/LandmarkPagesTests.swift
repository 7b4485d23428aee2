import Foundation
import FoveaProvider
import Testing

@testable import Landmarks

@Suite("The pages of Landmarks")
struct LandmarkPagesTests {
    private let trial: LandmarksTrial

    init() throws { trial = try LandmarksTrial() }

    @Test("Lead on to each other: every link and picture of every page is there")
    func links() throws {
        let number = trial.navigator.keep([1, 2], by: .picture)
        var (waiting, seen): ([String], Set<String>) = (["/", "/found/\(number)"], ["/", "/found/\(number)"])
        while let path = waiting.popLast() {
            let response = try trial.get(path)
            #expect(response.status == 200, "\(path)")
            guard response.contentType.hasPrefix("text/html") else { continue }
            let page = String(decoding: response.body, as: UTF8.self)
            #expect(page.matches(of: /<h1/).count == 1, "\(path)")
            #expect(!page.contains("<script") && !page.contains("style=") && !page.contains("http"), "\(path)")
            #expect(page.matches(of: /<img (?![^>]*alt=)/).isEmpty, "\(path)")
            for link in page.matches(of: /(?:href|src)="([^"#]+)"/) {
                let address = String(link.1).replacing("&amp;", with: "&")
                let target = try #require(URL(string: address, relativeTo: URL(string: "http://app" + path)))
                let query = target.query(percentEncoded: true).map { "?" + $0 } ?? ""
                let next = target.path(percentEncoded: true) + query
                if seen.insert(next).inserted { waiting.append(next) }
            }
        }
        #expect(seen.count { $0.hasPrefix("/landmarks/") } == trial.store.landmarks.count)
        #expect(seen.count { $0.hasPrefix("/collections/") } == trial.store.collections.count)
        #expect(seen.count { $0.hasPrefix("/pictures/") } == trial.store.landmarks.count)
    }

    @Test(
        "Answer that there is nothing where there is nothing",
        arguments: [
            "/landmarks/0", "/landmarks/x", "/landmarks/99999999999999999999", "/collections/%3Cscript%3E",
            "/collections/a/b",
            "/found/7", "/pictures/..%2FLandmarks.webp", "/pictures/uluru", "/Landmarks.json", "/a/b/c",
        ]
    )
    func nothing(path: String) throws {
        let response = try trial.get(path)
        #expect(response.status == 404)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("<script"))
    }

    @Test("Draw a map with land on it, and a pin at each place's coordinates")
    func map() throws {
        let page = String(decoding: try trial.get("/landmarks/48").body, as: UTF8.self)
        #expect(page.matches(of: /h0/).count > 900)
        // Uluru: 131.0 east is 311 from the left, 25.3 south is 115.3 from the top.
        #expect(page.contains(#"cx="311.0" cy="115.3""#))
        #expect(page.matches(of: /class="pin"/).count == 1)
    }
}
