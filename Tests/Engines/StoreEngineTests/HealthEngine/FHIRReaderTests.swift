import Foundation
import TestSupport
import Testing

@testable import HealthEngine

@Suite("JSON of FHIR")
struct FHIRReaderTests {
    @Test("Is written as it was read, with every digit")
    func roundTrip() throws {
        let text = """
            {
              "b": 120.0,
              "a": [
                null,
                true,
                -1.50e-3,
                {},
                []
              ],
              "text": "\\"é\\\\ 😀\\n\\u0001",
              "nested": {
                "": false
              }
            }

            """
        #expect(try FHIRReader.object(in: text.utf8).text == text)
        #expect(try FHIRReader.object(in: "\u{feff} {\"a\":\"\\ud83d\\ude00\\/\"} ".utf8)["a"] == "😀/")
    }

    @Test(
        "That is none is refused",
        arguments: [
            "", "[]", "1", "{", "{}x", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1 \"b\":2}", "{\"a\":01}",
            "{\"a\":1.}", "{\"a\":.5}", "{\"a\":1e}", "{\"a\":+1}", "{\"a\":NaN}", "{\"a\":Infinity}", "{\"a\":-}",
            "{\"a\":tru}",
            "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}", "{\"a\":\"\\u+123\"}", "{\"a\":\"\\ud83d\"}",
            "{\"a\":\"\\ud83d\\u0041\"}",
            "{\"a\":\"\\ude00\"}", "{\"a\":\"", "{\"a\":\"\n\"}", "{\"a\":1,\"a\":2}", "{\"a\":[1,]}", "{\"a\":[1",
            "nul",
        ]
    )
    func malformed(text: String) throws {
        let error = try #require(throws: HealthError.self) { try FHIRReader.object(in: text.utf8) }
        #expect(error.code == .malformed)
    }

    @Test("With bytes that are no UTF-8 is refused")
    func encoding() throws {
        for bytes: [UInt8] in [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf]] {
            let error = try #require(throws: HealthError.self) {
                try FHIRReader.object(in: Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8))
            }
            #expect(error.code == .malformed)
        }
    }

    @Test(
        "Beyond a limit is refused",
        arguments: [
            LongText(repeating: "{\"a\":", count: 100_000), LongText("{\"a\":", repeating: "[", count: 100_000),
            LongText("{\"a\":1e999}"), LongText("{\"a\":-1e999}"),
            LongText("{\"a\":1", repeating: "0", count: 400, end: "}"),
            LongText("{\"a\":0.", repeating: "0", count: 80, end: "}"),
            LongText("{", repeating: " ", count: 1 << 20, end: "}"),
        ]
    )
    func limits(long: LongText) throws {
        let error = try #require(throws: HealthError.self) { try FHIRReader.object(in: long.text.utf8) }
        #expect(error.code == .tooLarge)
    }

    @Test("Is read or refused, however its bytes are changed, and what is read is stable")
    func mutations() throws {
        var generator = SplitMix(state: 11)
        let seeds = [Samples.bloodPressure, Samples.foreign, Samples.glucose].map { Array($0.utf8) }
        let signs = Array("{}[]\",:\\u0e9.-+tfn ".utf8)
        var readings = 0
        for round in 0..<2000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes[index] = signs.randomElement(using: &generator) ?? 0
                case 2:
                    bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...40, using: &generator)))
                case 3: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 30)], at: index)
                default: bytes[index] = UInt8(ascii: "9")
                }
                if bytes.isEmpty { bytes = [0] }
            }
            guard let object = try? FHIRReader.object(in: bytes) else { continue }
            #expect(try FHIRReader.object(in: object.text.utf8) == object)
            guard let reading = try? Reading(object) else { continue }
            readings += 1
            // What is read can be saved again, unless its date or value is one that FHIR can't write.
            guard let written = try? reading.observation(replacing: object) else { continue }
            let again = try Reading(written)
            #expect(again.identifier == reading.identifier && again.kind == reading.kind)
        }
        #expect(readings > 60)
    }

    @Test(
        "Has dates in the forms of FHIR",
        arguments: [
            ("2026", "2026-01-01T00:00:00+01:00"), ("2026-07", "2026-07-01T00:00:00+02:00"),
            ("2026-07-14", "2026-07-14T00:00:00+02:00"), ("2026-07-14T08:30:00Z", "2026-07-14T10:30:00+02:00"),
            ("2026-07-14T08:30:00.125-05:00", "2026-07-14T15:30:00.125+02:00"),
            ("2024-02-29T23:59:59Z", "2024-03-01T00:59:59+01:00"),
            ("0001-01-02T00:00:00Z", "0001-01-02T00:53:00+00:53"),
        ]
    )
    func dates(text: String, written: String) throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let date = try #require(FHIRDate.date(text, in: berlin))
        #expect(FHIRDate.text(of: date, in: berlin) == written)
        #expect(FHIRDate.date(written, in: berlin) == date)
    }

    @Test(
        "Has no other dates",
        arguments: [
            "", "26", "2026-13", "2026-02-29", "2026-00-01", "2026-07-14T24:00:00Z", "2026-07-14T08:60:00Z", "٢٠٢٦",
            "2026-07-14 08:30", "2026-07-14T08:30:00+1", "0000", "2026-07-14T08:30:00.Z", "99999",
        ]
    )
    func badDates(text: String) {
        #expect(FHIRDate.date(text, in: .gmt) == nil)
    }

    @Test("Has moments that come back to the bit")
    func moments() {
        var generator = SplitMix(state: 3)
        for _ in 0..<2000 {
            let seconds = Double.random(in: -1e9...1.07e9, using: &generator)
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let text = FHIRDate.text(of: date, in: .gmt) ?? ""
            let back = FHIRDate.date(text, in: .gmt)?.timeIntervalSinceReferenceDate ?? .nan
            #expect(abs(seconds) < 268_435_456 ? abs(back - seconds) < 1e-8 : back == seconds, "\(text)")
        }
        #expect(FHIRDate.text(of: .distantFuture, in: .gmt) == "4001-01-01T00:00:00Z")
        #expect(FHIRDate.text(of: Date(timeIntervalSinceReferenceDate: .nan), in: .gmt) == nil)
        #expect(FHIRDate.text(of: Date(timeIntervalSinceReferenceDate: 1e300), in: .gmt) == nil)
    }
}
