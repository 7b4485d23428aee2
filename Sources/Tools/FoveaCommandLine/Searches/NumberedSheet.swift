import ProviderFrames
import ServiceInterface

/// A sheet whose results have numbers, from 1 through all apps in their order.
struct NumberedSheet: Sendable {
    /// An app with what became of it.
    struct App: Sendable {
        let place: PlacedApp
        let entry: Sheet.Entry
        /// The number of the first result.
        let firstNumber: Int

        /// The results, or none where the app failed.
        var results: [FoundItem] { entry.answer?.results ?? [] }

        /// A Boolean value that indicates whether the app found more than it was asked for.
        var hasMore: Bool { entry.answer?.hasMore ?? false }

        /// The results with their numbers.
        var numbered: [(number: Int, result: FoundItem)] {
            results.enumerated().map { (firstNumber + $0.offset, $0.element) }
        }
    }

    let head: Sheet.Head
    /// The apps that answered, in their order, as far as all before them answered, too.
    private(set) var apps: [App] = []
    private var early: [String: Sheet.Entry] = [:]

    init(_ head: Sheet.Head) { self.head = head }

    /// Takes what became of an app, and returns the apps whose turn it is now.
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
