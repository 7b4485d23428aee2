/// The check digits of parcels' numbers, as the carriers publish them.
enum ParcelChecks {
    /// Returns the digits, or nil if one of the characters isn't a digit.
    private static func digits(_ number: some Sequence<UInt8>) -> [Int]? {
        var digits: [Int] = []
        for character in number {
            guard (0x30...0x39).contains(character) else { return nil }
            digits.append(Int(character) - 0x30)
        }
        return digits
    }

    /// UPS: after "1Z" letters count as digits, every second doubled.
    static func isUPS(_ number: [UInt8]) -> Bool {
        var sum = 0
        for (place, character) in number.dropFirst(2).dropLast().enumerated() {
            let value: Int
            switch character {
            case 0x30...0x39: value = Int(character) - 0x30
            case 0x41...0x5A: value = (Int(character) - 0x3F) % 10
            default: return false
            }
            sum += place % 2 == 0 ? value : 2 * value
        }
        return number.last.map { Int($0) - 0x30 } == (10 - sum % 10) % 10
    }

    /// The Universal Postal Union's S10: two letters, eight digits with a check digit, the letters of a country.
    static func isPostal(_ number: [UInt8]) -> Bool {
        let letters = number.prefix(2) + number.suffix(2)
        guard number.count == 13, letters.allSatisfy({ (0x41...0x5A).contains($0) }) else { return false }
        guard let digits = digits(number[2..<11]) else { return false }
        let sum = zip(digits, [8, 6, 4, 2, 3, 5, 9, 7]).reduce(0) { $0 + $1.0 * $1.1 }
        let check = 11 - sum % 11
        return digits.last == (check == 10 ? 0 : check == 11 ? 5 : check)
    }

    /// The sum of GS1: from the right, every second digit thrice.
    static func isWeighted(_ number: [UInt8]) -> Bool {
        guard let digits = digits(number) else { return false }
        let sum = digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        return sum % 10 == 0
    }

    /// FedEx with twelve digits: weights 3, 1 and 7, modulo 11.
    static func isFedExExpress(_ number: [UInt8]) -> Bool {
        guard let digits = digits(number) else { return false }
        let sum = digits.dropLast().enumerated().reduce(0) { $0 + $1.element * [3, 1, 7][$1.offset % 3] }
        return digits.last == sum % 11 % 10
    }

    /// FedEx with fifteen digits: the sum of GS1.
    static func isFedExGround(_ number: [UInt8]) -> Bool { isWeighted(number) }

    /// DHL with ten digits: the first nine modulo 7.
    static func isDHL(_ number: [UInt8]) -> Bool {
        guard let digits = digits(number) else { return false }
        return digits.last == digits.dropLast().reduce(0) { $0 * 10 + $1 } % 7
    }
}
