import CCairo
import Synchronization

/// The fonts that all canvases set text in, one text at a time.
///
/// Cairo 1.16 takes the lock of a font and the lock of all fonts in one order where glyphs are measured, and in the
/// other where a font that nobody uses any more is dropped: two threads at once can wait for each other forever. Pango's
/// own default gives each thread its fonts, and drops them when that thread ends, so these belong to no thread.
enum SharedFonts {
    private static let fonts = Mutex(Fonts())

    /// Calls a closure with the setting in which text is laid out, while nobody else measures or draws text.
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

    /// Makes a setting for one text, with fonts anew after many: a map remembers every size that it ever had.
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
