import CCairo
import Synchronization

/// The fonts of all canvases, for one text at a time.
///
/// Cairo 1.16 locks a font and the font cache in one order to measure glyphs, and in the other to evict an unused font:
/// two threads can deadlock. Pango's default gives each thread a font map of its own, which it drops at the thread's
/// end, so this font map belongs to no thread.
enum SharedFonts {
    private static let fonts = Mutex(Fonts())

    /// Calls a closure with the context for text layout, while no other thread measures or draws text.
    static func withContext(_ body: (OpaquePointer) -> Void) {
        fonts.withLock { fonts in
            guard let context = unsafe fonts.context() else { return }
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(context)) }
            unsafe body(context)
        }
    }
}

@safe private struct Fonts {
    private var map: OpaquePointer?
    private var textCount = 0

    /// Creates a context for one text, with a new font map now and then: a map keeps every size that it ever had.
    mutating func context() -> OpaquePointer? {
        if textCount % Self.textsOfAMap == 0 {
            if let map = unsafe map { unsafe g_object_unref(UnsafeMutableRawPointer(map)) }
            unsafe map = pango_cairo_font_map_new()
        }
        textCount += 1
        return unsafe pango_font_map_create_context(map)
    }

    private static let textsOfAMap = 1_000
}
