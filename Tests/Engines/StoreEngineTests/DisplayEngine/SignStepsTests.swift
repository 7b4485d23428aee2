import GeometryEngine
import Testing

@testable import DisplayEngine

@Suite("Texts of rows of digits")
struct SignStepsTests {
    /// Steps that are sure of a sign each: a digit, a point, a colon, "?" for other signs, and "_" for none.
    private func steps(_ signs: String, sureness: Float = 0.97) -> SignSteps {
        SignSteps(
            signs.flatMap { sign in
                let index = Array("0123456789.:?_").firstIndex(of: sign) ?? 0
                let others = (1 - sureness) / Float(DigitSign.none)
                return (0...DigitSign.none).map { $0 == index ? sureness : others }
            }
        )
    }

    private func likeliest(_ steps: SignSteps) -> (text: String, probability: Double)? {
        steps.texts().max { $0.value < $1.value }.map { ($0.key.text, $0.value) }
    }

    @Test(
        "A sign that lasts is one sign, and two if none is between",
        arguments: [
            ("__1122__", "12"), ("1_1", "11"), ("11", "1"), ("_4_.6_", "4.6"), ("1_2_:_0_0", "12:00"), ("8_?", "8?"),
            ("____", ""),
        ]
    )
    func collapse(signs: String, text: String) {
        #expect(likeliest(steps(signs))?.text == text)
    }

    @Test("All ways to spread a text over the steps count")
    func sum() throws {
        // One sure digit can begin or end at either of two unsure steps: together they are likelier than none.
        var rows: [[Float]] = []
        for (digit, none) in [(0.4, 0.6), (0.4, 0.6)] as [(Float, Float)] {
            rows.append((0...DigitSign.none).map { $0 == 7 ? digit : $0 == DigitSign.none ? none : 0 })
        }
        let texts = SignSteps(rows.flatMap { $0 }).texts()
        #expect(abs((texts[DigitText([.digit(7)])] ?? 0) - 0.64) < 1e-6)
        #expect(abs((texts[DigitText([])] ?? 0) - 0.36) < 1e-6)
    }

    @Test("Probabilities of texts add up to one at most, however unsure the steps are")
    func total() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let rows = (0..<12).flatMap { _ -> [Float] in
                let row = (0...DigitSign.none).map { _ in Float.random(in: 0.01...1, using: &random) }
                let sum = row.reduce(0, +)
                return row.map { $0 / sum }
            }
            let total = SignSteps(rows).texts().values.reduce(0, +)
            #expect(total > 0 && total <= 1.0001)
        }
    }

    @Test("The outlook is the text of the surest signs, and its least sure one")
    func outlook() {
        #expect(steps("__1_2.7__").outlook().text.text == "12.7")
        #expect(abs(steps("__1_2__", sureness: 0.8).outlook().probability - 0.8) < 1e-6)
        #expect(steps("____").outlook().probability == 0)
        #expect(steps("").outlook().text.signs.isEmpty)
    }

    @Test(
        "Only digits with one point at most are a number",
        arguments: [
            ("128", 0), ("7.2", 1), ("0.05", 2), ("128.", 0), ("1.2.3", nil), ("12:30", nil), ("E4", nil), ("", nil),
            (".5", nil),
        ] as [(String, Int?)]
    )
    func numbers(text: String, decimals: Int?) {
        let signs = text.map { sign -> DigitSign in
            sign.wholeNumberValue.map { .digit($0) } ?? (sign == "." ? .point : sign == ":" ? .colon : .other)
        }
        #expect(DigitText(signs).decimals == decimals)
    }

    @Test("A row is a number of two to nine digits, however many are read", arguments: [1, 2, 9, 10, 20, 100])
    func counts(count: Int) {
        let place = RowPlace(start: Point(x: 0, y: 0), end: Point(x: 9, y: 0), height: 1, isLight: false)
        let row = ReadRow(DigitText(repeatElement(.digit(9), count: count)), confidence: 1, place: place)
        #expect((row != nil) == (2...9).contains(count))
        #expect(row.map { String($0.number).count == count } ?? true)
    }
}
