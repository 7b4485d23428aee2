import Foundation

extension MeasureUnit {
    /// Creates the unit that a text names in a notation, or nil if it names none.
    package init?(_ text: String, in notation: UnitNotation) {
        guard let unit = UnitParser.parse(text, in: notation) else { return nil }
        self = unit
    }

    /// Creates a simple unit with a prefix, or nil if there is none of that symbol or it takes no prefix.
    package init?(_ prefix: MetricPrefix, _ symbol: String, molarMass: Double? = nil) {
        guard let (none, unit) = SimpleUnit.named(symbol, in: .health), none == .none else { return nil }
        guard prefix == .none || unit.takesPrefix else { return nil }
        if let molarMass { guard unit == .mole, molarMass.isFinite, molarMass > 0 else { return nil } }
        self.init([Factor(prefix: prefix, unit: unit, molarMass: molarMass)])
    }

    /// The text that `HKUnit` shows.
    package var healthString: String {
        let above = factors.filter { $0.power > 0 }.map(\.healthString)
        let below = factors.filter { $0.power < 0 }.map(\.healthString)
        guard !above.isEmpty || !below.isEmpty else { return "()" }
        let top = above.isEmpty ? "1" : above.joined(separator: "·")
        return below.isEmpty ? top : top + "/" + below.joined(separator: "·")
    }

    /// The code of UCUM, or nil if one of its factors has none.
    ///
    /// Counts are left out, since they are units of one, and the substance of moles is: UCUM names neither.
    package var ucumCode: String? {
        var code = ""
        let ordered = factors.filter { $0.power > 0 } + factors.filter { $0.power < 0 }
        for factor in ordered where factor.unit != .count {
            guard let name = factor.unit.code else { return nil }
            if factor.power < 0 { code += "/" } else if !code.isEmpty { code += "." }
            code += factor.prefix.symbol(in: .ucum) + name
            if abs(factor.power) > 1 { code += "\(abs(factor.power))" }
        }
        return code.isEmpty ? "1" : code
    }
}

extension MeasureUnit.Factor {
    /// The factor in `HKUnit`'s notation, without the sign of its power.
    fileprivate var healthString: String {
        let mass = molarMass.map { "<" + String(format: "%.16g", $0) + ">" } ?? ""
        let exponent = abs(power) > 1 ? "^\(abs(power))" : ""
        return prefix.symbol(in: .health) + unit.symbol + mass + exponent
    }
}
