import CivilDateEngine

/// Finds dates and times of Japanese and Chinese, whose characters stand after the numbers.
struct CharacterDateDetector {
    let text: ScannedText
    let context: DetectionContext

    private static let relativeDays: [String: Int] = [
        "今日": 0, "今天": 0, "本日": 0, "明日": 1, "明天": 1, "昨日": -1, "昨天": -1, "后天": 2, "後天": 2, "前天": -2,
    ]
    private static let afternoons: Set<String> = ["午後", "下午", "晚上", "夜の", "中午"]
    private static let mornings: Set<String> = ["午前", "上午", "早上", "凌晨"]
    private static let weekdays: [String: Int] = [
        "月": 1, "火": 2, "水": 3, "木": 4, "金": 5, "土": 6, "日": 7, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6,
    ]

    func detections() -> [Detection] {
        var found: [Detection] = []
        var index = 0
        while index < text.tokens.count {
            guard let detection = detection(index) else {
                index += 1
                continue
            }
            found.append(detection.value)
            index = max(index + 1, detection.next)
        }
        return found
    }

    private func detection(_ index: Int) -> (value: Detection, next: Int)? {
        let token = text.tokens[index]
        guard token.sort == .number || (token.sort == .word && token.count == 1 && token.start < text.units.count)
        else { return nil }
        var term = PointTerm()
        var next = index
        if let day = day(index) { (term.day, next) = (day.term, day.next) }
        if let clock = clock(next) { (term.clock, next) = (clock.term, clock.next) }
        guard next > index, let value = term.value(at: context.moment) else { return nil }
        let range = token.start..<text.tokens[next - 1].end
        return (Detection(range: range, value: .time(value), confidence: 0.95), next)
    }

    /// "2026年3月14日（土）", "3月14日", "明日", "星期五".
    private func day(_ index: Int) -> (term: DayTerm, next: Int)? {
        if let days = Self.relativeDays[pair(index)] {
            return (DayTerm(exact: context.moment.date.adding(days: days)), index + 2)
        }
        if ["星期", "曜日", "礼拜"].contains(pair(index)), pair(index) != "曜日", let weekday = weekday(index + 2) {
            return (DayTerm(weekday: weekday), index + 3)
        }
        var term = DayTerm()
        var next = index
        if let year = number(next, 4...4), character(next + 1) == "年" { (term.year, next) = (year, next + 2) }
        guard let month = number(next, 1...2), character(next + 1) == "月", let day = number(next + 2, 1...2),
            ["日", "号", "號"].contains(character(next + 3))
        else { return nil }
        (term.month, term.day, next) = (month, day, next + 4)
        let isOpened = text.isSign(next, "(") || text.isSign(next, "（")
        if isOpened, let weekday = weekday(next + 1) {
            let end = pair(next + 2) == "曜日" ? next + 4 : next + 2
            if text.isSign(end, ")") || text.isSign(end, "）") { (term.weekday, next) = (weekday, end + 1) }
        } else if ["星期", "周"].contains(pair(next)) || character(next) == "周" {
            let place = character(next) == "周" ? next + 1 : next + 2
            if let weekday = weekday(place) { (term.weekday, next) = (weekday, place + 1) }
        }
        return (term, next)
    }

    /// "19時30分", "午後7時", "下午3点半", "19:30".
    private func clock(_ index: Int) -> (term: ClockTerm, next: Int)? {
        var next = index
        var isAfternoon: Bool?
        if Self.afternoons.contains(pair(next)) { (isAfternoon, next) = (true, next + 2) }
        if Self.mornings.contains(pair(next)) { (isAfternoon, next) = (false, next + 2) }
        guard let hour = number(next, 1...2), hour <= 24 else { return nil }
        var term = ClockTerm(hour: hour, isAfternoon: isAfternoon)
        if ["時", "时", "点", "點"].contains(character(next + 1)) {
            next += 2
            if let minute = number(next, 1...2), minute < 60, character(next + 1) == "分" {
                (term.minute, next) = (minute, next + 2)
            } else if character(next) == "半" {
                (term.minute, next) = (30, next + 1)
            }
        } else if text.isSign(next + 1, ":") || text.isSign(next + 1, "："), let minute = number(next + 2, 2...2),
            minute < 60
        {
            (term.minute, next) = (minute, next + 3)
        } else {
            return nil
        }
        return term.time == nil ? nil : (term, next)
    }

    private func number(_ index: Int, _ count: ClosedRange<Int>) -> Int? {
        guard text.tokens.indices.contains(index), text.tokens[index].sort == .number else { return nil }
        return count.contains(text.tokens[index].count) ? text.tokens[index].number : nil
    }

    private func weekday(_ index: Int) -> Int? { Self.weekdays[character(index)] }

    private func character(_ index: Int) -> String {
        guard text.tokens.indices.contains(index), text.tokens[index].sort == .word, text.tokens[index].count == 1
        else { return "" }
        return text.string(text.tokens[index].start..<text.tokens[index].end)
    }

    private func pair(_ index: Int) -> String {
        let first = character(index)
        return first.isEmpty ? "" : first + character(index + 1)
    }
}
