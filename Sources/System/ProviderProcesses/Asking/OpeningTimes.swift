import FileEngine
public import Foundation
import ProviderFrames
import Synchronization

/// The recent times that apps took to open something, stored in a file.
///
/// An error in writing them is ignored: statistics are no reason to fail.
public final class OpeningTimes: Sendable {
    /// A time that an app took.
    public struct Entry: Hashable, Sendable, Codable {
        /// The name of the intent, or nil if only a link was followed.
        public var intent: String?
        /// The time of the intent's action, in milliseconds.
        public var milliseconds: Double

        /// A Boolean value that indicates whether the time counts as slow.
        public var isSlow: Bool { milliseconds > Opening.budget }
    }

    /// The number of times kept for an app: the latest ones, so that an improved app is soon rated well.
    private static let capacity = 8
    private static let byteLimit = 4 << 20
    private let file: URL
    private let turn = Mutex(())

    /// Stores times in a file.
    public init(file: URL) { self.file = file }

    /// Returns the latest times of an app, the oldest first.
    public func entries(of id: ProviderID) -> [Entry] { turn.withLock { _ in read()[id.rawValue] ?? [] } }

    func note(_ opening: Opening, of id: ProviderID) {
        let entry = Entry(intent: opening.intent, milliseconds: opening.milliseconds)
        turn.withLock { _ in
            var all = read()
            all[id.rawValue] = ((all[id.rawValue] ?? []) + [entry]).suffix(Self.capacity)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try? JSONEncoder().encode(all).write(to: file, options: .atomic)
        }
    }

    private func read() -> [String: [Entry]] {
        guard let data = try? BoundedFile.contents(of: file.path, limit: Self.byteLimit) else { return [:] }
        let all = (try? JSONDecoder().decode([String: [Entry]].self, from: data)) ?? [:]
        // Other numbers in the file aren't times: nothing takes longer than a day.
        return all.mapValues { entries in entries.filter { 0...86_400_000 ~= $0.milliseconds } }
    }
}
