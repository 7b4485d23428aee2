import ProviderFrames
import ServiceInterface

/// A sheet with numbered results, from 1 through all apps in their order.
struct NumberedSheet: Sendable {
    /// An app with its outcome.
    struct App: Sendable {
        let place: PlacedApp
        let entry: Sheet.Entry
        /// The number of the first result.
        let firstNumber: Int

        /// The results; empty if the app failed.
        var results: [FoundItem] { entry.answer?.results ?? [] }

        /// A Boolean value that indicates whether the app found more than the limit.
        var hasMore: Bool { entry.answer?.hasMore ?? false }

        /// The results with their numbers.
        var numbered: [(number: Int, result: FoundItem)] {
            results.enumerated().map { (firstNumber + $0.offset, $0.element) }
        }
    }

    let head: Sheet.Head
    /// The apps in order, up to the first without an answer.
    private(set) var apps: [App] = []
    private var early: [String: Sheet.Entry] = [:]

    init(_ head: Sheet.Head) { self.head = head }

    /// Adds the outcome of an app, and returns the apps that can be shown now.
    mutating func add(_ entry: Sheet.Entry) -> [App] {
        early[entry.app] = entry
        let count = apps.count
        while apps.count < head.apps.count, let next = early.removeValue(forKey: head.apps[apps.count].app.id) {
            let number = (apps.last.map { $0.firstNumber + $0.results.count }) ?? 1
            apps.append(App(place: head.apps[apps.count], entry: next, firstNumber: number))
        }
        return Array(apps[count...])
    }

    /// A Boolean value that indicates whether an app found something.
    var foundSomething: Bool { apps.contains { !$0.results.isEmpty } }
    /// A Boolean value that indicates whether every app failed.
    var allFailed: Bool { !apps.isEmpty && apps.allSatisfy { $0.entry.failure != nil } }
}
