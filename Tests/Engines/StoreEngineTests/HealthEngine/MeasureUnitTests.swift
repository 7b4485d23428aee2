import Foundation
import TestSupport
import Testing

@testable import HealthEngine

@Suite("Units of measure")
struct MeasureUnitTests {
    private func unit(_ text: String, _ notation: UnitNotation = .health) throws -> MeasureUnit {
        try #require(MeasureUnit(text, in: notation), "\(text)")
    }

    @Test(
        "Convert to the nearest value of the exact one",
        arguments: [
            (98.6, "degF", "degC", 37), (-40, "degC", "degF", -40), (37, "degC", "K", 310.15),
            (0, "K", "degF", -459.67),
            (180, "lb", "kg", 81.6466266), (12.5, "st", "lb", 175), (81.6466266, "kg", "lb", 180),
            (1, "kg", "oz", 35.27396194958041),
            (120, "mmHg", "kPa", 15.9986864898), (16, "kPa", "mmHg", 120.00985213530501),
            (1, "atm", "mmHg", 759.9998917256113),
            (0.97, "%", "count", 0.0097), (97, "%", "()", 0.97), (72, "count/min", "count/s", 1.2),
            (72, "count/min", "Hz", 1.2),
            (175, "cm", "m", 1.75), (5.5, "ft", "in", 66), (1, "mi", "yd", 1760), (250, "kcal", "kJ", 1046),
            (1, "Cal", "cal", 1000),
            (0.1, "mg/dL", "g/L", 0.001), (400, "L/min", "mL/s", 6666.666666666667),
            (1, "ml/kg*min", "L/(g.s)", 1.6666666666666667e-08),
            (1e300, "Tm", "fm", .infinity), (-12, "st", "lb", -168), (0, "mg/dL", "g/L", 0),
        ]
    )
    func conversion(value: Double, from: String, to: String, expected: Double) throws {
        let result = try #require(try unit(from).convert(value, to: unit(to)))
        #expect(result == expected, "\(result)")
    }

    @Test("Convert glucose by its molar mass, and back")
    func glucose() throws {
        let moles = try unit("mmol<180.15588000005408>/L")
        let mass = try unit("mg/dL")
        #expect(mass.convert(100, to: moles) == 5.550748607260001)
        for tenth in 1...400 {
            let value = Double(tenth) / 10
            let back = try #require(moles.convert(value, to: mass).flatMap { mass.convert($0, to: moles) })
            #expect(abs(back - value) <= 2 * value.ulp)
        }
    }

    @Test("Don't convert into what they don't measure")
    func incompatible() throws {
        #expect(try unit("kg").convert(1, to: unit("m")) == nil)
        #expect(try unit("mmol/L", .ucum).convert(1, to: unit("mg/dL")) == nil)
        #expect(try unit("mmol/L", .ucum).withMolarMass(ReadingKind.glucoseMass).isCompatible(with: unit("mg/dL")))
        #expect(try unit("degC").over(unit("s")).map { try !$0.isCompatible(with: unit("degC")) } == true)
    }

    @Test(
        "Are written as HKUnit writes them",
        arguments: [
            "mmHg", "mg/dL", "mmol<180.1558800000541>/L", "kg", "lb", "st", "%", "count/min", "degC", "degF", "mcg",
            "()",
            "1/s", "kg·m^2/s^2", "mL/kg·min", "fl_oz_us", "IU", "dBASPL", "m^3",
        ]
    )
    func spelling(text: String) throws {
        #expect(try unit(text).healthString == text)
    }

    @Test(
        "Have codes of UCUM",
        arguments: [
            ("mmHg", "mm[Hg]"), ("mg/dL", "mg/dL"), ("count/min", "/min"), ("kg", "kg"), ("lb", "[lb_av]"), ("%", "%"),
            ("degC", "Cel"), ("degF", "[degF]"), ("in", "[in_i]"), ("count", "1"), ("kg/m^2", "kg/m2"), ("mcg", "ug"),
            ("L/min", "L/min"), ("IU", "[IU]"), ("kcal", "kcal"),
        ]
    )
    func codes(text: String, code: String) throws {
        #expect(try unit(text).ucumCode == code)
        #expect(try unit(code, .ucum).isCompatible(with: unit(text)))
    }

    @Test("Of UCUM are read with annotations, powers and from the left")
    func ucum() throws {
        #expect(try unit("{beats}/min", .ucum).isCompatible(with: unit("count/min")))
        #expect(try unit("{steps}", .ucum).isCompatible(with: unit("count")))
        #expect(try unit("kg.m2.s-2", .ucum).isCompatible(with: unit("J")))
        #expect(try unit("kg/m.s2", .ucum).isCompatible(with: unit("kg.m^-1*s^2")))
        #expect(try unit("kg/(m.s2)", .ucum).isCompatible(with: unit("Pa")))
        #expect(try unit("mm[Hg]", .ucum) == unit("mmHg"))
    }

    @Test(
        "Of no kind are none",
        arguments: [
            "", "x", "mg/", "/dL", "mg//dL", "mg^", "mg^99", "mg^99999999999999999999", "((((((kg))))))", "(kg", "mol",
            "mol<>",
            "mol<-1>", "mol<inf>", "mol<1", "kkg", "mmmHg", "kg.", "mg dL", "(m^9)^9",
            String(repeating: "m*", count: 60) + "m",
        ]
    )
    func malformed(text: String) {
        #expect(MeasureUnit(text, in: .health) == nil)
    }

    @Test("Stay whole when their text is changed at random")
    func mutations() {
        var generator = SplitMix(state: 7)
        let texts = ["mmol<180.1558800000541>/L", "ml/(kg*min)", "kg.m^2/s^-2", "mm[Hg]", "{beats}/min", "kg/m2", "()"]
        for _ in 0..<3000 {
            var bytes = Array(texts.randomElement(using: &generator)?.utf8 ?? "".utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<max(1, bytes.count), using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0 where !bytes.isEmpty: bytes.remove(at: index)
                case 1: bytes.insert(contentsOf: bytes.prefix(index), at: index)
                default: bytes.insert(UInt8.random(in: 0x20...0x7e, using: &generator), at: index)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            for notation in [UnitNotation.health, .ucum] {
                guard let unit = MeasureUnit(text, in: notation) else { continue }
                #expect(MeasureUnit(unit.healthString, in: .health) != nil || unit.hasUnknownMoles, "\(text)")
                #expect(unit.convert(1, to: unit) == 1)
            }
        }
    }
}
