extension Picture {
    /// The pictures of Landmarks.
    static let landmarks: [Picture] = []
}
