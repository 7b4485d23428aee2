import Foundation
import Testing

@testable import Landmarks

@Suite("The places of Landmarks")
struct LandmarkStoreTests {
    private let store: LandmarkStore

    init() throws { store = try LandmarkStore.bundled() }

    @Test("Are many, on every inhabited continent, each with a picture and labels")
    func places() {
        #expect(store.landmarks.count >= 40)
        #expect(Set(store.continents) == ["Europe", "Asia", "Africa", "North America", "South America", "Oceania"])
        #expect(Set(store.landmarks.map(\.id)).count == store.landmarks.count)
        #expect(Set(store.landmarks.map(\.picture)).count == store.landmarks.count)
        for landmark in store.landmarks {
            #expect(FileManager.default.fileExists(atPath: landmark.pictureURL.path), "\(landmark.name)")
            #expect(
                !landmark.labels.isEmpty && landmark.labels.allSatisfy { $0 == $0.lowercased() },
                "\(landmark.name)"
            )
            #expect(abs(landmark.latitude) < 70 && abs(landmark.longitude) <= 180, "\(landmark.name)")
        }
    }

    @Test("Belong to collections, whose places are all known")
    func collections() {
        #expect(store.collections.count >= 6)
        for collection in store.collections {
            #expect(store.landmarks(in: collection).count == collection.landmarks.count)
        }
    }

    @Test("Are found by the label that fewest have first, and among those by how telling the label is for them")
    func labels() {
        #expect(store.landmarks(labeled: ["tower", "lighthouse"]).map(\.name).first == "Peggy’s Point Lighthouse")
        #expect(store.landmarks(labeled: ["Geyser", "castle"]).map(\.name).first == "Geysir")
        let bridges = store.landmarks(labeled: ["steel arch bridge", "bridge"]).map(\.name)
        #expect(bridges == ["Sydney Harbour Bridge", "Golden Gate Bridge"])
        #expect(store.landmarks(labeled: ["espresso", ""]).isEmpty)
    }

    @Test("Lie on the land of the map, or by its shore")
    func land() throws {
        let eiffel = try #require(store.landmarks.first)
        let sydney = try #require(store.landmarks.last { $0.place == "Sydney" })
        #expect(abs(eiffel.kilometres(to: sydney) - 16_960) < 60)
        #expect(eiffel.coordinates == "48.858° N, 2.295° E")
        #expect(sydney.coordinates.hasSuffix("E") && sydney.coordinates.contains("° S"))
    }
}
