/// The points of things in one frame of a sequence after another, such as the joints of hands, which are steadied.
///
/// A thing is the one of the frames before whose points are nearest, if they are near; any other one is new, and answered as
/// it is. Points are in pixels.
public struct PointTracks: Sendable {
    private var tracks: [Track] = []
    private var time: Double?

    /// The time in seconds for which a thing that isn't seen is remembered.
    private static let patience = 0.4
    /// The largest number of things that are remembered.
    private static let most = 128

    /// Creates tracks that have seen nothing.
    public init() {}

    /// The number of things that are remembered.
    public var count: Int { tracks.count }

    /// Returns the points of the things of a frame, steadied, in the same order.
    ///
    /// Times are in seconds. A frame that comes again shows again what it showed; after a step back or a long pause all things
    /// are new.
    public mutating func steadied(_ things: [[Point]], at now: Double) -> [[Point]] {
        if let time, !(now >= time && now - time <= Self.patience) { tracks = [] }
        time = now
        let known = Self.pairs(things, tracks)
        var seen: [Track] = []
        for (index, points) in things.enumerated() {
            var track = known[index].map { tracks[$0] } ?? Track(points, at: now)
            if known[index] != nil { track.add(points, at: now) }
            seen.append(track)
        }
        let unseen = tracks.indices.filter { !known.values.contains($0) && now - tracks[$0].time <= Self.patience }
        tracks = Array((seen + unseen.map { tracks[$0] }).prefix(Self.most))
        return seen.map(\.points)
    }

    /// Returns the numbers of the tracks of things, by the numbers of those; the nearest are paired first.
    private static func pairs(_ things: [[Point]], _ tracks: [Track]) -> [Int: Int] {
        let near = things.indices.flatMap { thing in
            tracks.indices.compactMap { track in
                tracks[track].distance(to: things[thing]).map { (distance: $0, thing: thing, track: track) }
            }
        }
        var (pairs, taken): ([Int: Int], Set<Int>) = ([:], [])
        for pair in near.sorted(by: { $0.distance < $1.distance })
        where pairs[pair.thing] == nil && taken.insert(pair.track).inserted { pairs[pair.thing] = pair.track }
        return pairs
    }
}

// MARK: - Tracks

/// A thing and its points, as they were answered.
private struct Track: Sendable {
    private var filters: [(x: OneEuroFilter, y: OneEuroFilter)]
    /// The time of the last frame that showed it.
    private(set) var time: Double

    /// The distance of the points from those of the frame before, in the median and in sizes, up to which it is the same.
    private static let reach = 0.5

    init(_ points: [Point], at time: Double) {
        filters = points.map { (OneEuroFilter($0.x), OneEuroFilter($0.y)) }
        self.time = time
    }

    var points: [Point] { filters.map { Point(x: $0.x.value, y: $0.y.value) } }

    mutating func add(_ points: [Point], at now: Double) {
        guard now > time else { return }
        let unit = Self.size(of: points)
        for (index, point) in points.enumerated() {
            filters[index].x.add(point.x, after: now - time, unit: unit)
            filters[index].y.add(point.y, after: now - time, unit: unit)
        }
        time = now
    }

    /// How far the points of a thing are, in sizes, or nil where it is another one.
    func distance(to points: [Point]) -> Double? {
        guard points.count == filters.count, !points.isEmpty else { return nil }
        let distances = zip(self.points, points).map { $0.distance(to: $1) }.sorted()
        let distance = distances[distances.count / 2] / Self.size(of: points)
        return distance <= Self.reach ? distance : nil
    }

    /// The longer side of the box around points.
    private static func size(of points: [Point]) -> Double {
        let box = Rect(around: points)
        return max(box.width, box.height, 1)
    }
}
