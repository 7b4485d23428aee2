import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Strings files")
struct StringsFileTests {
    @Test("Read pairs, comments and escapes")
    func pairs() throws {
        let text = #"""
            /* A comment with "quotes" */
            "Open Album" = "Album öffnen"; // another
            "escapes" = "a\"b\\c\nd\te\U00e9\uD83D\uDE00\101";
            bare_key = bare.value;
            'single' = 'quotes';
            "alone";
            """#
        let entries = try StringsFile.read(Data(text.utf8))
        #expect(entries["Open Album"]?.variation == .text("Album öffnen"))
        #expect(entries["escapes"]?.variation == .text("a\"b\\c\nd\teé😀A"))
        #expect(entries["bare_key"]?.variation == .text("bare.value"))
        #expect(entries["single"]?.variation == .text("quotes"))
        #expect(entries["alone"]?.variation == .text("alone"))
        #expect(entries.count == 5)
    }

    @Test(
        "Read every encoding that a byte order mark can name",
        arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8]
    )
    func encodings(_ encoding: String.Encoding) throws {
        let mark = encoding == .utf16 ? "" : "\u{FEFF}"
        let data = try #require((mark + "\"key\" = \"größer\";").data(using: encoding))
        #expect(try StringsFile.read(data)["key"]?.variation == .text("größer"))
    }

    @Test("Read compiled property lists", arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
    func compiled(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["key": "Wert"], format: format, options: 0)
        #expect(try StringsFile.read(data)["key"]?.variation == .text("Wert"))
    }

    @Test(
        "Say in which line a file is broken",
        arguments: [
            ("\"a\" = \"b\"", "line 1: a semicolon is missing behind the value of \"a\""),
            ("\"a\" = \"b\";\n\"c\" = \"d", "line 2: the text has no closing quotation mark"),
            ("\n\n/* x", "line 3: the comment has no end; add */"),
            ("\"a\" = ;", "line 1: ';' begins no text; put it in quotation marks"),
            ("\"a\" =", "line 1: the file ends where a value should be"),
        ]
    )
    func broken(_ text: String, _ message: String) {
        let error = #expect(throws: StringTableError.self) { try StringsFile.read(Data(text.utf8)) }
        #expect(error?.message == message)
    }

    @Test(
        "Survive any bytes",
        arguments: [Data([0xFF]), Data("bplist00".utf8), Data("\\".utf8)]
    )
    func garbage(_ data: Data) {
        let error = #expect(throws: StringTableError.self) { try StringsFile.read(data) }
        #expect(error?.code == .malformed)
    }

    @Test("Of no length have no strings")
    func empty() throws {
        #expect(try StringsFile.read(Data()).isEmpty)
    }
}
