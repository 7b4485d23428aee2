// Strings in every form that a catalog of strings knows.
import Foundation
import AppIntents

enum MineralText {
    static let plain: LocalizedStringResource = "Mineral"
    static let keyed = LocalizedStringResource(
        "mineral.title",
        defaultValue: "Mineral",
        table: "Minerals",
        bundle: .main,
        comment: "A title"
    )
    static func count(_ number: Int) -> LocalizedStringResource { "\(number) minerals" }
    static func share(_ share: Double) -> LocalizedStringResource { "\(share, specifier: "%.1f") of all" }
    static func date(_ date: Date) -> LocalizedStringResource { "Found \(date, format: .dateTime.year())" }
    static let typed = TypeDisplayRepresentation(
        name: keyed,
        numericFormat: LocalizedStringResource("\(placeholder: .int) minerals", table: "Minerals", comment: "How many")
    )
    static func label(_ name: String) -> String {
        String(localized: "Mineral \(name)", table: "Minerals", bundle: .main, comment: "One")
    }
    static var value: String.LocalizationValue { "Quartz" }
    static let dialog = IntentDialog("Which mineral?")
}

struct MineralError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The mineral is gone." }
}
