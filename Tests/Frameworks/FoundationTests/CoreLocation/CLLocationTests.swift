import CoreLocation
import Testing

@Suite("Distances on the earth")
struct DistanceTests {
    /// A distance that somebody else published.
    struct Published: Sendable, CustomTestStringConvertible {
        let name: String
        let start: (Double, Double)
        let end: (Double, Double)
        let meters: Double
        let tolerance: Double
        var testDescription: String { name }

        static let all = [
            // Geoscience Australia's worked example of Vincenty's inverse formula, with its ellipsoid GRS 80, which
            // differs from that of WGS 84 by a tenth of a millimeter at the pole.
            Published(
                name: "Flinders Peak to Buninyong",
                start: (-37.951_033_417, 144.424_867_889),
                end: (-37.652_821_139, 143.926_495_528),
                meters: 54_972.271,
                tolerance: 0.002
            ),
            // The lengths of the ellipsoid of WGS 84 itself.
            Published(
                name: "One degree of the equator",
                start: (0, 0),
                end: (0, 1),
                meters: 111_319.490_793,
                tolerance: 0.000_01
            ),
            Published(
                name: "A quarter of a meridian",
                start: (0, 0),
                end: (90, 0),
                meters: 10_001_965.729_3,
                tolerance: 0.001
            ),
            Published(
                name: "Across the date line",
                start: (0, 179.5),
                end: (0, -179.5),
                meters: 111_319.490_793,
                tolerance: 0.000_01
            ),
            Published(name: "Nowhere", start: (12, 34), end: (12, 34), meters: 0, tolerance: 0),
        ]
    }

    @Test("Distances are those that others published", arguments: Published.all)
    func distances(_ published: Published) {
        let start = CLLocation(latitude: published.start.0, longitude: published.start.1)
        let end = CLLocation(latitude: published.end.0, longitude: published.end.1)
        #expect(abs(start.distance(from: end) - published.meters) <= published.tolerance)
        #expect(abs(end.distance(from: start) - published.meters) <= published.tolerance)
    }

    @Test("Places almost opposite each other are half the earth apart")
    func opposite() {
        let distance = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0.1, longitude: 179.9))
        #expect(abs(distance - 19_990_000) < 110_000)
    }
}

@Suite("Locations")
struct CLLocationTests {
    @Test(
        "A place is valid within half a turn and a quarter",
        arguments: [(90.0, 180.0, true), (90.1, 0, false), (0, -180.1, false)]
    )
    func validity(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
    }

    @Test("What nobody measured is negative")
    func unknown() {
        let location = CLLocation(latitude: 52.5, longitude: 13.4)
        #expect(location.coordinate.latitude == 52.5)
        #expect(location.coordinate.longitude == 13.4)
        #expect(location.horizontalAccuracy == 0)
        #expect(location.verticalAccuracy == -1)
        #expect(location.course == -1)
        #expect(location.speed == -1)
        #expect(abs(location.timestamp.timeIntervalSinceNow) < 60)
    }

    @Test("Locations are equal by their values")
    func equality() {
        let date = Date(timeIntervalSince1970: 0)
        func location(_ altitude: Double) -> CLLocation {
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
                altitude: altitude,
                horizontalAccuracy: 3,
                verticalAccuracy: 4,
                course: 5,
                speed: 6,
                timestamp: date
            )
        }
        #expect(location(7) == location(7))
        #expect(location(7).hash == location(7).hash)
        #expect(location(7) != location(8))
        #expect(location(7).copy() as? CLLocation == location(7))
        #expect(location(7).description.hasPrefix("<1.0, 2.0> ± 3.0 m"))
    }

    @Test("A circle holds what is nearer than its radius")
    func circle() {
        let center = CLLocationCoordinate2D(latitude: 52.5163, longitude: 13.3777)
        let region = CLCircularRegion(center: center, radius: 1000, identifier: "gate")
        #expect(region.contains(center))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 52.5186, longitude: 13.3761)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 52.5208, longitude: 13.4094)))
        #expect(!region.contains(kCLLocationCoordinate2DInvalid))
        #expect(region == CLCircularRegion(center: center, radius: 5, identifier: "gate"))
    }

    @Test("A placemark keeps its address, also in a copy of another")
    func placemark() {
        var address = CLPlacemark.Address()
        address.name = "Brandenburg Gate"
        address.thoroughfare = "Pariser Platz"
        address.locality = "Berlin"
        address.postalCode = "10117"
        address.country = "Germany"
        let location = CLLocation(latitude: 52.5163, longitude: 13.3777)
        let placemark = CLPlacemark(
            location: location,
            timeZone: TimeZone(identifier: "Europe/Berlin"),
            address: address
        )
        let copy = CLPlacemark(placemark: placemark)
        #expect(copy == placemark)
        #expect(copy.hash == placemark.hash)
        #expect(copy.locality == "Berlin")
        #expect(copy.ocean == nil)
        #expect(copy.location?.coordinate.latitude == 52.5163)
        #expect(copy.description == "Brandenburg Gate, Pariser Platz, 10117 Berlin, Germany")
        #expect(copy != CLPlacemark(location: location))
    }
}
