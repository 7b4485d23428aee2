import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("Stringsdict files")
struct StringsDictFileTests {
    @Test("Give plural rules, widths and devices")
    func rules() throws {
        let data = try plist([
            "%lld landmarks": [
                "NSStringLocalizedFormatKey": "%#@count@",
                "count": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
                    "one": "%lld landmark", "other": "%lld landmarks",
                ],
            ],
            "width": ["NSStringVariableWidthRuleType": ["20": "short", "100": "rather long"]],
            "device": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "other": "Click"]],
        ])
        let entries = try StringsDictFile.read(data)
        #expect(entries["%lld landmarks"]?.variation == .text("%#@count@"))
        #expect(
            entries["%lld landmarks"]?.substitutions["count"]?.variation
                == .plural([.one: .text("%lld landmark"), .other: .text("%lld landmarks")])
        )
        #expect(entries["width"]?.variation == .text("rather long"))
        #expect(entries["device"]?.variation.text(category: .other, isZero: false) == "Click")
    }

    @Test("Say which entry is broken")
    func broken() throws {
        let texts: [(Any, String)] = [
            (["a": "b"], "the value of \"a\" is no dictionary"),
            (["a": ["b": ["c": "d"]]], "\"a\" has no NSStringLocalizedFormatKey"),
            (
                ["a": ["NSStringLocalizedFormatKey": "%#@b@", "b": ["other": "d"]]],
                "\"b\" of \"a\" needs NSStringFormatSpecTypeKey NSStringPluralRuleType"
            ),
            (["a"], "its root is no dictionary; wrap its entries in <dict>"),
        ]
        for (value, message) in texts {
            let data = try plist(value)
            let error = #expect(throws: StringTableError.self) { try StringsDictFile.read(data) }
            #expect(error?.message == message)
        }
    }

    private func plist(_ value: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    }
}
