import CoreVideo
import ProviderProcesses
import Synchronization

/// Searches, and what became of them.
final class Trial: Sendable {
    struct Outcome: Sendable {
        var answered = 0
        var refused = 0
    }

    let host: ProviderHost
    let id: ProviderID
    private let failures = Mutex<[String: Int]>([:])
    private let times = Mutex<[Duration]>([])

    init(host: ProviderHost, id: ProviderID) {
        self.host = host
        self.id = id
    }

    /// Why searches had no answer, and how often.
    var reasons: String {
        let reasons = failures.withLock { $0 }.sorted { $0.key < $1.key }
        return reasons.isEmpty ? "none." : reasons.map { "\($0.value) × \($0.key)" }.joined(separator: " ")
    }

    /// The time that half of the searches took at most, in milliseconds.
    var medianMilliseconds: Double {
        let sorted = times.withLock { $0.sorted() }
        return sorted.isEmpty ? 0 : (sorted[sorted.count / 2] / .milliseconds(1) * 100).rounded() / 100
    }

    /// Searches eight at a time.
    func searches(_ count: Int) async -> Outcome {
        await withTaskGroup(of: Outcome.self) { group in
            for worker in 0..<8 {
                group.addTask { [self] in
                    // Not in a structure: Swift 6.3, optimizing, loses the second of two fields that are counted across
                    // an await.
                    var (answered, refused) = (0, 0)
                    for _ in stride(from: worker, to: count, by: 8) {
                        if await isAnswered() {
                            answered += 1
                        } else {
                            refused += 1
                        }
                    }
                    return Outcome(answered: answered, refused: refused)
                }
            }
            var sum = Outcome()
            for await outcome in group {
                sum.answered += outcome.answered
                sum.refused += outcome.refused
            }
            return sum
        }
    }

    /// Searches once, with pixels, and returns whether the answer is what it should be.
    func isAnswered() async -> Bool {
        do {
            var attributes = CVPixelBufferCreationAttributes(
                pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
                size: CVImageSize(width: 320, height: 200)
            )
            attributes.isShared = true
            let buffer = CVReadOnlyPixelBuffer(try CVMutablePixelBuffer(attributes))
            let content = try SearchContent(labels: ["pixels"], pixelBuffer: buffer)
            let start = ContinuousClock.now
            let titles = try await host.search(content, in: id).results.map(\.title)
            times.withLock { $0.append(start.duration(to: .now)) }
            return titles == ["320x200 0 sealed 1"]
        } catch {
            failures.withLock { $0["\(error)", default: 0] += 1 }
            return false
        }
    }
}
