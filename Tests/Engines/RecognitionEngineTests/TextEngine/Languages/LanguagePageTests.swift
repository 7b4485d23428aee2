import Foundation
import PictureSupport
import PictureEngine
import Testing

@testable import TextEngine

@Suite("Reading pages in many languages")
struct LanguagePageTests {
    /// The pages in the languages that the engine lists.
    static let pages = Page.all.filter { TextEngine.shared.languages.contains($0.language) }

    @Test("Every language that is listed has a page")
    func everyLanguage() {
        #expect(Set(TextEngine.shared.languages).subtracting(Page.all.map(\.language)) == [])
    }

    static func errors(_ page: Page, _ options: TextOptions) throws -> ErrorCount {
        let picture = Picture(try page.drawn(PageLook(size: 20)))
        let lines = try TextEngine.shared.lines(in: picture, options).map { $0.readings[0].text }
        var count = ErrorCount()
        count.add(lines.joined(separator: " "), truth: page.lines.joined(separator: " "))
        return count
    }

    static func options(_ languages: [String], detects: Bool = false) -> TextOptions {
        var options = TextOptions()
        options.languages = languages
        options.detectsLanguage = detects
        return options
    }

    @Test("A page in each language is read with two errors in a hundred characters at most", arguments: pages)
    func languages(_ page: Page) throws {
        let count = try Self.errors(page, Self.options([page.language]))
        #expect(count.rate <= 0.02, "\(page): \(count)")
    }

    @Test("A page is read as well when its language has to be found out", arguments: pages.map { $0.first(4) })
    func detection(_ page: Page) throws {
        let count = try Self.errors(page, Self.options(["en-US"], detects: true))
        #expect(count.rate <= 0.03, "\(page): \(count)")
    }

    @Test(
        "A page in two languages is read in the languages that are asked for",
        arguments: [
            (Page.korean, ["ko-KR", "en-US"]), (.simplifiedChinese, ["zh-Hans", "en-US"]), (.japanese, ["ja-JP"]),
        ]
    )
    func mixed(_ page: Page, languages: [String]) throws {
        let mixed = Page(
            page.language,
            font: page.font,
            zip(page.lines, Page.english.lines).prefix(4).map { "\($0)\n\($1)" }.joined(separator: "\n")
        )
        #expect(try Self.errors(mixed, Self.options(languages)).rate <= 0.03)
    }
}
