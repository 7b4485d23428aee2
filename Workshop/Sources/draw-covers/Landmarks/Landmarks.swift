extension Picture {
    /// The pictures of Landmarks, continent by continent.
    static let landmarks: [Picture] = europe + asia + americas + africaAndOceania
}
