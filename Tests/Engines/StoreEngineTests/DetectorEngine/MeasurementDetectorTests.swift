import DetectorEngine
import Testing

@Suite("Measurements and payments")
struct MeasurementDetectorTests {
    @Test(
        "A number with a unit is a measurement",
        arguments: [
            ("The trail is 12.5 km long.", "12.5 km", 12.5, MeasuredValue.Unit.kilometers),
            ("It froze: -5 °C at night", "-5 °C", -5, .celsius),
            ("98.6°F", "98.6°F", 98.6, .fahrenheit),
            ("No more than 50 km/h here", "50 km/h", 50, .kilometersPerHour),
            ("Add 1,500 mL of water", "1,500 mL", 1500, .milliliters),
            ("a flat of 72 m² in town", "72 m²", 72, .squareMeters),
            ("8 fl oz (237 ml)", "8 fl oz", 8, .fluidOunces),
            ("six pounds, or 3 kilos", "3 kilos", 3, .kilograms),
        ]
    )
    func value(text: String, part: String, value: Double, unit: MeasuredValue.Unit) {
        let first = found([.measurements], in: text).first
        #expect(first == Found(text: part, value: .measurement(MeasuredValue(value: value, unit: unit))))
    }

    @Test(
        "A number without a unit, or a piece of a word, isn't one",
        arguments: ["A4 paper", "at 5 in Rome", "3-5 m", "5 members", "10 mm/", "room 12\nm", "v1.2 g++", "5 MB_a", ""]
    )
    func none(text: String) {
        let values = found([.measurements], in: text).map(\.text)
        #expect(values == [])
    }

    @Test("Money and times go before measurements")
    func order() {
        #expect(found(.all, in: "$5 m").map(\.value.kind) == [.amounts])
        #expect(found(.all, in: "Meet at 5 pm, 2 km away").map(\.value.kind) == [.times, .measurements])
    }

    @Test("The address of a payment has a bank's handle, and one of mail hasn't")
    func payments() {
        #expect(found(.all, in: "Pay to asha.k-9@okaxis.").map(\.value) == [.payment("asha.k-9@okaxis")])
        #expect(found(.all, in: "asha@upi.example.com").map(\.value.kind) == [.mail])
        #expect(found([.payments], in: "asha@example, @upi, a@upi, x@upix").isEmpty)
    }
}
