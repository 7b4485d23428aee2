import DetectorEngine
import Testing

@Suite("Addresses in text")
struct AddressDetectorTests {
    @Test(
        "An address has street, city, state and postal code as far as they are written",
        arguments: [
            ("at 350 Fifth Avenue, New York, NY 10118.", "350 Fifth Avenue", "New York", "NY", "10118"),
            ("Hauptstraße 12, 10115 Berlin", "Hauptstraße 12", "Berlin", nil, "10115"),
            ("221B Baker Street, London NW1 6XE", "221B Baker Street", "London", nil, "NW1 6XE"),
            ("12 rue de Rivoli, 75001 Paris", "12 rue de Rivoli", "Paris", nil, "75001"),
            ("12 Main St\nSpringfield, IL 62701", "12 Main St", "Springfield", "IL", "62701"),
        ]
    )
    func addresses(text: String, street: String, city: String, state: String?, code: String) {
        let address = FoundAddress(street: street, city: city, state: state, postalCode: code)
        #expect(found(.addresses, in: text).map(\.value) == [.address(address)])
    }

    @Test("Numbers with words aren't addresses", arguments: ["12 angry men", "Room 101", "5 Stars Hotel", "2026 Tour"])
    func others(text: String) {
        #expect(found(.addresses, in: text) == [])
    }

    @Test(
        "The number of a house isn't a time",
        arguments: [DetectionKinds.all, [.times, .addresses], [.phones, .addresses]]
    )
    func houseNumber(kinds: DetectionKinds) {
        let address = "1600 Amphitheatre Parkway, Mountain View, CA 94043"
        #expect(found(kinds, in: "Jo\n\(address)").map(\.text) == [address])
        #expect(found(kinds, in: "from 1600 to 1800").allSatisfy { $0.value.kind == .times })
    }
}
