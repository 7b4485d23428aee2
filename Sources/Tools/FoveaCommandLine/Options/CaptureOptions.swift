import CivilDateEngine
import CommandLineKit
import DetectorEngine
import Foundation

/// The options for what a picture itself doesn't say: when and where it was taken.
enum CaptureOptions {
    static let moment = Option<CivilMoment?>(
        "moment",
        short: "m",
        placeholder: "DATE",
        default: nil,
        help:
            "Take the picture as one of this moment, such as 2026-12-24T19:30, in place of the date in the file, that of "
            + "its last change, or now; 'tomorrow' is counted from it."
    ) { (text) throws(InvalidValue) in
        let midnight = CivilTime(seconds: 0)
        guard let moment = CivilMoment(text) ?? CivilDate(text).map({ CivilMoment(date: $0, time: midnight) }) else {
            throw InvalidValue(expected: "a day such as 2026-12-24, also with a time: 2026-12-24T19:30")
        }
        return moment
    }

    static let locale = Option<String?>(
        "locale",
        placeholder: "TAG",
        default: nil,
        help:
            "Read dates, numbers and phone numbers as people in this region write them, such as de-AT or en-US, in place "
            + "of that of LC_ALL, LC_TIME or LANG."
    ) { (text) throws(InvalidValue) in
        guard Tag(text) != nil else { throw InvalidValue(expected: "a language and a region such as de-AT") }
        return text
    }

    /// Returns the context of a picture.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - environment: The variables that name the person's region.
    ///   - date: The date in the picture's file, as EXIF writes it.
    ///   - changed: When the file was changed last: most screenshots say no more.
    static func context(
        _ arguments: ParsedArguments,
        _ environment: [String: String],
        date: String?,
        changed: Date?
    ) -> DetectionContext {
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0].flatMap { $0.isEmpty ? nil : $0 } }
        let tag = arguments[locale].flatMap(Tag.init) ?? names.first.flatMap(Tag.init)
        let moment = arguments[moment] ?? date.flatMap(moment(inFile:)) ?? moment(at: changed ?? Date())
        var context = DetectionContext(moment: moment)
        if let region = tag?.region { context.region = region }
        if let language = tag.flatMap({ DetectorLanguage(rawValue: $0.language) }), language != .english {
            context.languages = [language, .english]
        }
        return context
    }

    /// The moment that EXIF writes as `2026:12:24 19:30:05`.
    private static func moment(inFile text: String) -> CivilMoment? {
        let parts = text.split(separator: " ")
        guard parts.count == 2 else { return nil }
        return CivilMoment("\(parts[0].replacing(":", with: "-"))T\(parts[1])")
    }

    private static func moment(at date: Date) -> CivilMoment {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down))
        return CivilMoment(seconds: seconds + TimeZone.current.secondsFromGMT(for: date))
    }

    /// A language and maybe a region, as in `de-AT` and `de_AT.UTF-8`.
    private struct Tag {
        let language: String
        let region: String?

        init?(_ text: String) {
            let pattern = /([a-zA-Z]{2,3})(?:[-_][A-Za-z]{4})?(?:[-_]([A-Za-z]{2}))?(?:[.@].*)?/
            guard let match = text.wholeMatch(of: pattern) else { return nil }
            language = match.1.lowercased()
            region = match.2?.uppercased()
        }
    }
}
