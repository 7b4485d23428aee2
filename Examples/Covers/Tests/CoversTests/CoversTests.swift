import Covers
import FoveaTesting
import Testing
import Vision

@Test func aPictureFindsItsCover() async throws {
    let cat = URL(filePath: "../../Pictures/cat.jpg", relativeTo: URL(filePath: #filePath))
    let prints = ["Cat": try await GenerateImageFeaturePrintRequest().perform(on: cat)]
    let app = HostedApp(CoversAppIntents.self) { $0.add(dependency: prints) }
    let results = try await VisualSearch(in: app).results(for: cat)
    #expect(results.titles == ["Cat"])
    try await results.first?.open()
}
