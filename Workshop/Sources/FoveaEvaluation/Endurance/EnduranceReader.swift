import AnimalEngine
import CodeEngine
import GeometryEngine
import MaskEngine
import PeopleEngine
import PictureEngine
import TextEngine

/// What is looked for in pictures that hold nothing; each answer is something that isn't there.
enum EnduranceReader {
    /// Returns the text of a picture, read at a level, and its codes.
    static func text(in picture: Picture, level: TextLevel) throws -> [String] {
        var options = TextOptions()
        options.level = level
        let texts = try TextEngine.shared.lines(in: picture, options).compactMap { $0.readings.first?.text }
        return try texts + CodeEngine.shared.codes(in: picture).map { "\($0.symbology.rawValue) \($0.text)" }
    }

    /// Returns the people and animals of a picture; masks are made too, but shapes may stand out in any picture.
    static func people(in picture: Picture) throws -> [String] {
        let faces = try FaceEngine.shared.faces(in: picture)
        for face in faces {
            _ = try FaceEngine.shared.landmarks(of: face, in: picture)
            _ = try FaceEngine.shared.captureQuality(of: face, in: picture)
        }
        let people = try PersonEngine.shared.people(in: picture)
        let hands = try HandEngine.shared.hands(in: picture, maximumCount: 6)
        let bodies = try BodyEngine.shared.bodies(in: picture)
        let animals = try AnimalFinder.animals(in: picture)
        try makeMasks(of: picture)
        let counts = [
            ("faces", faces.count), ("people", people.count), ("hands", hands.count), ("bodies", bodies.count),
            ("animals", animals.count),
        ]
        return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
    }

    /// Makes every mask of a picture.
    private static func makeMasks(of picture: Picture) throws {
        for quality in PersonSegmenter.Quality.allCases { _ = try PersonSegmenter.mask(of: picture, quality: quality) }
        _ = try PersonSegmenter.people(in: picture)
        _ = try SubjectFinder.subjects(of: picture)
        for kind in [SaliencyFinder.Kind.attention, .objects] {
            _ = try SaliencyFinder.answer(for: picture, kind: kind)
        }
        var seeds = MaskSeeds()
        seeds.included = [Point(x: 0.5, y: 0.5)]
        _ = try SeedSegmenter.mask(of: picture, seeds: seeds, quality: .balanced)
    }
}
