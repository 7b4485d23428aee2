/// The number of a flight.
package struct FlightNumber: Hashable, Sendable {
    /// The airline's two characters of IATA.
    package let airline: String
    /// The number.
    package let number: Int

    package init(airline: String, number: Int) {
        self.airline = airline
        self.number = number
    }
}
