import ConcurrencyEngine
import GeometryEngine
import InferenceEngine
import PixelEngine

/// A search for people in a part of a picture, in the picture's pixels.
///
/// The finder of bodies sees large ones. Unless that shows one or two in close-up, faces lead to the others where bodies are
/// small or the network for masks sees more people, which takes longer. That network also tells how far each body extends.
struct PersonSearch {
    let picture: PicturePyramid
    let runtime: InferenceRuntime

    /// The width and height of what the network for masks sees, in pixels.
    private static let side = PeopleNetwork.side

    /// The distance from the hips to the head from which on a body is large, as a part of the picture's longer side.
    private static let largeReach = 0.2

    /// Returns the people in a part of the picture, the most probable first.
    func people(in part: Rect) throws -> [Person] {
        try people(in: part) { try FaceSearch(in: picture, runtime: runtime).faces(in: part) }
    }

    /// Returns the same people with all the faces.
    func census(of part: Rect) throws -> (people: [Person], faces: [FaceSearch.Finding]) {
        let faces = try FaceSearch(in: picture, runtime: runtime).faces(in: part)
        return (try people(in: part) { faces }, faces)
    }

    private func people(in part: Rect, faces: () throws -> [FaceSearch.Finding]) throws -> [Person] {
        let seen = try BodyGlance(at: part, of: picture, with: Finder(.people, runtime: runtime))
        let largeReach = Self.largeReach * max(part.width, part.height)
        // Whether there are others is asked where someone is large, and not in a close-up.
        let asks = !seen.isCloseUp && seen.places.contains { $0.reach >= largeReach }
        let (bodies, whole) = try ParallelWork.both(
            workers: runtime.threads,
            { try confirmed(seen.places, among: seen.places) },
            { try asks ? mask(of: TurnedRect(part).square()) : nil }
        )
        var people = bodies.map(\.person)
        let places = bodies.map(\.place)
        let isLarge = places.contains { $0.reach >= largeReach }
        let areAlone = whole.map { !showsOthers(than: people, in: part, mask: $0) } ?? seen.isCloseUp
        if !isLarge || !areAlone {
            let others = try faces().map { PersonPlace($0) }.filter { face in !places.contains { $0.isSame(as: face) } }
            people += try confirmed(others, among: places + others).map(\.person)
        }
        return people.sorted { $0.confidence > $1.confidence }
    }
}

// MARK: - Masks

extension PersonSearch {
    /// The part of a mask from which on a pixel belongs to a person, of 255.
    private static let level: UInt8 = 128
    /// The part of a look that has to belong to people for another search, or for a body without a face.
    private static let leastShare = 0.01

    /// What the network for masks answers for a square, from 0 to 255.
    private func mask(of region: TurnedRect) throws -> [UInt8] {
        let bytes = try picture.rgb(of: region, width: Self.side, height: Self.side, border: .black)
        return try PeopleNetwork(runtime: runtime).values(of: bytes).map { UInt8($0 * 255) }
    }

    /// Whether the mask of the square around a part shows people outside of the boxes of those that are known.
    private func showsOthers(than people: [Person], in part: Rect, mask: [UInt8]) -> Bool {
        let seen = TurnedRect(part).square()
        let known = people.map { Rect(around: Quadrilateral($0.body).map(seen.place).corners) }
        var count = 0
        for (index, value) in mask.enumerated() where value >= Self.level {
            let place = Self.place(ofPixel: index)
            if !known.contains(where: { $0.contains(place) }) { count += 1 }
        }
        return Double(count) > Self.leastShare * Double(mask.count)
    }

    private static func place(ofPixel index: Int) -> Point {
        Point(x: (Double(index % side) + 0.5) / Double(side), y: (Double(index / side) + 0.5) / Double(side))
    }

