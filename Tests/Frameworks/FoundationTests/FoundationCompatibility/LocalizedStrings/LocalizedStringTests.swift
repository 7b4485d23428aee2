import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationCompatibility

@Suite("Localized strings")
struct LocalizedStringTests {
    /// A folder of a bundle that is gone after the test.
    struct Folder: Sendable {
        private let place: TemporaryFolder
        var url: URL { place.file("Words.resources") }

        init(_ files: [String: String]) throws {
            place = try TemporaryFolder()
            for (path, text) in files {
                let file = url.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
        }
    }

    private let folder: Folder
    private let localizer: Localizer

    init() throws {
        folder = try Folder([
            "de.lproj/Localizable.strings": """
            "Open Album" = "Album öffnen";
            "Hello, %@! You have %lld albums." = "%2$lld Alben für %1$@.";
            "100%" = "100 %";
            "%@ of %@" = "%2$@ von %1$@";
            "Inner" = "Innen";
            "title.key" = "Titel";
            """,
            "de.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld landmarks</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
            <key>count</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>keine Orte</string>
            <key>one</key><string>%lld Ort</string>
            <key>other</key><string>%lld Orte</string>
            </dict></dict></dict></plist>
            """,
            "de.lproj/Menu.strings": "\"Open Album\" = \"Öffnen\";",
            "fr.lproj/Localizable.strings": "\"Open Album\" = \"Ouvrir l’album\";",
            "Localizable.xcstrings": StringCatalogTests.catalog,
        ])
        localizer = Localizer(
            tables: StringTables { _ in },
            preferences: LanguagePreferences(environment: ["LANG": "de_AT.UTF-8"])
        )
    }

    @Test("Come in the language of the person")
    func language() {
        #expect(text("Open Album") == "Album öffnen")
        #expect(text("Missing \(3)") == "Missing 3")
    }

    @Test(
        "Come in the language of the locale",
        arguments: [
            ("fr-CA", "Ouvrir l’album"), ("de", "Album öffnen"), ("en-GB", "Open Album"), ("es_MX", "Abrir álbum"),
            ("ja", "Open Album"),
        ]
    )
    func locale(_ identifier: String, _ expected: String) {
        var resource = resource("Open Album")
        resource.locale = Locale(identifier: identifier)
        #expect(localizer.text(of: resource) == expected)
    }

    @Test("Are filled in, in the order of the translation")
    func arguments() {
        #expect(text("Hello, \("Ada")! You have \(1_234) albums.") == "1.234 Alben für Ada.")
        #expect(text("\("A") of \("B")") == "B von A")
        #expect(text("100%") == "100 %")
        #expect(text("\(LocalizedStringResource("Inner", bundle: .atURL(folder.url))) of \("B")") == "B von Innen")
        #expect(text("\(1234.5, format: .number) of \("B")") == "B von 1.234,5")
    }

    @Test(
        "Agree with their number",
        arguments: [
            ("pl", 1, "1 zabytek"), ("pl", 2, "2 zabytki"), ("pl", 5, "5 zabytków"), ("pl", 22, "22 zabytki"),
            ("en", 1, "1 landmark"), ("en", 0, "0 landmarks"), ("en", 1_000, "1,000 landmarks"),
            ("de", 0, "keine Orte"), ("de", 1, "1 Ort"), ("de", 3, "3 Orte"),
        ]
    )
    func plurals(_ language: String, _ count: Int, _ expected: String) {
        var resource = resource("\(count) landmarks")
        resource.locale = Locale(identifier: language)
        #expect(localizer.text(of: resource) == expected)
    }

    @Test(
        "Agree with two numbers",
        arguments: [
            (1, 0, "1 album by nobody"), (2, 1, "2 albums by 1 artist"), (1_000, 3, "1,000 albums by 3 artists"),
        ]
    )
    func substitutions(_ albums: Int, _ artists: Int, _ expected: String) {
        var resource = resource("\(albums) albums by \(artists) artists")
        resource.locale = Locale(identifier: "en_US")
        #expect(localizer.text(of: resource) == expected)
    }

    @Test("Take their count when they are shown")
    func count() {
        var format: LocalizedStringResource = "\(placeholder: .int) landmarks"
        format.locale = Locale(identifier: "en_US")
        #expect(format.key == "%lld landmarks")
        #expect(format.text(count: 3) == "3 landmarks")
        #expect(LocalizedStringResource("%lld landmarks").text(count: 3) == "3 landmarks")
        #expect(LocalizedStringResource("100% sure").text(count: 3) == "100% sure")
        var inBundle = LocalizedStringResource("\(placeholder: .int) landmarks", bundle: .atURL(folder.url))
        inBundle.locale = Locale(identifier: "pl")
        #expect(inBundle.text(count: 3) == "3 zabytki")
    }

    @Test("Take replacements for their placeholders")
    func replacements() {
        var options = String.LocalizationOptions()
        options.replacements = [12, "Ada"]
        #expect(
            String(localized: "\(placeholder: .int) for \(placeholder: .object)", options: options) == "12 for Ada"
        )
        #expect(String(localized: "\(placeholder: .int) x") == "%lld x")
    }

    @Test("Come out of the table they name")
    func table() {
        let resource = LocalizedStringResource("Open Album", table: "Menu", bundle: .atURL(folder.url))
        #expect(localizer.text(of: resource) == "Öffnen")
        let key = LocalizedStringResource("title.key", defaultValue: "Title", bundle: .atURL(folder.url))
        #expect(localizer.text(of: key) == "Titel")
        let missing = LocalizedStringResource("other.key", defaultValue: "Other \(1)", bundle: .atURL(folder.url))
        #expect(localizer.text(of: missing) == "Other 1")
    }

    @Test("Fall back to the code over a broken file, with one note")
    func broken() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings": "\"Open Album\" = \"Album",
            "fr.lproj/Localizable.strings": "nobody reads this",
        ])
        let notes = Mutex<[String]>([])
        let tables = StringTables { note in notes.withLock { $0.append(note) } }
        let localizer = Localizer(tables: tables, preferences: localizer.preferences)
        let resource = LocalizedStringResource("Open Album", bundle: .atURL(folder.url))
        for _ in 0..<3 { #expect(localizer.text(of: resource) == "Open Album") }
        let written = notes.withLock { $0 }
        #expect(written.count == 1)
        #expect(
            written.first?.hasSuffix("Localizable.strings: line 1: the text has no closing quotation mark.") == true
        )
    }

    @Test(
        "Come out of the base of a bundle last",
        arguments: ["Base.lproj/Localizable.strings", "Localizable.strings", "Resources/Localizable.strings"]
    )
    func base(_ path: String) throws {
        let folder = try Folder([path: "\"a.key\" = \"Base\";", "de.lproj/Other.strings": "\"a.key\" = \"No\";"])
        let resource = LocalizedStringResource("a.key", bundle: .atURL(folder.url))
        #expect(localizer.text(of: resource) == "Base")
    }

    @Test("Come out of the resources of a target beside the executable")
    func target() throws {
        let folder = try Folder(["App_Library.resources/de.lproj/Localizable.strings": "\"a.key\" = \"Library\";"])
        let resource = LocalizedStringResource("a.key", bundle: .atURL(folder.url))
        #expect(localizer.text(of: resource) == "Library")
    }

    @Test("Are found by many tasks at once")
    func concurrency() async {
        await withTaskGroup(of: String.self) { group in
            for _ in 0..<200 {
                group.addTask { [localizer, folder] in
                    localizer.text(of: LocalizedStringResource("Open Album", bundle: .atURL(folder.url)))
                }
            }
            for await text in group { #expect(text == "Album öffnen") }
        }
    }

    @Test("Come out of a bundle that is passed as such")
    func bundle() throws {
        let bundle = try #require(Bundle(url: folder.url))
        let resource = LocalizedStringResource("Open Album", locale: Locale(identifier: "de"), bundle: bundle)
        #expect(String(localized: resource) == "Album öffnen")
        #expect(String(localized: "No such key", bundle: bundle, comment: "A note") == "No such key")
    }

    private func resource(_ value: String.LocalizationValue) -> LocalizedStringResource {
        LocalizedStringResource(value, bundle: .atURL(folder.url))
    }

    private func text(_ value: String.LocalizationValue) -> String {
        localizer.text(of: resource(value))
    }
}
