import ProviderProcesses
import ProviderFrames

/// The finding about a tested provider.
struct ProviderFinding {
    /// The time from which a start counts as slow.
    private static let slowStart = Duration.seconds(3)
    /// The time from which a first answer counts as slow.
    private static let slowFirstAnswer = Duration.seconds(1)
    /// The time from which an answer counts as slow.
    private static let slowAnswer = Duration.milliseconds(300)

    private let diagnosis: ProviderDiagnosis

    init(_ diagnosis: ProviderDiagnosis) { self.diagnosis = diagnosis }

    /// The finding.
    var finding: Finding {
        let provider = diagnosis.provider
        if let failure = diagnosis.failure {
            let words = failure.lastLines.isEmpty ? diagnosis.lastLines : failure.lastLines
            // The error includes the last line itself.
            let said = words.dropLast().suffix(3)
            let (detail, remedy) = Examination.parts(of: failure.message)
            let lines = said.isEmpty ? nil : "Before that it said: \(said.joined(separator: " / "))"
            let advice = [remedy ?? diagnosis.complaints.first, lines].compactMap { $0 }
            return finding(.failed, detail, advice.isEmpty ? nil : advice.joined(separator: " "))
        }
        let warnings = diagnosis.complaints + provider.problems + slowness + (diagnosis.answer?.notes ?? [])
        guard !warnings.isEmpty else { return finding(.ok, summary, nil) }
        return finding(.warning, summary, warnings.prefix(3).joined(separator: " "))
    }

    private func finding(_ state: Finding.State, _ detail: String, _ remedy: String?) -> Finding {
        Finding(
            "app \(diagnosis.provider.id)",
            state,
            detail,
            remedy: remedy,
            milliseconds: diagnosis.searchTime.map { $0 / .milliseconds(1) }
        )
    }

    /// The times of start, answer, opening and more results.
    private var summary: String {
        let count = diagnosis.answer?.total ?? 0
        let results = count == 0 ? "found nothing in a trial picture" : "found \(Number.count(count, "result"))"
        var parts = ["ready after \(Self.text(diagnosis.startTime ?? .zero))", results]
        if !diagnosis.opens.isEmpty { parts.append("opens \(diagnosis.opens.joined(separator: ", "))") }
        if diagnosis.answer?.offersMoreResults == true { parts.append("goes on with searches") }
        return parts.joined(separator: "; ")
    }

    private var slowness: [String] {
        var words: [String] = []
        if let time = diagnosis.startTime, time > Self.slowStart {
            words.append(
                "It takes \(Self.text(time)) to start, and the first search waits. Load what isn't needed at once later."
            )
        }
        if let time = diagnosis.firstSearchTime, time > Self.slowFirstAnswer {
            words.append(
                "Its first search takes \(Self.text(time)). Load models and catalogues when the program starts."
            )
        }
        if let time = diagnosis.searchTime, time > Self.slowAnswer {
            words.append(
                """
                It takes \(Self.text(time)) to answer, \(Self.text(.milliseconds(diagnosis.answer?.milliseconds ?? 0))) of it in its \
                query; people wait for \(Self.text(Self.slowAnswer)). Make prints ahead, and keep thumbnails small.
                """
            )
        }
        return words + slowOpening
    }

    /// A warning about the slowest recent time of opening a result.
    private var slowOpening: [String] {
        let slow = diagnosis.openings.filter(\.isSlow)
        guard let slowest = slow.max(by: { $0.milliseconds < $1.milliseconds }) else { return [] }
        return [
            """
            \(slowest.intent ?? "A link") took \(Self.text(.milliseconds(slowest.milliseconds))) to open; \(slow.count) of \
            the last \(Number.count(diagnosis.openings.count, "opening")) took longer than the 100 ms that people wait. \
            Navigate in perform(), and load what is shown after the view appears.
            """
        ]
    }

    private static func text(_ duration: Duration) -> String {
        let milliseconds = duration / .milliseconds(1)
        return milliseconds < 1_000
            ? "\(Number.fixed(milliseconds, 0)) ms" : "\(Number.fixed(milliseconds / 1_000, 1)) s"
    }
}