    /// Returns those of some places where a body is, with how far it extends.
    private func confirmed(
        _ places: [PersonPlace],
        among others: [PersonPlace]
    ) throws -> [(place: PersonPlace, person: Person)] {
        try ParallelWork.map(places, workers: runtime.threads) { place in
            try person(at: place, among: others).map { (place, $0) }
        }.compactMap(\.self)
    }

    /// Finds how far the body at a place extends, or returns nil where none is.
    private func person(at place: PersonPlace, among others: [PersonPlace]) throws -> Person? {
        let region = place.region
        var mask = try mask(of: region)
        clip(&mask, to: limits(of: place, among: others), in: region)
        let runs =
            PixelRuns(mask, width: Self.side, from: Self.level).areas()
            .max { $0.pixelCount < $1.pixelCount } ?? []
        guard Double(runs.pixelCount) > Self.leastShare * Double(mask.count), let body = bounds(of: runs, in: region)
        else { return place.hasFace ? unmasked(place) : nil }
        let hips = region.place(of: place.hips).y * Double(Self.side)
        let upper = bounds(of: runs.filter { Double($0.row) < hips }, in: region) ?? body
        return Person(body: body, upperBody: upper, confidence: place.confidence)
    }

    /// The columns that a body may fill: half of the way to its neighbors, whose masks are joined with its own.
    private func limits(of place: PersonPlace, among others: [PersonPlace]) -> ClosedRange<Double> {
        var (left, right) = (place.hips.x - 1.1 * place.reach, place.hips.x + 1.1 * place.reach)
        for other in others where other != place && abs(other.face.y - place.face.y) < 0.5 * place.reach {
            let middle = (other.face.x + place.face.x) / 2
            if other.face.x < place.face.x { left = max(left, middle) } else { right = min(right, middle) }
        }
        return min(left, right)...max(left, right)
    }

    /// Empties the columns outside of some limits, for a square that isn't turned.
    private func clip(_ mask: inout [UInt8], to limits: ClosedRange<Double>, in region: TurnedRect) {
        for column in 0..<Self.side where !limits.contains(region.point(at: Self.place(ofPixel: column)).x) {
            for row in 0..<Self.side { mask[row * Self.side + column] = 0 }
        }
    }

    /// The box around pixels of a look, in the picture's, as far as the picture shows it.
    private func bounds(of runs: [PixelRuns.Run], in region: TurnedRect) -> Rect? {
        let side = Double(Self.side)
        let corners = runs.flatMap { run in
            [
                Point(x: Double(run.columns.lowerBound) / side, y: Double(run.row) / side),
                Point(x: Double(run.columns.upperBound + 1) / side, y: Double(run.row + 1) / side),
            ]
        }
        let box = Rect(around: corners.map(region.point))
            .intersection(Rect(x: 0, y: 0, width: picture.width, height: picture.height))
        return box.isEmpty ? nil : box
    }

    /// The usual extent of a person, for one whose mask isn't found.
    private func unmasked(_ place: PersonPlace) -> Person? {
        let whole = Rect(x: 0, y: 0, width: picture.width, height: picture.height)
        let upper = Rect(
            minX: place.face.x - 0.35 * place.reach,
            minY: place.face.y - 0.2 * place.reach,
            maxX: place.face.x + 0.35 * place.reach,
            maxY: place.hips.y
        )
        var body = upper
        body.maxY = place.hips.y + 0.9 * place.reach
        let (shownUpper, shownBody) = (upper.intersection(whole), body.intersection(whole))
        guard !shownUpper.isEmpty else { return nil }
        return Person(body: shownBody, upperBody: shownUpper, confidence: place.confidence)
    }
}

extension Finder.Layout {
    /// Bodies, by the middle of the hips and of the shoulders, each with a point of the circle around the body.
    static let people = Finder.Layout(
        model: "body-finder",
        side: 224,
        pointCount: 4,
        layers: [
            Anchors.Layer(stride: 8, answers: 2), Anchors.Layer(stride: 16, answers: 2),
            Anchors.Layer(stride: 32, answers: 6),
        ],
        averaged: 0.5,
        sharpness: 2
    )
}
