import CivilDateEngine
import DetectorEngine

/// A finding as tests compare it: what the text says there, and what it means.
struct Found: Equatable {
    let text: String
    let value: DetectedValue
}

/// Finds things in a text that is seen on Tuesday, 10 March 2026, at nine in the morning.
func found(
    _ kinds: DetectionKinds,
    in text: String,
    region: String = "US",
    languages: [DetectorLanguage] = [.english]
) -> [Found] {
    let units = Array(text.utf16)
    return detections(kinds, in: text, region: region, languages: languages).map {
        Found(text: String(decoding: units[$0.range], as: UTF16.self), value: $0.value)
    }
}

/// The findings themselves.
func detections(
    _ kinds: DetectionKinds,
    in text: String,
    region: String = "US",
    languages: [DetectorLanguage] = [.english]
) -> [Detection] {
    let context = DetectionContext(
        moment: CivilMoment(date: day(2026, 3, 10), time: clock(9)),
        region: region,
        languages: languages
    )
    return TextDetector(kinds).detections(in: text, context: context)
}

func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    guard let date = CivilDate(year: year, month: month, day: day) else { preconditionFailure("No such day.") }
    return date
}

func clock(_ hour: Int, _ minute: Int = 0) -> CivilTime {
    guard let time = CivilTime(hour: hour, minute: minute) else { preconditionFailure("No clock shows it.") }
    return time
}
