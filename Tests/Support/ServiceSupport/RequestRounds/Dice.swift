import Foundation
import TestSupport

/// Choices that are the same for the same seed.
struct Dice {
    private var numbers: SplitMix

    init(_ seed: UInt64) { numbers = SplitMix(state: seed) }

    mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    /// Whether one of so many throws is lucky.
    mutating func chance(of count: Int) -> Bool { number(in: 1...count) == 1 }

    mutating func one<T>(of choices: [T]) -> T { choices[number(in: 0...choices.count - 1)] }

    /// A number that overflows, isn't one, or is an honest one.
    mutating func hostileNumber() -> String {
        if chance(of: 3) { return "\(number(in: -2...200))" }
        return one(of: [
            "9223372036854775807", "9223372036854775806", "-9223372036854775808", "9223372036854775808",
            "18446744073709551615", "4294967295", "2147483648", "1e308", "-1e308", "1e999", "nan", "inf", "-0", "0x7f",
            "+1",
            "", "1.5", "5e-324", "00", "99999999999999999999999999", "null", "true",
        ])
    }

    /// A part of a side, mostly.
    mutating func part() -> String { chance(of: 4) ? hostileNumber() : "\(Double(number(in: 0...10)) / 10)" }

    mutating func noise(_ count: Int) -> Data { Data((0..<count).map { _ in UInt8(number(in: 0...255)) }) }

    private static let pieces = [
        "%", "%zz", "%00", "\r\n", "\0", "/", "..", "?", "&", "=", ",", ";", "\"", "\u{7F}", " ", "é", "--b", "{", "]",
        "\\",
    ]

    /// A text with some of it cut, doubled or replaced.
    mutating func changed(_ text: String) -> String { String(decoding: changed(Data(text.utf8)), as: UTF8.self) }

    /// Bytes with some of them cut, doubled or replaced.
    mutating func changed(_ data: Data) -> Data {
        var bytes = Array(data)
        for _ in 0..<number(in: 1...3) {
            let place = number(in: 0...bytes.count)
            switch number(in: 0...4) {
            case 0: bytes.insert(contentsOf: one(of: Self.pieces).utf8, at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + number(in: 0...8)))
            case 2 where place < bytes.count: bytes[place] = UInt8(number(in: 0...255))
            case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + number(in: 0...20))], at: place)
            default: bytes.insert(contentsOf: hostileNumber().utf8, at: place)
            }
        }
        return Data(bytes)
    }
}
