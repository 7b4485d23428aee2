import ConcurrencyEngine
import GeometryEngine
import PixelEngine
import Synchronization

/// The reading of all lines of a picture, several at a time.
struct LineReadings {
    let pixels: Raster
    let reader: any LineReader
    let languages: [String]
    let count: Int
    let workers: Int

    /// The clarity from which on a line isn't read again the other way around.
    private static let clear: Float = 0.8
    /// The clarity below which a line is no text; that of a single character is less telling.
    private static let minimumClarity: Float = 0.7
    private static let minimumClarityAlone: Float = 0.9
    /// The largest number of further lines that are read both ways, where a page may be mixed.
    private static let rereadCount = 64
    /// The difference of clarity that doesn't tell which way a line is.
    private static let doubt: Float = 0.1
    /// The effort after which what lines say decides whether to go on, and how many times its own each line of text is
    /// worth: a page with a few lines of text among many patterns is read to its end.
    private static let patience = 4096.0
    private static let worth = 32.0
    /// The effort between two such decisions.
    private static let batch = 1024.0
    /// The number of lines of each direction that tell which way the others are.
    private static let sampleCount = 4

    /// Returns the lines that are text, with the corners of each in pixels.
    ///
    /// The longest lines are read first, in both ways when one leaves doubt; they tell how the page is turned.
    func read(
        _ found: [FoundLine],
        level: TextLevel,
        progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> [TextLine] {
        let jobs = found.map { Job(line: $0, turn: $0.turn) }
        let longestFirst = jobs.indices.sorted { jobs[$0].line.core.length > jobs[$1].line.core.length }
        var sample: Set<Int> = []
        for turn in [UprightLine.Turn.none, .right] {
            sample.formUnion(longestFirst.filter { jobs[$0].turn == turn }.prefix(Self.sampleCount))
        }
        let first = sample.sorted()
        let rest = jobs.indices.filter { !sample.contains($0) }
        var results = [TextLine?](repeating: nil, count: jobs.count)
        // How many lines are clearer upside down, less those that aren't.
        var votes: [UprightLine.Turn: Int] = [:]
        let answers = try readAll(first.map { jobs[$0] }, bothWays: true, 0, found.count, progress)
        for (index, answer) in zip(first, answers) {
            results[index] = answer.line
            if answer.clarity >= Self.minimumClarity {
                votes[jobs[index].turn, default: 0] += answer.isOpposite ? 1 : -1
            }
        }
        // A line of the sample that seemed clear the other way around goes with the others.
        for (index, answer) in zip(first, answers) where isTurned(jobs[index], votes) != answer.isOpposite {
            let other = Answer(line: try read(jobs[index].line, turn(of: jobs[index], votes)))
            if other.clarity > answer.clarity - Self.doubt { results[index] = other.line }
        }
        let turned = rest.map { Job(line: jobs[$0].line, turn: turn(of: jobs[$0], votes)) }
        var spent = 0.0
        var earned = jobs.indices.reduce(0) { $0 + Self.worth(of: results[$1], jobs[$1].line) }
        var start = 0
        // A pattern may look like a thousand lines, or like long ones.
        while start < rest.count, spent < Self.patience + earned {
            var (end, effort) = (start, 0.0)
            while end < rest.count, effort < max(Self.batch, Self.patience - spent) {
                effort += turned[end].line.effort
                end += 1
            }
            let others = try readAll(
                Array(turned[start..<end]),
                bothWays: level == .accurate && rest.count <= Self.rereadCount,
                first.count + start,
                found.count,
                progress
            )
            for (index, answer) in zip(rest[start..<end], others) {
                results[index] = answer.line
                earned += Self.worth(of: answer.line, jobs[index].line)
            }
            (start, spent) = (end, spent + effort)
        }
        return try results.compactMap { $0 }.filter(Self.isText).withoutChanceFinds(among: first.count + start)
            .filter { try !pixels.isNoise(around: $0.corners.bounds) }
            .filter { try !($0.readings[0].isMonotonous && pixels.showsBlocks(around: $0.corners.bounds)) }
    }

    /// The effort that a line lets others have: none unless it is text.
    ///
    /// A row of dots with a digit among them is read as one, but doesn't speak for further rows.
    private static func worth(of line: TextLine?, _ found: FoundLine) -> Double {
        guard let line, isText(line), !line.readings[0].isMostlyMarks else { return 0 }
        return worth * found.effort
    }

    private static func isText(_ line: TextLine) -> Bool {
        let first = line.readings[0]
        guard !first.isPattern else { return false }
        return first.clarity >= (first.text.count > 1 ? minimumClarity : minimumClarityAlone)
    }

    private func isTurned(_ job: Job, _ votes: [UprightLine.Turn: Int]) -> Bool { votes[job.turn, default: 0] > 0 }

    private func turn(of job: Job, _ votes: [UprightLine.Turn: Int]) -> UprightLine.Turn {
        isTurned(job, votes) ? job.turn.opposite : job.turn
    }

    /// A line to read.
    private struct Job {
        var line: FoundLine
        var turn: UprightLine.Turn
    }

    private struct Answer {
        var line: TextLine?
        var isOpposite = false
        var clarity: Float { line?.readings.first?.clarity ?? 0 }
    }

    /// Reads lines of like shape one after another on each thread, since readers prepare themselves for each shape.
    private func readAll(
        _ jobs: [Job],
        bothWays: Bool,
        _ done: Int,
        _ total: Int,
        _ progress: @escaping @Sendable (Double) throws -> Void
    ) throws -> [Answer] {
        let finished = Mutex(done)
        let order = jobs.indices.sorted { jobs[$0].line.elongation > jobs[$1].line.elongation }
        let made = try ParallelWork.map(order, workers: workers, fromBothEnds: true) { (index) throws in
            let answer = try read(jobs[index], bothWays: bothWays)
            let count = finished.withLock { finished in
                finished += 1
                return finished
            }
            try progress(Double(count) / Double(max(1, total)))
            return answer
        }
        var answers = [Answer](repeating: Answer(), count: jobs.count)
        for (index, answer) in zip(order, made) { answers[index] = answer }
        return answers
    }

    /// Reads a line; when that leaves doubt again upside down, and as a column where languages are written so.
    private func read(_ job: Job, bothWays: Bool) throws -> Answer {
        var best = Answer(line: try read(job.line, job.turn))
        if bothWays, best.clarity < Self.clear {
            let other = Answer(line: try read(job.line, job.turn.opposite), isOpposite: true)
            if other.clarity > best.clarity + Self.doubt { best = other }
        }
        if job.turn != .none, mayBeColumn(best) {
            let column = Answer(line: try read(job.line, .right, isColumn: true))
            // The networks know turned characters of Chinese, and pass over the others of Japanese.
            let scripts = Set(TextScript.counts(in: column.line?.readings.first?.text ?? "").keys)
            let doubt = scripts.isDisjoint(with: Self.columnScripts) ? Self.doubt : -2 * Self.doubt
            if column.clarity > best.clarity + doubt { best = column }
        }
        return best
    }

    /// The scripts of columns that the networks don't know.
    private static let columnScripts: Set<TextScript> = [.kana, .hangul]

    /// Returns whether a tall line may be a column of characters below one another.
    private func mayBeColumn(_ answer: Answer) -> Bool {
        let scripts = Set(languages.map { TextScript(language: $0) })
        guard scripts.isDisjoint(with: Self.columnScripts) else { return true }
        return scripts.contains(.han) && answer.clarity < Self.clear
    }

    private func read(_ line: FoundLine, _ turn: UprightLine.Turn, isColumn: Bool = false) throws -> TextLine? {
        let isExact = !languages.allSatisfy(NetworkReader.languages.contains)
        guard let upright = try UprightLine(line.surroundings, in: pixels, turn: turn, isExact: isExact)
        else { return nil }
        let column = isColumn ? try ColumnLine(upright.pixels) : nil
        var readings = try reader.readings(of: column?.pixels ?? upright.pixels, languages: languages, count: count)
        guard !readings.isEmpty else { return nil }
        if let column { readings = readings.map(column.placed) }
        let outline = line.outline.corners.turned(turn)
        return TextLine(
            corners: outline,
            readings: readings.map { $0.moved(from: upright.corners, to: outline) },
            direction: isColumn
                ? .topToBottom : TextDirection(ofLine: readings[0].text, isTall: turn == .right || turn == .left)
        )
    }
}

extension FoundLine {
    /// The turn that brings the text upright, or upside down: a tall line is probably turned.
    var turn: UprightLine.Turn {
        let sides = core.corners.sideLengths
        return sides[1] >= 1.5 * sides[0] ? .right : .none
    }

    /// The length of the line in heights.
    var elongation: Double { core.length / max(core.breadth, 1) }

    /// The effort of reading the line, which grows with its length; a short line isn't free.
    var effort: Double { max(32, elongation) }
}

extension LineReading {
    /// Returns the reading with its extents in fractions of a shorter line around the same middle.
    fileprivate func moved(from wide: Quadrilateral, to narrow: Quadrilateral) -> LineReading {
        let ratio = wide.sideLengths[0] / max(narrow.sideLengths[0], .leastNormalMagnitude)
        func place(_ place: Double) -> Double { min(max(0.5 + (place - 0.5) * ratio, 0), 1) }
        var moved = self
        moved.extents = extents.map { place($0.lowerBound)...place($0.upperBound) }
        return moved
    }
}
