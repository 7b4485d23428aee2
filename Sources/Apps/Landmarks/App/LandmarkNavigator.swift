import FoveaProvider
import Synchronization

/// The current page of the app, and its recent searches.
final class LandmarkNavigator: Sendable {
    enum Page: Hashable, Sendable {
        case home
        case landmark(Landmark.ID)
        case collection(LandmarkCollection.ID)
        case found(Int)
    }

    /// The landmarks that a search found.
    struct Finding: Sendable {
        let number: Int
        let landmarks: [Landmark.ID]
        let kind: MatchKind
    }

    private struct State {
        var page = Page.home
        var findings: [Finding] = []
        var count = 0
    }

    private let state = Mutex(State())

    var page: Page { state.withLock { $0.page } }

    func open(_ page: Page) { state.withLock { $0.page = page } }

    /// Stores the result of a search, dropping the oldest, and returns its number.
    func keep(_ landmarks: [Landmark.ID], by kind: MatchKind) -> Int {
        state.withLock { state in
            state.count += 1
            state.findings.append(Finding(number: state.count, landmarks: landmarks, kind: kind))
            state.findings = state.findings.suffix(32)
            return state.count
        }
    }

    func finding(_ number: Int) -> Finding? {
        state.withLock { state in state.findings.first { $0.number == number } }
    }

    /// The path of the current page.
    var path: String {
        switch page {
        case .home: "/"
        case .landmark(let id): "/landmarks/\(id)"
        case .collection(let id): "/collections/" + id.addressPart
        case .found(let number): "/found/\(number)"
        }
    }
}
