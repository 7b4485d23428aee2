import DesktopEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import Synchronization
import TestSupport
import Testing

@Suite("The screens of a Wayland compositor", .timeLimit(.minutes(10)))
struct WaylandScreenTests {
    typealias Color = SIMD4<UInt8>

    private static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/sway")
    /// The colors of the four quarters of a background, row by row.
    private static let quarters: [Color] = [
        [200, 30, 40, 255], [30, 180, 60, 255], [40, 60, 220, 255], [240, 230, 90, 255],
    ]

    private static func background(_ width: Int, _ height: Int) throws -> Data {
        let raster = try Raster(width: width, height: height, format: .rgba8, alpha: .opaque) { bytes, rowBytes in
            for y in 0..<height {
                for x in 0..<width {
                    let color = quarters[(y * 2 / height) * 2 + x * 2 / width]
                    bytes.storeBytes(of: color, toByteOffset: y * rowBytes + x * 4, as: Color.self)
                }
            }
        }
        return try ImageEncoder.encode(raster, as: .png)
    }

    /// Takes pictures until the background is there, which the compositor draws when it gets to it.
    private func picture(
        of compositor: TestCompositor,
        until isDrawn: (Raster) -> Bool
    ) async throws -> Raster {
        var last: Raster?
        for _ in 0..<1800 {
            let picture = try? WaylandScreen.screenshot(
                environment: compositor.environment,
                patience: Patience(.seconds(30))
            ).converted(to: .rgba8, alpha: .opaque)
            if let picture, isDrawn(picture) { return picture }
            last = picture ?? last
            try await Task.sleep(for: .milliseconds(50))
        }
        return try #require(last, "the compositor never gave a picture")
    }

    @Test(
        "Stand upright, however the screen is turned and mirrored",
        .enabled(if: isInstalled, "Debian's sway isn't installed"),
        arguments: [
            ("normal", 320, 200), ("90", 200, 320), ("180", 320, 200), ("270", 200, 320), ("flipped", 320, 200),
            ("flipped-90", 200, 320), ("flipped-180", 320, 200), ("flipped-270", 200, 320),
        ]
    )
    func upright(transform: String, width: Int, height: Int) async throws {
        let compositor = try #require(
            try TestCompositor(
                "output * mode 320x200@60Hz transform \(transform) bg FOLDER/background.png stretch",
                files: ["background.png": Self.background(width, height)]
            )
        )
        let picture = try await picture(of: compositor) { $0.color(2, 2) == Self.quarters[0] }
        #expect((picture.width, picture.height) == (width, height))
        let seen = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
            picture.color(width / 4 + x * width / 2, height / 4 + y * height / 2)
        }
        #expect(seen == Self.quarters)
    }

    @Test("Stand beside each other, as fine as the finest", .enabled(if: isInstalled, "Debian's sway isn't installed"))
    func beside() async throws {
        let compositor = try #require(
            try TestCompositor(
                screens: 2,
                """
                output HEADLESS-1 mode 320x200@60Hz position 0 0 bg #c81e28 solid_color
                output HEADLESS-2 mode 200x160@60Hz position 320 20 scale 2 transform 90 bg #1eb43c solid_color
                """
            )
        )
        let (red, green) = (Self.quarters[0], Self.quarters[1])
        let picture = try await picture(of: compositor) { picture in
            picture.width == 800 && picture.color(10, 10) == red && picture.color(700, 100) == green
        }
        // The second screen is 80 × 100 on the desktop, and twice as fine.
        #expect((picture.width, picture.height) == (800, 400))
        for (x, y) in [(1, 1), (638, 398), (638, 1)] { #expect(picture.color(x, y) == red) }
        for (x, y) in [(641, 41), (798, 41), (798, 238), (641, 238)] { #expect(picture.color(x, y) == green) }
        for (x, y) in [(641, 38), (798, 242), (700, 398)] { #expect(picture.color(x, y) == [0, 0, 0, 255]) }
    }

    /// What is said about a compositor that can't or won't.
    private static let expectations: [FakeCompositor.Behavior: (code: DesktopError.Code, words: String)] = [
        .lacksCopying: (.missing, "its portal has to"), .lacksScreens: (.failed, "has no screen"),
        .hangs: (.timedOut, "doesn't answer"), .boasts: (.failed, "which can't be"), .shortens: (.failed, "can't be"),
        .puzzles: (.failed, "8 bits a color"), .fails: (.failed, "gives no picture"),
        .complains: (.failed, "invalid arguments"), .stammers: (.failed, "of 4 bytes"),
        .breaksOff: (.failed, "ends early"), .leaves: (.failed, "ended the connection"),
    ]

    @Test(
        "Are refused with the reason by a compositor that can't or won't",
        arguments: FakeCompositor.Behavior.allCases
    )
    func refused(behavior: FakeCompositor.Behavior) throws {
        let expected = try #require(Self.expectations[behavior])
        let compositor = try FakeCompositor(behavior)
        let error = #expect(throws: DesktopError.self) {
            try WaylandScreen.screenshot(
                environment: compositor.environment,
                patience: Patience(behavior == .hangs ? .milliseconds(300) : .seconds(30))
            )
        }
        #expect(error?.code == expected.code)
        #expect(error?.message.contains(expected.words) == true, "\(error?.message ?? "")")
        compositor.stop()
    }

    @Test("Close nothing of others where there is no compositor")
    func closesOnce() async {
        let end = End()
        await withTaskGroup(of: Int.self) { group in
            // Whoever closes a number twice closes what another thread has opened under it in between.
            group.addTask {
                var lost = 0
                while !end.hasCome.load(ordering: .relaxed) {
                    let file = open("/dev/null", O_RDONLY | O_CLOEXEC)
                    var status = stat()
                    if fstat(file, &status) != 0 { lost += 1 }
                    close(file)
                }
                return lost
            }
            group.addTask {
                for _ in 0..<20_000 { _ = try? WaylandConnection(environment: ["WAYLAND_DISPLAY": "/nowhere/wayland"]) }
                end.hasCome.store(true, ordering: .relaxed)
                return 0
            }
            for await lost in group { #expect(lost == 0) }
        }
    }

    @Test("Are missing where there is no compositor")
    func missing() {
        let error = #expect(throws: DesktopError.self) {
            try WaylandScreen.screenshot(
                environment: ["WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": "/nowhere"],
                patience: Patience(.seconds(5))
            )
        }
        #expect(error?.code == .missing)
        #expect(error?.message.contains("/nowhere/wayland-7") == true)
    }
}

extension Raster {
    /// The components of a pixel in their order.
    fileprivate func color(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self) }
    }
}

/// Whether a thread has done its part.
private final class End: Sendable {
    let hasCome = Atomic(false)
}
