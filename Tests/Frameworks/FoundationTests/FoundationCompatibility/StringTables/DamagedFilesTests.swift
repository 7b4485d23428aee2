import Foundation
import Testing

@testable import FoundationCompatibility

/// A generator whose numbers are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite("Damaged files and formats")
struct DamagedFilesTests {
    private static let rounds = 1_500

    @Test("End in an error or in strings, never in a crash", arguments: ["strings", "stringsdict", "xcstrings"])
    func files(_ kind: String) throws {
        let sources = [
            "strings": #"/* c */ "a" = "b\U00e9\n"; key = 'v'; // x"#,
            "stringsdict": #"""
            <?xml version="1.0"?><plist version="1.0"><dict><key>a</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>x</string></dict></dict></dict></plist>
            """#,
            "xcstrings": StringCatalogTests.catalog,
        ]
        let source = Data(try #require(sources[kind]).utf8)
        var generator = SeededGenerator(state: 7)
        var failures = 0
        for _ in 0..<Self.rounds {
            let damaged = damage(source, &generator)
            do throws(StringTableError) {
                switch kind {
                case "strings": _ = try StringsFile.read(damaged)
                case "stringsdict": _ = try StringsDictFile.read(damaged)
                default: _ = try StringCatalog(damaged)
                }
            } catch {
                failures += 1
                #expect(!error.message.isEmpty)
            }
        }
        #expect(failures > 0)
    }

    @Test("Leave text in the end")
    func formats() {
        let source = Data("%1$@ has %#@n@ %-08.3lld %'+#5.2f %arg %% %2$x %e".utf8)
        var generator = SeededGenerator(state: 11)
        var renderer = FormatRenderer(
            arguments: [.string("Ada"), .integer(-3), .double(2.5), .unsigned(.max)],
            locale: Locale(identifier: "de"),
            language: "pl",
            lookUp: { $0.key }
        )
        renderer.substitutions["n"] = LocalizedSubstitution(argument: 9, specifier: "@@", variation: .plural([:]))
        for _ in 0..<Self.rounds {
            let format = String(decoding: damage(source, &generator), as: UTF8.self)
            let text = renderer.render(format)
            #expect(!text.isEmpty || format.isEmpty)
        }
    }

    @Test(
        "Bound what a specifier can ask for",
        arguments: ["%.1000f", "%01000.999f", "%01000lld", "%.1000lld", "%.1000e", "%01000x", "%.1000x", "%-1000@"]
    )
    func bounds(_ format: String) {
        let renderer = FormatRenderer(
            arguments: [.integer(-1_234_567)],
            locale: Locale(identifier: "en_US"),
            language: "en",
            lookUp: { $0.key }
        )
        #expect(renderer.render(format).count <= 2_100)
        #expect(renderer.render(format).count >= 7)
    }

    private func damage(_ data: Data, _ generator: inout SeededGenerator) -> Data {
        var data = data
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !data.isEmpty {
            let index = Int.random(in: 0..<data.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: data[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: data.remove(at: index)
            case 2: data.insert(UInt8.random(in: 32...126, using: &generator), at: index)
            default: data = Data(data.prefix(max(index, 1)))
            }
        }
        return data
    }
}
