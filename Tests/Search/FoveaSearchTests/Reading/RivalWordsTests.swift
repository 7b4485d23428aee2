import Testing

@testable import FoveaSearch

@Suite("Words of items that look alike")
struct RivalWordsTests {
    private func weights(_ titles: [String], read: String...) -> [Double]? {
        RivalWords(titles.map { ReadText([$0]) }).findings(in: ReadText(read))?.map(\.weight)
    }

    @Test("The item whose words were read leads")
    func words() throws {
        let titles = ["Night Train", "Night Train (Deluxe Edition)"]
        #expect(weights(titles, read: "NIGHT TRAIN", "DELUXE EDITION") == [-8, 4])
        #expect(weights(titles, read: "Night train", "deIuxe edition") == [-8, 4])
        #expect(weights(titles, read: "NIGHTTRAIN", "DELUXEEDITION") == [-8, 4])
        #expect(weights(titles, read: "Night Train") == [2, -2])
        #expect(weights(titles, read: "Something else") == nil)
        #expect(weights(titles) == nil)
    }

    @Test(
        "Numbers are equal however they are written, and never nearly",
        arguments: [("Vol. 2", [-8.0, 4]), ("VOLUME TWO", [-8, 4]), ("Vol.I", [4, -8]), ("Vol2", [-8, 4])]
    )
    func numbers(read: String, weights: [Double]) {
        #expect(self.weights(["Tales, Volume 1", "Tales, Volume II"], read: "Tales", read) == weights)
        #expect(self.weights(["Best of 1957", "Best of 1958"], read: "Best of 1959") == nil)
    }

    @Test("Of words that are alike the most alike counts")
    func likeness() {
        #expect(weights(["Letters", "Lettera"], read: "Letters") == [4, -8])
        #expect(weights(["Café au lait", "Cafe au chocolat"], read: "CAFÉ AU CHOCOLAT") == [-8, 4])
    }

    @Test("Equal words and a tie say nothing")
    func ties() {
        #expect(RivalWords([ReadText(["A b"]), ReadText(["b, a"])]).areSame)
        #expect(weights(["Part 1 of 2", "Part 2 of 1"], read: "Part 1") == nil)
        #expect(weights(["Red", "Blue", "Green"], read: "Red and blue") == nil)
    }
}
