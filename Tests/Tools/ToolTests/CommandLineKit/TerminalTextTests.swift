import CommandLineKit
import Foundation
import Testing

@Suite("Text on its way to a terminal")
struct TerminalTextTests {
    private let recorded = RecordedContext(isTerminal: true)

    private func cleaned(_ text: String) -> String { String(decoding: TerminalText.cleaned(text), as: UTF8.self) }

    @Test("Is as it was where nothing steers", arguments: ["", "plain\n", "a\tb\n", "Zoë’s “œuvre” — 東京 ﷽ 👩‍👩‍👧 مرفأ\n"])
    func harmless(text: String) {
        #expect(cleaned(text) == text)
    }

    @Test("Has a mark in place of each control character, and keeps line breaks and tabs")
    func controls() {
        let kept: [UInt32] = [0x09, 0x0A]
        let ranges: [Range<UInt32>] = [0..<0x20, 0x7F..<0xA0, 0x2028..<0x202F, 0x2066..<0x206A]
        for value in ranges.joined() where !kept.contains(value) {
            let scalar = Unicode.Scalar(value).map(String.init) ?? ""
            #expect(cleaned("a\(scalar)b").unicodeScalars.map(\.value) == [0x61, 0xFFFD, 0x62], "\(value)")
            #expect(cleaned(scalar).unicodeScalars.map(\.value) == [0xFFFD], "\(value)")
        }
    }

    @Test("Ends lines as this system does")
    func lineEnds() {
        #expect(Array(cleaned("a\r\nb\r\n").utf8) == Array("a\nb\n".utf8))
        #expect(cleaned("a\rb") == "a\u{FFFD}b")
    }

    @Test(
        "Has none of the sequences that terminals obey",
        arguments: [
            "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;ZWNobw==\u{1B}\\", "\u{1B}P1$r\u{1B}\\", "\u{9B}31m",
            "\u{9D}0;title\u{9C}", "\u{1B}[31mred\u{1B}[0m", "\u{8}\u{8}\u{8}ok", "\u{202E}gpj.exe",
        ]
    )
    func sequences(text: String) throws {
        let context = recorded.context()
        try context.output.write("\(text)\n")
        context.warn(text)
        context.report(CommandFailure(.noInput, subject: text, text), program: "sample")
        expectHarmless(recorded.output + recorded.errors)
    }

    @Test("Keeps the codes of this program itself, and takes their seal off")
    func sealed() throws {
        let style = TextStyle(isEnabled: true)
        try recorded.context().output.write("\(style.red("a\u{1B}[2Jb")) \(style.dim("c"))\n")
        #expect(recorded.output == "\u{1B}[31ma\u{FFFD}[2Jb\u{1B}[0m \u{1B}[2mc\u{1B}[0m\n")
    }

    @Test("Is never taken for a code of this program when somebody else wrote it")
    func forged() {
        // Swift takes no noncharacters in literals.
        let (opening, closing) = (
            String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self), String(decoding: [0xEF, 0xB7, 0x91], as: UTF8.self)
        )
        for text in ["\(opening)\u{1B}[2J\(closing)", "\(opening)0.\u{1B}[2J\(closing)", opening, closing] {
            #expect(!cleaned(text).unicodeScalars.contains { [0x1B, 0xFDD0, 0xFDD1].contains($0.value) })
        }
        // What stands around codes doesn't open or close them.
        let sealed = TerminalText.sealed("\u{1B}[1m")
        #expect(cleaned("\(closing)\(sealed)\u{1B}\(closing)") == "\u{FFFD}\u{1B}[1m\u{FFFD}\u{FFFD}")
        // A seal that was cut off is none.
        #expect(!cleaned(String(sealed.dropLast()) + "\u{1B}[2J").contains("\u{1B}"))
    }

    @Test("Stays on one line where it is a part of one")
    func onOneLine() {
        #expect("a\nb\r\nc\td\u{85}e\u{2028}f\u{B}g".onOneLine == "a b c d e f g")
        #expect("Zoë".onOneLine == "Zoë")
        recorded.context().report(CommandFailure(.noInput, subject: "a\nfovea: b", "No."), program: "fovea")
        #expect(recorded.errors == "fovea: a fovea: b: No.\n")
    }

    @Test("Doesn't draw anything but the line of progress")
    func progress() {
        let display = ProgressDisplay(recorded.context())
        display.update(done: 1, total: 2, remarks: ["\u{1B}[2J\nx"])
        display.clear()
        expectHarmless(recorded.errors.replacing("\r\u{1B}[K", with: ""))
        #expect(!recorded.errors.contains("\n"))
    }

    @Test("Leaves bytes for programs as they are")
    func bytes() throws {
        try recorded.context().output.write(Data("a\u{1B}[2J\0\n".utf8))
        #expect(recorded.output == "a\u{1B}[2J\0\n")
    }

    private func expectHarmless(_ text: String) {
        for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
            let value = scalar.value
            let steers = value < 0x20 || 0x7F..<0xA0 ~= value || 0x2028...0x202E ~= value || 0x2066...0x2069 ~= value
            #expect(!steers, "U+\(String(value, radix: 16)) in \(text.debugDescription)")
        }
    }
}
