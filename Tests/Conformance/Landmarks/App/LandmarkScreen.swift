import Observation

/// What the app shows.
@MainActor @Observable
class LandmarkScreen {
    var landmarks: [Int] = []
    var isSearching = false

    func show(_ landmarks: [Int]) {
        self.landmarks = landmarks
        isSearching = true
    }
}
