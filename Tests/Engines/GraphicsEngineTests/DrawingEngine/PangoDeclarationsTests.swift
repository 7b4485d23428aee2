import Foundation
import TestSupport
import Testing

@Suite("Declarations of Pango")
struct PangoDeclarationsTests {
    @Test("Our declarations agree with the library's own")
    func agreement() throws {
        #expect(try compile("") == 0)
    }

    @Test("A declaration that disagrees is found")
    func disagreement() throws {
        #expect(try compile("void pango_layout_get_size(PangoLayout *layout, long *width, long *height);") != 0)
    }

    /// Compiles our header after the library's, and returns the status of the compiler.
    private func compile(_ addition: String) throws -> Int32 {
        let header = Checkout.folder.appending(path: "Sources/C/CCairo/pango_text.h")
        let source = """
            #include <pango/pangocairo.h>
            #include "\(header.path)"
            \(addition)
            """
        // The toolchain brings clang; a system compiler may be absent.
        let script = "$(command -v clang || echo cc) -x c -fsyntax-only $(pkg-config --cflags pangocairo) - 2>/dev/null"
        return try ProgramRun("/bin/sh", ["-c", script], input: Data(source.utf8)).code
    }
}
