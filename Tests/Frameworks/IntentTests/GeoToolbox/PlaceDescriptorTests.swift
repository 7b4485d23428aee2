@testable import AppIntents
import GeoToolbox
import Testing

@Suite("Descriptions of places")
struct PlaceDescriptorTests {
    private let spire = PlaceDescriptor(
        representations: [
            .address("O'Connell Street, Dublin"),
            .coordinate(CLLocationCoordinate2D(latitude: 53.3498, longitude: -6.2603)),
        ],
        commonName: "The Spire",
        supportingRepresentations: [.serviceIdentifiers(["com.example.maps": "spire"])]
    )

    @Test("A description tells the first of what is known")
    func reading() {
        #expect(spire.address == "O'Connell Street, Dublin")
        #expect(spire.coordinate?.latitude == 53.3498)
        #expect(spire.serviceIdentifier(for: "com.example.maps") == "spire")
        #expect(spire.serviceIdentifier(for: "com.example.other") == nil)
        #expect(spire.description == "The Spire")
        let here = PlaceDescriptor(
            representations: [.deviceLocation(CLLocation(latitude: 1, longitude: 2))],
            commonName: nil
        )
        #expect(here.coordinate?.longitude == 2)
        #expect(here.address == nil)
        #expect(here.description == "1.0, 2.0")
        #expect(here != spire)
    }

    @Test("A description comes back from its coding")
    func coding() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4),
            altitude: 5,
            horizontalAccuracy: 6,
            verticalAccuracy: 7,
            course: 8,
            speed: 9,
            timestamp: Date(timeIntervalSinceReferenceDate: 10)
        )
        let place = PlaceDescriptor(
            representations: spire.representations + [.deviceLocation(location)],
            commonName: spire.commonName,
            supportingRepresentations: spire.supportingRepresentations
        )
        let data = try JSONEncoder().encode(place)
        #expect(try JSONDecoder().decode(PlaceDescriptor.self, from: data) == place)
    }

    @Test("An intent takes a place, or an address that stands for one")
    func parameter() async throws {
        let intent = try await IntentInvocation.intent(Visit.self, arguments: ["place": spire])
        #expect(try await intent.perform().value == "The Spire")
        let written = try await IntentInvocation.intent(Visit.self, arguments: ["place": "1 Main Street"])
        #expect(written.place.address == "1 Main Street")
        #expect(String(localized: spire.displayRepresentation.title) == "The Spire")
    }
}

private struct Visit: AppIntent {
    static let title: LocalizedStringResource = "Visit"

    @Parameter(title: "Place") var place: PlaceDescriptor

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: place.commonName ?? place.address ?? "")
    }
}
