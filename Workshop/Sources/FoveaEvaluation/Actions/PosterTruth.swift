import CivilDateEngine
import Foundation

/// What a poster prints, and what its page tells of it.
struct PosterTruth: Decodable {
    let printed: Printed
    let website: Website?

    /// What can be read on the poster itself.
    struct Printed: Decodable {
        let date: String?
        let end_date: String?
        let time: String?
        let title: String?
        let venue: String?
        let city: String?
    }

    /// Lines of the page about the poster.
    struct Website: Decodable {
        let lines: [String]
    }

    /// The day that is printed.
    var date: CivilDate? { printed.date.flatMap(Self.date) }
    /// The time that is printed.
    var time: CivilTime? {
        let numbers = (printed.time ?? "").split(separator: ":").compactMap { Int($0) }
        return numbers.count == 2 ? CivilTime(hour: numbers[0], minute: numbers[1]) : nil
    }

    /// A moment at which a person would take the picture: thirty days before the event.
    var moment: CivilMoment? {
        guard let date = date ?? pageDate, let noon = CivilTime(hour: 12) else { return nil }
        return CivilMoment(date: date.adding(days: -30), time: noon)
    }

    /// The day that the page tells, as "4/3/13".
    private var pageDate: CivilDate? {
        website?.lines.lazy.compactMap { line in
            let numbers = line.prefix { $0 != " " }.split(separator: "/").map { Int($0.prefix { $0.isNumber }) ?? 0 }
            return numbers.count == 3 ? CivilDate(year: 2000 + numbers[2], month: numbers[0], day: numbers[1]) : nil
        }
        .first
    }

    private static func date(_ text: String) -> CivilDate? {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        return numbers.count == 3 ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
    }
}
