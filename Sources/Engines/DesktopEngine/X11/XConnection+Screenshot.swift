import CXCB
import Foundation
public import PixelEngine

/// The screen of an X server.
public enum XScreen {
    /// Takes a screenshot of a display such as `:0`, or of the one that `DISPLAY` names.
    public static func screenshot(display: String? = nil) throws(DesktopError) -> Raster {
        try XConnection(display: display).screenshot()
    }
}

extension XConnection {
    /// Takes a screenshot of the root window.
    package func screenshot() throws(DesktopError) -> Raster {
        let (width, height) = (screen.width_in_pixels, screen.height_in_pixels)
        let cookie = unsafe xcb_get_image(
            connection,
            UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
            screen.root,
            0,
            0,
            width,
            height,
            UInt32.max
        )
        var failure: UnsafeMutablePointer<xcb_generic_error_t>?
        let reply = unsafe xcb_get_image_reply(connection, cookie, &failure)
        defer {
            unsafe free(failure)
            unsafe free(reply)
        }
        guard let reply = unsafe reply else {
            let number = unsafe failure.map { "error \(unsafe $0.pointee.error_code)" } ?? "the connection broke"
            throw DesktopError(code: .failed, message: "The X server gives no picture of its screen (\(number)).")
        }
        let bytes = unsafe UnsafeRawBufferPointer(
            start: xcb_get_image_data(reply),
            count: Int(xcb_get_image_data_length(reply))
        )
        let format = try pixelFormat(depth: unsafe reply.pointee.depth)
        return try unsafe raster(bytes, format, width: Int(width), height: Int(height))
    }

    /// The pixel format of a depth, which has to be one of the two byte orders that screens use.
    private func pixelFormat(depth: UInt8) throws(DesktopError) -> PixelFormat {
        let setup = unsafe xcb_get_setup(connection)
        var formats = unsafe xcb_setup_pixmap_formats_iterator(setup)
        var bits: UInt8 = 0
        while unsafe formats.rem > 0 {
            if let format = unsafe formats.data?.pointee, format.depth == depth { bits = format.bits_per_pixel }
            unsafe xcb_format_next(&formats)
        }
        let isLittle = unsafe setup?.pointee.image_byte_order == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue)
        let red = redMask
        guard bits == 32, red == 0xFF0000 || red == 0xFF else {
            throw DesktopError(
                code: .failed,
                message: "The X server shows \(bits) bits a pixel; set its screen to 24-bit colors."
            )
        }
        guard isLittle else {
            throw DesktopError(code: .failed, message: "The X server runs on a machine of another byte order.")
        }
        return red == 0xFF ? .rgba8 : .bgra8
    }

    /// The mask of red in the screen's root visual.
    private var redMask: UInt32 {
        guard var depths = unsafe rootDepths else { return 0 }
        while unsafe depths.rem > 0 {
            var visuals = unsafe xcb_depth_visuals_iterator(depths.data)
            while unsafe visuals.rem > 0 {
                if let visual = unsafe visuals.data?.pointee, visual.visual_id == screen.root_visual {
                    return visual.red_mask
                }
                unsafe xcb_visualtype_next(&visuals)
            }
            unsafe xcb_depth_next(&depths)
        }
        return 0
    }

    /// The depths of the screen, which follow the screen's structure in the connection's memory.
    private var rootDepths: xcb_depth_iterator_t? {
        var roots = unsafe xcb_setup_roots_iterator(xcb_get_setup(connection))
        while unsafe roots.rem > 0 {
            if let candidate = unsafe roots.data, unsafe candidate.pointee.root == screen.root {
                return unsafe xcb_screen_allowed_depths_iterator(candidate)
            }
            unsafe xcb_screen_next(&roots)
        }
        return nil
    }

    private func raster(
        _ bytes: UnsafeRawBufferPointer,
        _ format: PixelFormat,
        width: Int,
        height: Int
    ) throws(DesktopError) -> Raster {
        guard bytes.count >= width * height * 4 else {
            throw DesktopError(code: .failed, message: "The X server's picture of its screen is incomplete.")
        }
        do {
            return try unsafe Raster(screen: bytes, format, width: width, height: height, bytesPerRow: width * 4)
        } catch {
            throw DesktopError(code: .failed, message: error.message)
        }
    }
}
