import Foundation
import TestSupport
import Testing

@testable import CalendarEngine

/// A rule, its start and its zone, as both libraries get them.
private struct RuleCase: Codable {
    let rule: String
    let start: String
    let zone: String
    let end: String

    /// Makes rules as people's calendars have them, and stranger ones.
    static func generated(_ count: Int) -> [RuleCase] {
        var numbers = SplitMix(state: 20_241_123)
        let zones = ["Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "UTC"]
        return (0..<count).compactMap { _ in one(&numbers, zones) }
    }

    /// Makes rules that recur within a day, under conditions, and rules with many times of a day.
    static func generatedByClock(_ count: Int) -> [RuleCase] {
        var numbers = SplitMix(state: 20_261_128)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func list(_ range: ClosedRange<Int>, _ most: Int) -> String {
            Set((0..<number(1...most)).map { _ in number(range) }).sorted().map(String.init).joined(separator: ",")
        }
        return (0..<count).map { _ in
            let frequency = ["HOURLY", "MINUTELY", "SECONDLY", "DAILY"][number(0...3)]
            var parts = ["FREQ=\(frequency)", "BYHOUR=" + list(0...23, 9)]
            // With these every hour, minute and second comes some time.
            if frequency != "DAILY", number(0...1) == 0 { parts.append("INTERVAL=\([7, 11, 13][number(0...2)])") }
            if number(0...1) == 0 { parts.append("BYMINUTE=" + list(0...59, 4)) }
            if frequency == "SECONDLY" || number(0...3) == 0 { parts.append("BYSECOND=" + list(0...59, 2)) }
            // dateutil counts the seconds of days that don't fit, and never ends where no day fits.
            switch number(0...(frequency == "SECONDLY" ? 2 : 5)) {
            case 0: parts.append("BYDAY=" + ["MO,WE", "SU", "TU,TH,SA"][number(0...2)])
            case 1: parts.append("BYMONTHDAY=" + ["1", "-1", "10,-10"][number(0...2)])
            case 2: break
            case 3: parts.append("BYYEARDAY=" + ["1,60", "-1,100"][number(0...1)])
            default: parts.append("BYMONTH=" + list(1...12, 4))
            }
            if number(0...3) == 0 { parts.append("BYSETPOS=" + ["1", "-1"][number(0...1)]) }
            if number(0...2) == 0 { parts.append("COUNT=\(number(1...60))") }
            let start = WallTime(
                year: 2024,
                month: number(1...12),
                day: number(1...28),
                hour: number(4...23),
                minute: 30
            )
            return RuleCase(
                rule: parts.joined(separator: ";"),
                start: start.text(isDate: false),
                zone: "UTC",
                end: WallTime(seconds: start.seconds + 86_400 * (frequency == "HOURLY" ? 90 : 5)).text(isDate: false)
            )
        }
    }

    private static func one(_ numbers: inout SplitMix, _ zones: [String]) -> RuleCase? {
        func chance(_ share: Int) -> Bool { Int.random(in: 0..<share, using: &numbers) == 0 }
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
        func list(_ range: ClosedRange<Int>, _ most: Int) -> String {
            Set((0..<number(1...most)).map { _ in number(range) }).filter { $0 != 0 }.sorted().map(String.init)
                .joined(separator: ",")
        }
        let names = RecurrenceRule.dayNames
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][number(0...3)]
        var parts = ["FREQ=\(frequency)"]
        if chance(2) { parts.append("INTERVAL=\(number(1...5))") }
        switch frequency {
        case "WEEKLY":
            if !chance(3) { parts.append("BYDAY=" + names.filter { _ in chance(2) }.joined(separator: ",")) }
            if chance(3) { parts.append("WKST=\(names[number(0...1)])") }
        case "MONTHLY":
            if chance(2) {
                parts.append("BYMONTHDAY=" + list(-31...31, 3))
            } else if chance(2) {
                parts.append("BYDAY=\([1, 2, 3, 4, -1, -2][number(0...5)])\(names[number(0...6)])")
            } else {
                parts.append("BYDAY=MO,TU,WE,TH,FR;BYSETPOS=\([1, 2, -1][number(0...2)])")
            }
        case "YEARLY":
            if chance(2) { parts.append("BYMONTH=" + list(1...12, 3)) }
            if chance(2) {
                parts.append("BYDAY=\([1, 2, -1][number(0...2)])\(names[number(0...6)])")
            } else if chance(2) {
                parts.append("BYMONTHDAY=" + list(1...31, 2))
            }
        default:
            if chance(3) { parts.append("BYMONTH=" + list(1...12, 4)) }
            if chance(3) { parts.append("BYDAY=" + names.filter { _ in chance(2) }.joined(separator: ",")) }
        }
        let zone = zones[number(0...zones.count - 1)]
        if chance(3) {
            parts.append("COUNT=\(number(1...40))")
        } else if chance(3) {
            let until = WallTime(year: number(2024...2027), month: number(1...12), day: number(1...28), hour: 12)
            parts.append("UNTIL=\(until.text(isDate: false))Z")
        }
        guard !parts.contains(where: { $0.hasSuffix("=") }) else { return nil }
        // Near the changes of clocks as well.
        let hours = [1, 2, 3, 9, 18, 23]
        let start = WallTime(
            year: number(2021...2024),
            month: chance(3) ? 3 : number(1...12),
            day: number(1...28),
            hour: hours[number(0...5)],
            minute: 30
        )
        let end = WallTime(seconds: start.seconds + 86_400 * (frequency == "DAILY" ? 400 : 365 * 4))
        return RuleCase(
            rule: parts.joined(separator: ";"),
            start: start.text(isDate: false),
            zone: zone,
            end: end.text(isDate: false)
        )
    }

