import Testing

@testable import TextEngine

@Suite("The direction and the languages of a line")
struct TextDirectionTests {
    @Test(
        "Most letters decide the direction",
        arguments: [
            ("Hello", TextDirection.leftToRight), ("السلام عليكم", .rightToLeft), ("السلام عليكم 12 km", .rightToLeft),
            ("iPhone من", .leftToRight), ("12:30", .leftToRight), ("", .leftToRight), ("日本", .leftToRight),
        ]
    )
    func direction(text: String, direction: TextDirection) {
        #expect(TextDirection(ofLine: text) == direction)
    }

    @Test(
        "A tall line of Chinese may be a column or turned",
        arguments: [("東京", nil), ("Tokyo", TextDirection.leftToRight)]
    )
    func tall(text: String, direction: TextDirection?) {
        #expect(TextDirection(ofLine: text, isTall: true) == direction)
    }

    @Test(
        "The languages are those whose script is there",
        arguments: [
            ("Tokyo", ["en-US"]), ("東京", ["ja-JP", "zh-Hans"]), ("とうきょう", ["ja-JP"]),
            ("東京 Tokyo", ["ja-JP", "zh-Hans", "en-US"]),
            ("12:30", ["ja-JP", "zh-Hans", "en-US"]), ("Привет", ["ja-JP", "zh-Hans", "en-US"]),
        ]
    )
    func languages(text: String, languages: [String]) {
        #expect(TextScript.languages(of: text, among: ["ja-JP", "zh-Hans", "en-US"]) == languages)
    }
}
