import Foundation
import ProcessEngine
import ProviderFrames
import ProviderProcesses
import ProviderWire
import Synchronization

/// Rounds of a provider that keeps to no rule against the system.
struct HostRounds: Sendable {
    let exchanges: [Exchange]
    private let provider: ProviderDescription
    private let limits = WireLimits.default

    init(_ exchanges: [Exchange]) throws {
        guard let id = ProviderID(rawValue: "hostile") else { throw WireError(.system, "has no name") }
        self.exchanges = exchanges
        provider = ProviderDescription(id: id, name: "Hostile", executable: "/", origin: "/")
    }

    func play(_ seed: UInt64) throws -> Verdict {
        let mischief = Mischief(of: exchanges.map(\.answer), seed: seed)
        let (ours, theirs) = try Descriptor.connectedPair()
        let end = ConnectionEnd()
        let findings = Mutex<[String]>([])
        let refusals = Mutex(0)
        let connection = FrameConnection(owning: ours, patience: .milliseconds(50)) { !$0.isFromSystem }
        connection.start { [self] frame throws(WireError) in
            let (errors, broken) = read(frame)
            refusals.withLock { $0 += errors }
            findings.withLock { $0 += broken }
        } end: {
            end.arrive($0)
        }
        connection.send(exchanges[Int(seed % UInt64(exchanges.count))].question)
        Attacker(socket: theirs).play(mischief)
        if mischief.ending == .stays {
            // The deadline of a search.
            if !end.wait(seconds: 0.005) { connection.close() }
        }
        guard end.hasCome || end.wait(seconds: 90) else { return .broken("The system waits for ever.") }
        if let broken = findings.withLock({ $0.first }) { return .broken(broken) }
        guard let error = end.error else { return refusals.withLock { $0 } == 0 ? .taken : .refused }
        return error.description.isEmpty ? .broken("An error has no words.") : .refused
    }

    /// Reads a frame as the answer that it says it is, and returns the refusals and what is wrong.
    private func read(_ frame: Frame) -> (refusals: Int, broken: [String]) {
        do throws(AppFailure) {
            switch frame.kind {
            case .opened:
                return (0, problems(of: try Opening(frame, from: provider, isOpening: true, limits)))
            case .question:
                guard let message: QuestionMessage = try? frame.message() else { return (1, []) }
                let question = AppQuestion(message, of: provider, limits)
                return (0, problems(ofLines: [question?.purpose ?? ""], length: 4 * limits.textLength))
            case .pageContent:
                let page = try PageResponse(frame, from: provider, limits)
                return (0, problems(ofLines: [page.contentType] + page.headers.values, length: 2_000))
            default:
                return (0, problems(of: try Answer(frame, from: provider, count: 10, limits)))
            }
        } catch {
            return (1, problems(of: error))
        }
    }

    private func problems(of answer: Answer) -> [String] {
        var problems: [String] = []
        if answer.results.count > 10 { problems.append("There are \(answer.results.count) results.") }
        for result in answer.results {
            let lines = [result.title, result.subtitle, result.typeName].compactMap { $0 }
            problems += self.problems(ofLines: lines, length: 4 * limits.textLength)
            let reference = result.reference
            if max(reference.type.utf8.count, reference.identifier.utf8.count) > 4_096 {
                problems.append("A reference is long.")
            }
            if let thumbnail = result.thumbnail?.file, !(1...limits.thumbnailByteCount).contains(thumbnail.count) {
                problems.append("A thumbnail has \(thumbnail.count) bytes.")
            }
        }
        return problems + self.problems(ofLines: answer.notes, length: 10_000)
    }

    private func problems(of opening: Opening) -> [String] {
        let isOdd = opening.place.split(separator: "/").contains { $0.hasPrefix("..") || $0.hasPrefix("%2e") }
        return (isOdd ? ["An app stands at \(opening.place)."] : [])
            + problems(ofLines: [opening.dialog ?? "", opening.place] + opening.links, length: 4 * limits.textLength)
    }

    private func problems(of error: AppFailure) -> [String] {
        error.message.isEmpty ? ["An error has no words."] : problems(ofLines: [error.message], length: 10_000)
    }

    private func problems(ofLines lines: [String], length: Int) -> [String] {
        lines.compactMap { line in
            if line.utf8.count > length { return "A line has \(line.utf8.count) bytes." }
            let steers = line.unicodeScalars.contains { scalar in
                scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
            }
            return steers ? "A line steers whoever shows it: \(line.prefix(200).debugDescription)" : nil
        }
    }
}
