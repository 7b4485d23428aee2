import GeometryEngine
import PictureEngine
import PixelEngine
import Testing

@testable import TextEngine

@Suite("Reading columns")
struct ColumnTests {
    /// A page of columns of characters below one another, the first at the right.
    static func page(_ columns: [String], family: String, isDark: Bool) -> DrawnPage {
        var page = DrawnPage(width: 360, height: 640)
        if isDark { swap(&page.paper, &page.ink) }
        for (index, column) in columns.enumerated() {
            for (row, character) in column.enumerated() {
                page.lines.append(
                    DrawnPage.Line(
                        text: String(character),
                        x: 280 - Double(index) * 70,
                        y: 60 + Double(row) * 31,
                        size: 28,
                        family: family
                    )
                )
            }
        }
        return page
    }

    @Test("Columns of Chinese, Japanese and Korean are read from the right", arguments: [false, true])
    func columns(isDark: Bool) throws {
        let chinese = ["渡轮每天早上七点四十五分从北", "码头出发船票每张三十五元", "儿童免费乘坐请看天气"]
        try Self.check(chinese, language: "zh-Hans", family: "WenQuanYi Micro Hei", isDark)
        let korean = ["여객선은매일아침북쪽부두를떠납", "표는만이천원이고어린이는무료", "날씨가좋으면여행은사십분"]
        try Self.check(korean, language: "ko-KR", family: "WenQuanYi Micro Hei", isDark)
        let japanese = ["事務所は月曜日から金曜日まで", "質問にお答えします", "旅は四十分かかります"]
        try Self.check(japanese, language: "ja-JP", family: "IPAGothic", isDark)
    }

    @Test("A stroke as long as its column isn't laid out beside hundreds of marks")
    func longStroke() throws {
        let line = try Raster(width: 12_000, height: 40, format: .gray8, alpha: .opaque) { bytes, bytesPerRow in
            for y in 0..<40 {
                for x in 0..<12_000 { bytes[y * bytesPerRow + x] = x < 4_000 || x % 8 == 0 ? 0 : 255 }
            }
        }
        #expect(try ColumnLine(line) == nil)
    }

    static func check(_ columns: [String], language: String, family: String, _ isDark: Bool) throws {
        var options = TextOptions()
        options.languages = [language]
        let lines = try TextEngine.shared.lines(in: page(columns, family: family, isDark: isDark).picture(), options)
        // Those of Chinese are read as they are, upright or not.
        #expect(lines.allSatisfy { $0.direction == (language == "zh-Hans" ? nil : .topToBottom) })
        #expect(lines.map { $0.readings[0].text } == columns)
        for line in lines {
            let extents = line.readings[0].extents
            #expect(line.corners.topLeft.y < line.corners.topRight.y, "the text runs downward")
            #expect(zip(extents, extents.dropFirst()).allSatisfy { $0.lowerBound < $1.lowerBound })
        }
    }
}
