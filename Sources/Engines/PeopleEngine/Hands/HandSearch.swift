import GeometryEngine
import InferenceEngine

/// A search for hands in a part of a picture, in the picture's pixels.
///
/// The network for palms looks at the whole part. Hands that are too small for it are found in tiles, and tiles in tiles
/// as long as those show small hands. The network for joints looks twice at each palm, as what it sees in a mirror tells
/// how sure it can be, and once before where the hand's place is a guess.
struct HandSearch {
    let picture: PicturePyramid
    let runtime: InferenceRuntime
    private let palms: Finder

    init(in picture: PicturePyramid, runtime: InferenceRuntime) throws(InferenceError) {
        self.picture = picture
        self.runtime = runtime
        palms = try Finder(.palms, runtime: runtime)
    }

    /// Returns the largest hands in a part of the picture, the largest first.
    func hands(in part: Rect, maximumCount: Int) throws -> [HandFinding] {
        var found: [Found] = []
        try add(palms.detections(in: TurnedRect(part), of: picture), in: part, to: &found, maximumCount: maximumCount)
        if !showsLarge(found, in: part) { try addSmall(in: part, to: &found, maximumCount: maximumCount) }
        return found.map(\.hand).sorted { $0.size > $1.size }
    }

    /// Returns the hand at a body's wrist, with a knuckle in the middle, or nil where none is seen.
    func hand(from wrist: Point, to knuckle: Point) throws -> HandFinding? {
        let length = wrist.distance(to: knuckle)
        guard length > 0, length.isFinite else { return nil }
        let place = TurnedRect(
            center: knuckle,
            width: 2 * length,
            height: 2 * length,
            angle: wrist.turn(below: knuckle)
        )
        let found = try palms.detections(in: place.square(scaled: 2.5), of: picture, threshold: Self.weak)
            .filter { ($0.points.first?.distance(to: wrist) ?? .infinity) < length }
            .min { $0.points[0].distance(to: wrist) < $1.points[0].distance(to: wrist) }
        let region = try found?.handRegion ?? look(at: place.moved(x: 0, y: -0.1).square(scaled: 2.7))?.region
        guard let hand = try region.flatMap(examine), hand.points[0].distance(to: wrist) < 1.5 * length else {
            return nil
        }
        return hand
    }
}

// MARK: - Small hands

extension HandSearch {
    /// The probability of a palm where a body says that there is one.
    private static let weak = 0.25
    /// The size of a hand from which on other hands of the picture aren't too small, as a part of its longer side.
    private static let largeSize = 0.25
    /// The tiles that show small palms.
    private static let tiling = Finder.Tiling(
        firstSide: 0.37,
        nextSide: 0.57,
        levelCount: 3,
        smallestSide: 128,
        smallSize: 0.1
    )

    /// Whether a hand is so large that the network for palms saw those of the same person, too.
    private func showsLarge(_ found: [Found], in part: Rect) -> Bool {
        found.contains { $0.hand.size >= Self.largeSize * max(part.width, part.height) }
    }

    /// Adds the hands that tiles show.
    ///
    /// Smaller tiles show smaller hands, which don't count once there are enough.
    private func addSmall(in part: Rect, to found: inout [Found], maximumCount: Int) throws {
        guard found.count < maximumCount else { return }
        // What is found is looked at again.
        let finder = try Finder(.palms, runtime: runtime, precision: .half)
        try finder.forEachSize(of: part, in: picture, Self.tiling) { level in
            try add(level.merged(), in: part, to: &found, maximumCount: maximumCount)
            return found.count < maximumCount
        }
    }
}

// MARK: - Looking closer

extension HandSearch {
    /// A hand, and the palm that led to it.
    private typealias Found = (palm: Rect, hand: HandFinding)

    /// Adds the hands at the largest palms in a part.
    private func add(_ palms: [Detection], in part: Rect, to found: inout [Found], maximumCount: Int) throws {
        let largest = palms.filter { part.contains($0.box.middle) }.sorted { $0.box.width > $1.box.width }
        for palm in largest where found.count < maximumCount {
            guard !found.contains(where: { $0.palm.overlap(with: palm.box) > 0.3 }),
                let hand = try examine(palm.handRegion), !found.contains(where: { $0.hand.isSame(as: hand) })
            else { continue }
            found.append((palm.box, hand))
        }
    }

    /// Returns the hand in a region, or nil when none is there.
    private func examine(_ region: TurnedRect) throws -> HandFinding? {
        guard let look = try look(at: region) else { return nil }
        // The joints tell better than the palm where the hand is.
        return HandFinding(look, try HandLook(at: look.region.mirrored, of: picture, runtime: runtime))
    }

    /// Looks at a region, and returns nil when it shows no hand.
    private func look(at region: TurnedRect) throws -> HandLook? {
        let look = try HandLook(at: region, of: picture, runtime: runtime)
        return look.showsHand ? look : nil
    }
}

extension TurnedRect {
    /// The same rectangle, which is to be shown mirrored.
    fileprivate var mirrored: TurnedRect { TurnedRect(center: center, width: -width, height: height, angle: angle) }
}

extension Finder.Layout {
    /// Palms, in pictures that are sampled rather than averaged, by the wrist, the knuckles from the index finger on, and
    /// two joints of the thumb.
    static let palms = Finder.Layout(
        model: "palm-finder",
        side: 192,
        pointCount: 7,
        layers: [Anchors.Layer(stride: 8, answers: 2), Anchors.Layer(stride: 16, answers: 6)],
        sharpness: .infinity
    )
}
