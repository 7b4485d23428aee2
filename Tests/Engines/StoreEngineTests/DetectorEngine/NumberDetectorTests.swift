import DetectorEngine
import Foundation
import Testing

@Suite("Phone numbers, sums, flights and parcels in text")
struct NumberDetectorTests {
    @Test(
        "Phone numbers are found in the form of their region",
        arguments: [
            ("Call (212) 736-5000 now", "US", "(212) 736-5000", "+12127365000", "US"),
            ("+44 20 7946 0958 ext. 12", "US", "+44 20 7946 0958 ext. 12", "+442079460958", "GB"),
            ("Telefon: 030 901820", "DE", "030 901820", "+4930901820", "DE"),
            ("Tél. 01 42 68 53 00", "FR", "01 42 68 53 00", "+33142685300", "FR"),
            ("電話 03-3224-9999", "JP", "03-3224-9999", "+81332249999", "JP"),
        ]
    )
    func phones(text: String, region: String, range: String, international: String, home: String) {
        let number = PhoneNumber(written: range, international: international, region: home)
        #expect(found(.phones, in: text, region: region) == [Found(text: range, value: .phone(number))])
    }

    @Test(
        "Dates, prices, versions and digits in words aren't phone numbers",
        arguments: [
            "2024-01-05", "12/10/2023", "3.14159265", "-77.034040723966", "s666666666s", "192.168.100.101", "1234",
        ]
    )
    func noPhones(text: String) {
        #expect(found(.phones, in: text) == [])
    }

    @Test("A number of another region is less sure with a label, and absent without")
    func foreignPhone() throws {
        let labelled = try #require(detections(.phones, in: "My phone is 0176 123 456 78").first)
        #expect(labelled.confidence < 0.9)
        #expect(found(.phones, in: "0176 1234") == [])
    }

    @Test(
        "Sums have their currency before or after them",
        arguments: [
            ("$1,234.56", "1234.56", "USD"), ("12,50 €", "12.5", "EUR"), ("£3.5 million", "3500000", "GBP"),
            ("EUR 5.000,00", "5000", "EUR"), ("75 dollars", "75", "USD"), ("CHF 1'200.-", "1200", "CHF"),
            ("3 800円", "800", "JPY"), ("A$ 20", "20", "AUD"), ("1.500 €", "1500", "EUR"),
        ]
    )
    func amounts(text: String, value: String, currency: String) throws {
        let amount = MoneyAmount(value: try #require(Decimal(string: value)), currency: currency)
        #expect(found(.amounts, in: text).map(\.value) == [.amount(amount)])
    }

    @Test("A flight has a known airline")
    func flights() {
        #expect(
            found(.flights, in: "Flight LH 454 and BA2490, not QQ 454 or AM 9")
                == [
                    Found(text: "LH 454", value: .flight(FlightNumber(airline: "LH", number: 454))),
                    Found(text: "BA2490", value: .flight(FlightNumber(airline: "BA", number: 2490))),
                ]
        )
    }

    @Test(
        "A parcel's check digit is right",
        arguments: [
            ("1Z999AA10123456784", ParcelNumber.Carrier.ups), ("RR123456785GB", .post),
            ("9400 1000 0000 0000 0000 00", nil), ("1Z999AA10123456785", nil), ("RR123456784GB", nil),
            ("tracking 986578788855", .fedEx), ("986578788855", nil),
        ]
    )
    func parcels(text: String, carrier: ParcelNumber.Carrier?) {
        let carriers = found(.parcels, in: text).map { found in
            if case .parcel(let parcel) = found.value { parcel.carrier } else { nil as ParcelNumber.Carrier? }
        }
        #expect(carriers == (carrier.map { [$0] } ?? []))
    }
}
