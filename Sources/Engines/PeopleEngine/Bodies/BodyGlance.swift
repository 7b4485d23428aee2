import GeometryEngine

/// What the finder of bodies sees of a part of a picture at once, in the picture's pixels.
struct BodyGlance {
    /// The places of people, the most probable first.
    let places: [PersonPlace]
    /// A Boolean value that indicates whether these are one or two that fill the part, without a hint of another one.
    let isCloseUp: Bool

    /// The probability of a body.
    static let probable = 0.5
    /// The probability of a hint of one.
    private static let weak = 0.25
    /// The distance from the hips to the head from which on one or two bodies are a close-up, as a part of the longer side.
    private static let closeUpReach = 0.35

    init(at part: Rect, of picture: PicturePyramid, with finder: Finder) throws {
        let seen = try finder.detections(in: TurnedRect(part), of: picture, threshold: Self.weak)
        places = seen.filter { $0.confidence >= Self.probable }.compactMap { PersonPlace($0) }
        let reach = places.map(\.reach).max() ?? 0
        isCloseUp =
            (1...2).contains(seen.count) && places.count == seen.count
            && reach >= Self.closeUpReach * max(part.width, part.height)
    }
}
