import AppIntentsMacroKit

// The macros are a library, since a test that depended on this program would have everything built a second time, for the
// machine that compiles.

/// The program that the compiler asks to expand macros.
@main
enum Plugin {
    static func main() throws {
        try MacroPlugin.run()
    }
}
