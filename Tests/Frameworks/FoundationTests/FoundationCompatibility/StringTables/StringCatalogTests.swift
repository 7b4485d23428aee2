import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("String Catalogs")
struct StringCatalogTests {
    static let catalog = """
        {
          "sourceLanguage": "en", "version": "1.0",
          "strings": {
            "Open Album": {
              "comment": "A title", "extractionState": "manual",
              "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Album öffnen" } },
                "fr": { "stringUnit": { "state": "new", "value": "" } },
                "es": { "stringUnit": { "state": "needs_review", "value": "Abrir álbum" } }
              }
            },
            "%lld landmarks": {
              "localizations": {
                "en": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%lld landmark" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%lld landmarks" } } } } },
                "pl": { "variations": { "device": { "other": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%lld zabytek" } },
                  "few": { "stringUnit": { "state": "translated", "value": "%lld zabytki" } },
                  "many": { "stringUnit": { "state": "translated", "value": "%lld zabytków" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%lld zabytku" } } } } },
                  "iphone": { "stringUnit": { "state": "translated", "value": "iPhone" } } } } }
              }
            },
            "%lld albums by %lld artists": {
              "localizations": { "en": {
                "stringUnit": { "state": "translated", "value": "%#@albums@ by %#@artists@" },
                "substitutions": {
                  "albums": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "%arg album" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%arg albums" } } } } },
                  "artists": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
                    "zero": { "stringUnit": { "state": "translated", "value": "nobody" } },
                    "one": { "stringUnit": { "state": "translated", "value": "%arg artist" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%arg artists" } } } } } } } }
            },
            "Fovea": { "shouldTranslate": false },
            "Unused": {}
          }
        }
        """

    @Test("Give the text of each language")
    func texts() throws {
        let catalog = try StringCatalog(Data(Self.catalog.utf8))
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.entries["de"]?["Open Album"]?.variation == .text("Album öffnen"))
        #expect(catalog.entries["es"]?["Open Album"]?.variation == .text("Abrir álbum"))
        #expect(catalog.entries["fr"]?["Open Album"] == nil)
        #expect(catalog.entries["en"]?["Fovea"] == nil)
    }

    @Test("Give plural forms, inside a device too")
    func plurals() throws {
        let entry = try #require(try StringCatalog(Data(Self.catalog.utf8)).entries["pl"]?["%lld landmarks"])
        #expect(entry.variation.isPlural)
        #expect(entry.variation.text(category: .few, isZero: false) == "%lld zabytki")
        #expect(entry.variation.text(category: .zero, isZero: true) == "%lld zabytku")
    }

    @Test("Give substitutions")
    func substitutions() throws {
        let catalog = try StringCatalog(Data(Self.catalog.utf8))
        let entry = try #require(catalog.entries["en"]?["%lld albums by %lld artists"])
        #expect(entry.substitutions["artists"]?.argument == 2)
        #expect(entry.substitutions["albums"]?.specifier == "lld")
    }

    @Test(
        "Say what is wrong with a broken one",
        arguments: [
            ("{", "it is no String Catalog: it is no JSON; restore it from its last good version"),
            ("{}", "it is no String Catalog: 'sourceLanguage' is missing in ''"),
            (
                #"{"sourceLanguage": "en", "strings": {"a": {"localizations": 1}}}"#,
                "it is no String Catalog: 'strings/a/localizations' has a value of another type"
            ),
        ]
    )
    func broken(_ text: String, _ message: String) {
        let error = #expect(throws: StringTableError.self) { try StringCatalog(Data(text.utf8)) }
        #expect(error?.message == message)
        #expect(error?.cause != nil)
    }
}
