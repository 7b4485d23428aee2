import DesktopEngine
import Foundation
import TestSupport
import Testing

@Suite("The clipboard of an X server", .timeLimit(.minutes(10)))
struct XClipboardTests {
    private let display: TestDisplay
    private let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    init() throws { display = try #require(try TestDisplay(width: 64, height: 64)) }

    private func read(
        _ types: [String] = ["image/png", "image/jpeg"],
        byteLimit: Int = 1 << 20,
        _ time: Duration = .seconds(30)
    ) throws -> Data {
        try XClipboard.picture(types: types, display: display.name, byteLimit: byteLimit, patience: Patience(time))
    }

    @Test("Reads a picture at once or in parts", arguments: [nil, 65_536])
    func reads(partByteCount: Int?) throws {
        let owner = ClipboardOwner(["image/png": picture], partByteCount: partByteCount, display: display.name)
        #expect(try read() == picture)
        owner.stop()
    }

    @Test("Takes the first type that the owner offers")
    func types() throws {
        let owner = ClipboardOwner(
            ["image/jpeg": Data("jpeg".utf8), "text/plain": Data("text".utf8)],
            display: display.name
        )
        #expect(try read() == Data("jpeg".utf8))
        owner.stop()
    }

    @Test("Says that there is no picture in the clipboard")
    func empty() throws {
        let unowned = #expect(throws: DesktopError.self) { try read() }
        #expect(unowned?.code == .empty)
        let owner = ClipboardOwner(["text/plain": Data("text".utf8)], display: display.name)
        let error = #expect(throws: DesktopError.self) { try read() }
        #expect(error?.code == .empty)
        owner.stop()
    }

    @Test("Refuses more than the limit, at once or in parts", arguments: [nil, 65_536])
    func tooLarge(partByteCount: Int?) throws {
        let owner = ClipboardOwner(["image/png": picture], partByteCount: partByteCount, display: display.name)
        let error = #expect(throws: DesktopError.self) { try read(byteLimit: 100_000) }
        #expect(error?.message.contains("--max-file-bytes") == true)
        owner.stop()
    }
}
