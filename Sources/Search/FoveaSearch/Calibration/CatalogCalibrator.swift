import CatalogStoreEngine
import DistortionEngine
import Foundation

/// The learning of a catalog's threshold.
struct CatalogCalibrator {
    let catalog: VisualCatalog
    let options: CalibrationOptions
    let progress: (@Sendable (CalibrationProgress) -> Void)?

    /// The fewest pictures that anything is learned from.
    static let fewestPictures = 8
    /// The number of pictures below which the figures are too vague to be trusted.
    static let enoughPictures = 40

    /// What came of a trial.
    struct Outcome: Sendable, Hashable {
        let distortion: String
        /// The best match with the item there.
        var best: JudgedMatch?
        /// The best match with the item taken out.
        var stranger: JudgedMatch?
    }

    /// Learns a threshold and keeps it with the catalog.
    func run() async throws -> CalibrationReport {
        guard (0.5..<1).contains(options.wantedPrecision), options.pictureLimit >= Self.fewestPictures else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: """
                    A threshold can't be learned for a precision of \(options.wantedPrecision) from \
                    \(options.pictureLimit) pictures; ask for a precision from 0.5 to below 1 and for at least \
                    \(Self.fewestPictures) pictures.
                    """
            )
        }
        let (pictures, itemCount) = try await pictures()
        guard pictures.count >= Self.fewestPictures else {
            throw VisualCatalogError(
                code: .tooFewPictures,
                message: """
                    The catalogue has \(pictures.count) pictures that can be read, in \(itemCount) items; a threshold \
                    needs \(Self.fewestPictures) at least. Add items whose pictures are files, or keep the standard \
                    threshold of \(VisualCatalog.standardThreshold).
                    """
            )
        }
        let sample = CalibrationSample(pictures, options)
        let total = sample.learning.count + sample.heldOut.count
        let learned = try await outcomes(of: sample.learning, threshold: 0, before: 0, total)
        let matches = learned.compactMap { $0?.best } + learned.compactMap { $0?.stranger }
        let choice = ThresholdChoice(matches, wantedPrecision: options.wantedPrecision)
        let held = try await outcomes(
            of: sample.heldOut,
            threshold: choice.threshold,
            before: sample.learning.count,
            total
        )
        let skipped = (learned + held).count { $0 == nil }
        let report = report(choice, held.compactMap { $0 }, sample, skippedTrials: skipped)
        try await keep(report)
        return report
    }
}

// MARK: - Pictures

extension CatalogCalibrator {
    /// A sample of the catalog's items that have a picture with pixels, and the number of all items.
    private func pictures() async throws -> ([(item: String, picture: VisualPicture)], itemCount: Int) {
        var random = SeededGenerator(seed: options.seed, purpose: "sample")
        var sample: [(item: String, picture: VisualPicture)] = []
        var (items, usable) = (0, 0)
        var last: String?
        while true {
            try Task.checkCancellation()
            let page = try await catalog.items(after: last, limit: 500)
            guard let end = page.last else { return (sample, items) }
            last = end.id
            items += page.count
            for item in page {
                guard let picture = item.pictures.first(where: \.hasPixels) else { continue }
                usable += 1
                // Every item has the same chance, however many there are.
                if sample.count < options.pictureLimit {
                    sample.append((item.id, picture))
                } else {
                    let place = random.integer(in: 0...usable - 1)
                    if place < sample.count { sample[place] = (item.id, picture) }
                }
            }
        }
    }
}

extension VisualPicture {
    /// A Boolean value that indicates whether the picture's pixels may be had.
    fileprivate var hasPixels: Bool {
        if case .kept = source { false } else { true }
    }
}

// MARK: - Trials

extension CatalogCalibrator {
    /// Searches with distorted pictures, several at a time; nil for a picture that can't be read.
    private func outcomes(
        of trials: [CalibrationSample.Trial],
        threshold: Double,
        before: Int,
        _ total: Int
    ) async throws -> [Outcome?] {
        try await withThrowingTaskGroup(of: (Int, Outcome?).self) { group in
            var outcomes = [Outcome?](repeating: nil, count: trials.count)
            var started = 0
            var finished = 0
            while finished < trials.count {
                while started < trials.count, started - finished < max(1, catalog.options.workerCount) {
                    let (number, trial) = (started, trials[started])
                    group.addTask { [catalog] in
                        (number, try await Self.outcome(of: trial, threshold: threshold, in: catalog))
                    }
                    started += 1
                }
                guard let (number, outcome) = try await group.next() else { break }
                outcomes[number] = outcome
                finished += 1
                progress?(CalibrationProgress(completedCount: before + finished, totalCount: total))
            }
            return outcomes
        }
    }

