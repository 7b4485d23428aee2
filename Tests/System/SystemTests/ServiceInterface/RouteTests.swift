import Foundation
import ServiceInterface
import Testing

@Suite("Routes of the service")
struct RouteTests {
    @Test(
        "Have paths that name them again",
        arguments: [
            Route.health, .metrics, .description, .search, .session("s"), .searchAgain("s"), .picture("s"),
            .thumbnail(session: "s", app: "a b/c", index: 3), .open, .more, .look, .read, .readAgain("s"), .providers,
            .subjects, .subjectsAgain("s"), .cutOut, .cutOutAgain("s"),
            .pin("ä"), .icon("a"), .events, .catalogs, .catalog("c"), .catalogItems("c"), .searchCatalog("c"),
            .index("c"), .job("j"),
            .page(app: "a"), .file, .nothing,
        ]
    )
    func paths(route: Route) {
        let segments = route.path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        #expect(Route(segments.compactMap(\.removingPercentEncoding)) == route)
    }

    @Test("Name nothing below the version where there is nothing", arguments: ["v1", "v1/", "v1/jobs", "v1/jobs/1/2"])
    func nothing(path: String) {
        #expect(Route(path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }) == .nothing)
    }
}
