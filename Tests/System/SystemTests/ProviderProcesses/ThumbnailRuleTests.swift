import Foundation
import ImageCodingEngine
import ProviderFrames
import ProviderWire
import Testing

@testable import ProviderProcesses

@Suite("The rule for pictures beside results")
struct ThumbnailRuleTests {
    private func verdict(on data: Data) -> ThumbnailRule.Verdict { ThumbnailRule.verdict(on: data, .default) }

    @Test(
        "512 pixels are shown as they are, and one more is made smaller",
        arguments: [ImageFileFormat.png, .jpeg]
    )
    func sizes(format: ImageFileFormat) throws {
        #expect(verdict(on: try Pictures.file(512, 512, as: format)) == .shown)
        for (width, height) in [(513, 512), (1, 513), (2048, 2048), (1200, 300)] {
            let verdict = verdict(on: try Pictures.file(width, height, as: format))
            #expect(remark(verdict).contains("512 pixels on a side"))
        }
    }

    @Test("Formats that aren't decoded here have to be small, and others aren't taken")
    func formats() throws {
        #expect(verdict(on: try Pictures.file(512, 20, as: .webp)) == .shown)
        #expect(reason(try Pictures.file(513, 20, as: .webp)).contains("513 × 20 pixels; the limit is 512"))
        #expect(reason(try Pictures.file(64, 64, as: .bmp)).contains("send PNG, JPEG or WebP"))
        #expect(reason(Data("<svg/>".utf8)).contains("can't be shown"))
        #expect(reason(Data(count: 300_000)).contains("300000 bytes"))
    }

    @Test(
        "A header that promises too much is refused before anything is decoded",
        arguments: [(2049, 2048), (65_535, 65_535), (1 << 30, 1), (0, 600)] as [(UInt32, UInt32)]
    )
    func headers(width: UInt32, height: UInt32) {
        #expect(reason(Pictures.lying(width, height)).contains("\(width) × \(height)"))
    }

    @Test("A header within the limits costs nothing but its reading")
    func bomb() async {
        #expect(!remark(verdict(on: Pictures.lying(2048, 2048))).isEmpty)
        #expect(await ThumbnailCache().file(for: Pictures.lying(2048, 2048)) == nil)
    }

    private func remark(_ verdict: ThumbnailRule.Verdict) -> String {
        if case .scaled(let remark) = verdict { remark } else { "" }
    }

    private func reason(_ data: Data) -> String {
        if case .refused(let reason) = verdict(on: data) { reason } else { "" }
    }
}