    private static func outcome(
        of trial: CalibrationSample.Trial,
        threshold: Double,
        in catalog: VisualCatalog
    ) async throws -> Outcome? {
        try Task.checkCancellation()
        guard var query = try await Self.query(of: trial, in: catalog) else { return nil }
        query.limit = 1
        query.minimumProbability = threshold
        var outcome = Outcome(distortion: trial.step.name)
        if let best = try await catalog.search(query).matches.first {
            outcome.best = JudgedMatch(probability: best.probability, isRight: best.id == trial.item)
        }
        query.excludedItems = [trial.item]
        outcome.stranger = try await catalog.search(query).matches.first.map {
            JudgedMatch(probability: $0.probability, isRight: false)
        }
        return outcome
    }
}

extension CatalogCalibrator {
    /// Makes the query of a trial, or returns nil when its picture can't be read.
    private static func query(
        of trial: CalibrationSample.Trial,
        in catalog: VisualCatalog
    ) async throws -> VisualQuery? {
        do {
            return try await VisualCatalog.blocking { [options = catalog.options] in try trial.query(options) }
        } catch {
            // A file that is gone since it was added leaves the others to learn from.
            guard error.code == .unreadablePicture else { throw error }
            return nil
        }
    }
}

// MARK: - Reporting

extension CatalogCalibrator {
    private func report(
        _ choice: ThresholdChoice,
        _ outcomes: [Outcome],
        _ sample: CalibrationSample,
        skippedTrials: Int
    ) -> CalibrationReport {
        let groups = Dictionary(grouping: outcomes, by: \.distortion).sorted { $0.key < $1.key }
        let perPicture = max(1, (sample.learning.count + sample.heldOut.count) / max(1, sample.pictureCount))
        let distortions = groups.map { name, outcomes in
            let right = outcomes.count { $0.best?.isRight == true }
            let answers = outcomes.count { $0.best != nil } + outcomes.count { $0.stranger != nil }
            return CalibrationReport.Distortion(
                name: name,
                precision: CalibrationEstimate(hits: right, count: answers),
                recall: CalibrationEstimate(hits: right, count: outcomes.count),
                rejection: CalibrationEstimate(
                    hits: outcomes.count { $0.stranger == nil },
                    count: outcomes.count
                )
            )
        }
        let draft = CalibrationReport(
            threshold: choice.threshold,
            wantedPrecision: options.wantedPrecision,
            isReached: choice.isReached,
            distortions: distortions,
            pictureCount: sample.pictureCount,
            skippedCount: skippedTrials / perPicture,
            remarks: []
        )
        return CalibrationReport(
            threshold: draft.threshold,
            wantedPrecision: draft.wantedPrecision,
            isReached: draft.isReached,
            distortions: distortions,
            pictureCount: draft.pictureCount,
            skippedCount: draft.skippedCount,
            remarks: Self.remarks(on: draft)
        )
    }

    private static func remarks(on report: CalibrationReport) -> [String] {
        var remarks: [String] = []
        if report.pictureCount < enoughPictures {
            remarks.append(
                "The catalogue is small: \(report.pictureCount) pictures could be learned from, and \(enoughPictures) "
                    + "give figures to rely on."
            )
        }
        if !report.isReached {
            remarks.append(
                "No threshold makes \(percent(report.wantedPrecision)) of the answers right; items of the catalogue may "
                    + "show the same thing, which its duplicates tell."
            )
        } else if report.precision.bounds.lowerBound < report.wantedPrecision {
            let bounds = report.precision.bounds
            remarks.append(
                "The true precision is between \(percent(bounds.lowerBound)) and \(percent(bounds.upperBound)); more "
                    + "pictures narrow it."
            )
        }
        return remarks
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    private func keep(_ report: CalibrationReport) async throws {
        let bounds = report.precision.bounds
        let basis = """
            \(report.pictureCount) pictures of the catalogue under distortions, half of them held out; precision \
            \(Self.percent(bounds.lowerBound)) to \(Self.percent(bounds.upperBound)) of \(report.precision.count) answers
            """
        let calibration = CatalogCalibration(
            name: VisualCatalog.thresholdName,
            threshold: report.threshold,
            precision: report.precision.value,
            recall: report.recall.value,
            basis: basis,
            date: Date()
        )
        try await VisualCatalog.blocking { [store = catalog.store] in
            _ = try store.apply([.setCalibration(calibration)])
        }
    }
}
