import PictureSupport
import PictureEngine
import PixelEngine
import Testing

@testable import TextEngine

@Suite("Reading screenshots")
struct ScreenshotTests {
    static let languages: [Page] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .polish, .russian, .japanese, .korean,
        .simplifiedChinese,
    ]

    @Test(
        "Fewer than two characters in a hundred are wrong",
        arguments: [
            Screenshot.window, .window.drawn(isDark: true), .window.drawn("DejaVu Serif"), .window.drawn(size: 16),
            .code.drawn("DejaVu Sans Mono"), .code.drawn("DejaVu Sans Mono", isDark: true),
            .code.drawn("DejaVu Sans Mono", size: 15),
        ] + languages.map { Screenshot($0) }
            + [Page.german, .russian, .japanese].map { Screenshot($0).drawn(isDark: true) }
    )
    func screenshots(_ screenshot: Screenshot) throws {
        let (count, wrong) = try screenshot.errors()
        #expect(count.rate < 0.02, "\(count.rate): \(wrong.joined(separator: "\n"))")
    }
}
