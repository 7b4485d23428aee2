/// A parser of units in either notation.
///
/// In both, factors are joined by `.` and `/`. In the strings of `HKUnit` a product binds more strongly than a
/// quotient, so that `ml/kg*min` is `ml/(kg*min)`; UCUM reads from the left.
struct UnitParser {
    /// The most bytes of a unit's text.
    private static let lengthLimit = 128
    private static let depthLimit = 4

    private let notation: UnitNotation
    private var rest: Substring
    private var depth = 0

    /// Returns the unit that a text names, or nil if it names none.
    static func parse(_ text: String, in notation: UnitNotation) -> MeasureUnit? {
        guard text.utf8.count <= lengthLimit else { return nil }
        var parser = UnitParser(notation: notation, rest: text[...])
        guard let factors = parser.quotient(), parser.rest.isEmpty else { return nil }
        return MeasureUnit(factors)
    }

    private init(notation: UnitNotation, rest: Substring) {
        self.notation = notation
        self.rest = rest
    }

    private mutating func quotient() -> [MeasureUnit.Factor]? {
        var factors: [MeasureUnit.Factor] = []
        // UCUM lets a unit begin with a stroke, as `/min`.
        if !(notation == .ucum && rest.first == "/") {
            guard let first = product() else { return nil }
            factors = first
        }
        while rest.first == "/" || (notation == .ucum && rest.first == ".") {
            let isDivided = rest.removeFirst() == "/"
            guard let next = product(), factors.count + next.count <= MeasureUnit.factorLimit else { return nil }
            factors += next.map { factor in
                var turned = factor
                if isDivided { turned.power = -turned.power }
                return turned
            }
        }
        return factors
    }

    /// Factors that are joined by signs of multiplication; in UCUM a single one.
    private mutating func product() -> [MeasureUnit.Factor]? {
        guard var factors = factor() else { return nil }
        while notation == .health, let sign = rest.first, ".*·".contains(sign) {
            rest.removeFirst()
            guard let next = factor(), factors.count + next.count <= MeasureUnit.factorLimit else { return nil }
            factors += next
        }
        return factors
    }

    private mutating func factor() -> [MeasureUnit.Factor]? {
        var factors: [MeasureUnit.Factor]
        if rest.first == "(" {
            guard let inner = group() else { return nil }
            factors = inner
        } else {
            guard let factor = simple() else { return nil }
            factors = factor
        }
        guard let power = exponent() else { return nil }
        for index in factors.indices {
            let (product, isOver) = factors[index].power.multipliedReportingOverflow(by: power)
            guard !isOver, abs(product) <= MeasureUnit.factorLimit else { return nil }
            factors[index].power = product
        }
        return factors
    }

    private mutating func group() -> [MeasureUnit.Factor]? {
        rest.removeFirst()
        // The null unit.
        if notation == .health, rest.first == ")" {
            rest.removeFirst()
            return []
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit, let inner = quotient(), rest.first == ")" else { return nil }
        rest.removeFirst()
        return inner
    }

    private mutating func simple() -> [MeasureUnit.Factor]? {
        notation == .health ? symbol() : code()
    }

    /// A symbol of `HKUnit`; moles name their mass, as `mmol<180.156>`.
    private mutating func symbol() -> [MeasureUnit.Factor]? {
        let name = take { $0.isLetter || $0 == "_" || $0 == "%" }
        if name.isEmpty, rest.first == "1" {
            rest.removeFirst()
            return []
        }
        guard let (prefix, unit) = SimpleUnit.named(name, in: .health) else { return nil }
        var factor = MeasureUnit.Factor(prefix: prefix, unit: unit)
        guard unit == .mole else { return [factor] }
        guard rest.first == "<", let end = rest.firstIndex(of: ">"),
            let mass = Double(rest[rest.index(after: rest.startIndex)..<end]), mass.isFinite, mass > 0
        else { return nil }
        rest = rest[rest.index(after: end)...]
        factor.molarMass = mass
        return [factor]
    }

    /// A code of UCUM, which may have an annotation, as `{beats}`.
    private mutating func code() -> [MeasureUnit.Factor]? {
        var isBracketed = false
        let name = take { character in
            if character == "[" { isBracketed = true }
            defer { if character == "]" { isBracketed = false } }
            return isBracketed || character == "]" || character.isLetter || character == "%"
        }
        let isOne = name.isEmpty && rest.first == "1"
        if isOne { rest.removeFirst() }
        let isAnnotated = rest.first == "{"
        if isAnnotated {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            rest = rest[rest.index(after: end)...]
        }
        guard !name.isEmpty else { return isOne || isAnnotated ? [MeasureUnit.Factor(unit: .count)] : nil }
        return SimpleUnit.named(name, in: .ucum).map { [MeasureUnit.Factor(prefix: $0.0, unit: $0.1)] }
    }

    /// The power of a factor, 1 where none is written; nil if it is no number.
    private mutating func exponent() -> Int? {
        if notation == .health {
            guard rest.first == "^" else { return 1 }
            rest.removeFirst()
        }
        let sign = rest.first == "-" || (notation == .ucum && rest.first == "+") ? String(rest.removeFirst()) : ""
        let digits = take { $0.isASCII && $0.isNumber }
        if digits.isEmpty, sign.isEmpty, notation == .ucum { return 1 }
        return Int(sign + digits)
    }

    private mutating func take(while isPart: (Character) -> Bool) -> String {
        let part = rest.prefix(while: isPart)
        rest = rest[part.endIndex...]
        return String(part)
    }
}
