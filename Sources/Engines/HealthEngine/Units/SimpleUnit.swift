/// A unit that isn't composed of others.
struct SimpleUnit: Sendable, Hashable {
    /// The symbol in the strings of `HKUnit`.
    let symbol: String
    /// The code in UCUM, or nil if it has none.
    let code: String?
    /// What it measures.
    let dimension: UnitDimension
    /// The size in grams, meters, seconds, kelvins and products of these.
    let scale: ExactNumber
    /// What is added to a value before it is scaled, for temperatures.
    let offset: ExactNumber
    /// A Boolean value that indicates whether it takes prefixes.
    let takesPrefix: Bool

    private init(
        _ symbol: String,
        _ code: String?,
        _ dimension: [UnitDimension.Base: Int],
        _ scale: Double = 1,
        over divisor: Int128 = 1,
        offset: Double = 0,
        takesPrefix: Bool = false
    ) {
        self.symbol = symbol
        self.code = code
        self.dimension = UnitDimension(dimension)
        let zero = ExactNumber(0)
        self.scale = (ExactNumber(decimal: scale) ?? zero).over(ExactNumber(divisor)) ?? zero
        self.offset = ExactNumber(decimal: offset) ?? zero
        self.takesPrefix = takesPrefix
    }

    /// The unit of counts.
    static let count = SimpleUnit("count", "1", [:])
    /// The mole, whose mass depends on the substance.
    static let mole = SimpleUnit("mol", "mol", [.amount: 1], takesPrefix: true)

    private static let pressure: [UnitDimension.Base: Int] = [.mass: 1, .length: -1, .time: -2]
    private static let energy: [UnitDimension.Base: Int] = [.mass: 1, .length: 2, .time: -2]

    /// Every unit, in grams, meters and seconds: a pascal is 1000.
    static let all: [SimpleUnit] = [
        count, mole,
        SimpleUnit("%", "%", [:], 0.01),
        SimpleUnit("g", "g", [.mass: 1], takesPrefix: true),
        SimpleUnit("oz", "[oz_av]", [.mass: 1], 28.349523125),
        SimpleUnit("lb", "[lb_av]", [.mass: 1], 453.59237),
        SimpleUnit("st", "[stone_av]", [.mass: 1], 6350.29318),
        SimpleUnit("m", "m", [.length: 1], takesPrefix: true),
        SimpleUnit("in", "[in_i]", [.length: 1], 0.0254),
        SimpleUnit("ft", "[ft_i]", [.length: 1], 0.3048),
        SimpleUnit("yd", "[yd_i]", [.length: 1], 0.9144),
        SimpleUnit("mi", "[mi_i]", [.length: 1], 1609.344),
        SimpleUnit("L", "L", [.length: 3], 0.001, takesPrefix: true),
        SimpleUnit("fl_oz_us", "[foz_us]", [.length: 3], 2.95735295625e-5),
        SimpleUnit("fl_oz_imp", "[foz_br]", [.length: 3], 2.84130625e-5),
        SimpleUnit("pt_us", "[pt_us]", [.length: 3], 4.73176473e-4),
        SimpleUnit("pt_imp", "[pt_br]", [.length: 3], 5.6826125e-4),
        SimpleUnit("cup_us", "[cup_us]", [.length: 3], 2.365882365e-4),
        SimpleUnit("cup_imp", nil, [.length: 3], 2.84130625e-4),
        SimpleUnit("Pa", "Pa", pressure, 1000, takesPrefix: true),
        // The conventional value, of which UCUM has the first six digits.
        SimpleUnit("mmHg", "mm[Hg]", pressure, 133_322.387415),
        SimpleUnit("inHg", "[in_i'Hg]", pressure, 3_386_388.640341),
        SimpleUnit("cmAq", "cm[H2O]", pressure, 98_066.5),
        SimpleUnit("atm", "atm", pressure, 101_325_000),
        SimpleUnit("s", "s", [.time: 1], takesPrefix: true),
        SimpleUnit("min", "min", [.time: 1], 60),
        SimpleUnit("hr", "h", [.time: 1], 3600),
        SimpleUnit("d", "d", [.time: 1], 86_400),
        SimpleUnit("Hz", "Hz", [.time: -1], takesPrefix: true),
        SimpleUnit("J", "J", energy, 1000, takesPrefix: true),
        SimpleUnit("cal", "cal", energy, 4184, takesPrefix: true),
        SimpleUnit("Cal", "[Cal]", energy, 4_184_000),
        SimpleUnit("W", "W", [.mass: 1, .length: 2, .time: -3], 1000, takesPrefix: true),
        SimpleUnit("V", "V", [.mass: 1, .length: 2, .time: -3, .current: -1], 1000, takesPrefix: true),
        SimpleUnit("S", "S", [.mass: -1, .length: -2, .time: 3, .current: 2], 0.001, takesPrefix: true),
        SimpleUnit("K", "K", [.temperature: 1], takesPrefix: true),
        SimpleUnit("degC", "Cel", [.temperature: 1], offset: 273.15),
        SimpleUnit("degF", "[degF]", [.temperature: 1], 5, over: 9, offset: 459.67),
        SimpleUnit("rad", "rad", [.angle: 1], takesPrefix: true),
        SimpleUnit("deg", "deg", [.angle: 1], 0.017453292519943295),
        SimpleUnit("lx", "lx", [.light: 1, .length: -2], takesPrefix: true),
        SimpleUnit("D", "[diop]", [.length: -1]),
        SimpleUnit("IU", "[IU]", [.potency: 1]),
        SimpleUnit("dBASPL", "dB[SPL]", [.soundLevel: 1]),
        SimpleUnit("dBHL", "dB[HL]", [.hearingLevel: 1]),
    ]

    /// Other spellings of units, in both notations.
    private static let aliases = ["l": "L", "[iU]": "[IU]"]

    private static let symbols = Dictionary(uniqueKeysWithValues: all.map { ($0.symbol, $0) })
    private static let codes = Dictionary(uniqueKeysWithValues: all.compactMap { unit in unit.code.map { ($0, unit) } })

    /// The unit with a name, and its prefix, or nil if there is none.
    static func named(_ name: String, in notation: UnitNotation) -> (MetricPrefix, SimpleUnit)? {
        let table = notation == .health ? symbols : codes
        if let unit = table[aliases[name] ?? name] { return (.none, unit) }
        for prefix in MetricPrefix.allCases where prefix != .none {
            let symbol = prefix.symbol(in: notation)
            guard name.hasPrefix(symbol) else { continue }
            let rest = String(name.dropFirst(symbol.count))
            if let unit = table[aliases[rest] ?? rest], unit.takesPrefix { return (prefix, unit) }
        }
        return nil
    }
}
