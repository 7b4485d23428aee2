import CXCB
import DesktopEngine
import Glibc
import PixelEngine
import TestSupport
import Testing

@Suite("The screen of an X server", .timeLimit(.minutes(10)))
struct XScreenTests {
    @Test("Takes a picture of what the screen shows")
    func screenshot() throws {
        let display = try #require(try TestDisplay(width: 320, height: 200))
        let painter = try XConnection(display: display.name)
        let (connection, screen) = (painter.connection, painter.screen)
        let window = xcb_generate_id(connection)
        var values: [UInt32] = [0xFF8040, 1]
        let mask = XCB_CW_BACK_PIXEL.rawValue | XCB_CW_OVERRIDE_REDIRECT.rawValue
        xcb_create_window(
            connection,
            UInt8(XCB_COPY_FROM_PARENT),
            window,
            screen.root,
            40,
            30,
            100,
            50,
            0,
            UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue),
            screen.root_visual,
            mask,
            &values
        )
        xcb_map_window(connection, window)
        // A question whose answer comes after the window is there.
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))

        let picture = try XScreen.screenshot(display: display.name).converted(to: .rgba8, alpha: .opaque)
        #expect((picture.width, picture.height) == (320, 200))
        func pixel(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
            picture.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: y * picture.bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
            }
        }
        for (x, y) in [(40, 30), (139, 79), (100, 50)] { #expect(pixel(x, y) == SIMD4(255, 128, 64, 255)) }
        for (x, y) in [(39, 30), (140, 79), (0, 0), (319, 199)] { #expect(pixel(x, y) != SIMD4(255, 128, 64, 255)) }
    }

    @Test("Says that there is no server")
    func noServer() {
        let error = #expect(throws: DesktopError.self) { try XScreen.screenshot(display: ":9876") }
        #expect(error?.code == .missing)
        #expect(error?.message.contains("DISPLAY") == true)
    }
}
