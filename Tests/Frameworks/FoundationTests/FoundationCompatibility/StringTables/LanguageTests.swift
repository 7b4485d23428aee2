import Foundation
import Testing

@testable import FoundationCompatibility

@Suite("The choice of a language")
struct LanguageTests {
    @Test(
        "Goes from the wish to its parents to the development language",
        arguments: [
            (["en-GB"], ["en", "de"], "en", ["en"]),
            (["de-AT"], ["de", "de-AT", "en"], "en", ["de-AT", "de", "en"]),
            (["de-AT"], ["de-CH", "en"], "en", ["de-CH", "en"]),
            (["de", "fr"], ["fr", "en"], "en", ["fr", "en"]),
            (["pt-AO"], ["pt-BR", "pt-PT"], "en", ["pt-PT", "pt-BR", "en"]),
            (["zh-TW"], ["zh-Hans", "zh-Hant"], "en", ["zh-Hant", "en"]),
            (["zh-HK"], ["zh-Hans", "zh-Hant", "zh-HK"], "en", ["zh-HK", "zh-Hant", "en"]),
            (["zh-CN"], ["zh-Hans", "zh-Hant"], "en", ["zh-Hans", "en"]),
            (["sr-Latn"], ["sr", "en"], "en", ["en"]),
            (["es-MX"], ["es", "es-419"], "en", ["es-419", "es", "en"]),
            (["nb"], ["no"], "en", ["no", "en"]),
            (["pt_BR"], ["pt_BR", "pt"], "en", ["pt_BR", "pt", "en"]),
            (["en-US", "de"], ["de"], "en", ["en"]),
            (["ja"], ["de", "en"], "de", ["de"]),
            ([], ["de"], "en", ["en"]),
        ] as [([String], [String], String, [String])]
    )
    func chain(_ wishes: [String], _ available: [String], _ development: String, _ expected: [String]) {
        let chain = LanguageMatcher.chain(wishes: wishes, available: available, development: development)
        #expect(chain == expected)
    }

    @Test(
        "Is read from the environment",
        arguments: [
            (["LANG": "de_DE.UTF-8"], ["de-DE"], "de-DE"),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], ["fr-FR"], "de-DE"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], ["fr-FR"], "fr-FR"),
            (["LANG": "de_DE", "LANGUAGE": "pl:cs_CZ"], ["pl", "cs-CZ"], "de-DE"),
            (["LANGUAGE": "pl"], ["pl"], nil),
            (["LANG": "C.UTF-8", "LANGUAGE": "pl"], [], nil),
            (["LANG": "POSIX"], [], nil),
            (["LC_ALL": "C", "LANG": "de_DE"], [], nil),
            (["LC_ALL": "", "LANG": "de_DE"], ["de-DE"], "de-DE"),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"], "sr-Latn-RS"),
            (["LANG": "ca_ES@euro"], ["ca-ES"], "ca-ES"),
            ([:], [], nil),
        ] as [([String: String], [String], String?)]
    )
    func environment(_ variables: [String: String], _ languages: [String], _ format: String?) {
        let preferences = LanguagePreferences(environment: variables)
        #expect(preferences.languages == languages)
        #expect(preferences.format == format)
    }
}