    /// The dates that the engine finds, in seconds since 1970.
    func found() throws -> [Int] {
        let text = """
            BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;TZID=\(zone):\(start)\r\nRRULE:\(rule)\r\n\
            END:VEVENT\r\nEND:VCALENDAR\r\n
            """
        let file = try CalendarFile(Data(text.utf8))
        let limit = try #require(WallTime(end))
        let last = file.zones.date(of: CalendarTime(wall: limit, zone: .named(zone)))
        return file.occurrences(of: "a", in: .distantPast..<last).map { Int($0.start.timeIntervalSince1970) }
    }
}

/// Asks python3-dateutil for the same dates.
private enum Dateutil {
    static let script = """
        import json, sys
        from datetime import datetime, timezone
        from zoneinfo import ZoneInfo
        from dateutil.rrule import rrulestr
        answers = []
        for case in json.load(sys.stdin):
            zone = timezone.utc if case["zone"] == "UTC" else ZoneInfo(case["zone"])
            start = datetime.strptime(case["start"], "%Y%m%dT%H%M%S").replace(tzinfo=zone)
            end = datetime.strptime(case["end"], "%Y%m%dT%H%M%S").replace(tzinfo=zone)
            found = {int(start.timestamp())}
            for time in rrulestr(case["rule"], dtstart=start):
                if time >= end: break
                found.add(int(time.timestamp()))
            answers.append(sorted(found))
        print(json.dumps(answers))
        """

    static let isInstalled = (try? ProgramRun("/usr/bin/python3", ["-c", "import dateutil.rrule"]))?.code == 0

    static func answers(_ cases: [RuleCase]) throws -> [[Int]] {
        let run = try ProgramRun("/usr/bin/python3", ["-c", script], input: JSONEncoder().encode(cases))
        #expect(run.errors == "")
        return try JSONDecoder().decode([[Int]].self, from: Data(run.output.utf8))
    }
}

@Suite("Recurrences against python3-dateutil")
struct RecurrenceAgainstDateutilTests {
    @Test(
        "Are the same for more than 500 rules across changes of clocks",
        .enabled(if: Dateutil.isInstalled, "scripts/setup test installs python3-dateutil")
    )
    func rules() throws {
        let cases = RuleCase.generated(700)
        #expect(cases.count > 500)
        try compare(cases)
    }

    @Test(
        "Are the same for rules with conditions within a day",
        .enabled(if: Dateutil.isInstalled, "scripts/setup test installs python3-dateutil")
    )
    func clockRules() throws { try compare(RuleCase.generatedByClock(150)) }

    private func compare(_ cases: [RuleCase]) throws {
        let answers = try Dateutil.answers(cases)
        for (rule, answer) in zip(cases, answers) {
            let found = try rule.found()
            #expect(found == answer, "\(rule)")
        }
    }
}
