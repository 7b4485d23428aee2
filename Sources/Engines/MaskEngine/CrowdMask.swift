import ConcurrencyEngine
import GeometryEngine
import InferenceEngine
import PeopleEngine
import PictureEngine
import PixelEngine

/// The people in a part of a picture and the pixels of all of them.
///
/// The network for masks learned from people close to a camera: it sees people in cats and cups, and few of those who
/// are far away. So the finder of people tells which pixels to trust, and where to look closer.
struct CrowdMask {
    /// The boxes around the people, in fractions of the part's sides.
    let boxes: [Rect]
    /// The pixels of the people.
    private(set) var mask: SoftMask

    init(_ region: PictureRegion, of picture: Picture, looksCloser: Bool) throws {
        mask = try PersonSegmenter.look(at: region, of: picture)
        // A person close to the camera is what the network knows best: nothing is gained by looking for others.
        guard looksCloser || !mask.isDecided else {
            boxes = []
            return
        }
        let people = try PersonEngine.shared.people(in: picture, region: region)
        boxes = people.map { Rect(around: Quadrilateral($0.body).corners.map { region.place(of: $0) }) }
        guard !boxes.isEmpty else {
            if !mask.isDecided { mask = SoftMask(width: mask.width, height: mask.height) }
            return
        }
        if looksCloser {
            mask = mask.mean(try PersonSegmenter.look(at: region, of: picture, mirrored: true))
            try look(closerIn: region, of: picture)
        }
        let near = boxes.map { PictureRegion($0).enlarged(by: 0.1) }
        mask.keepPieces { place in near.contains { $0.contains(place) } }
    }

    /// The number of people of whom a closer look is worth its time.
    private static let closest = 6
    /// The width and height of the mask in which closer looks are put together.
    private static let side = 512

    /// Looks again at people who fill little of the part, the largest first.
    private mutating func look(closerIn region: PictureRegion, of picture: Picture) throws {
        let whole = try mask.scaled(width: Self.side, height: Self.side)
        let largest = boxes.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(Self.closest)
            .filter { $0.width * $0.height < 0.5 }
        var looks = try ParallelWork.map(largest, workers: InferenceRuntime.shared.threads) { box -> SoftMask? in
            // Both looks err in places of their own: that at the mirror image sees more of what is around.
            guard let part = PictureRegion(box).enlarged(by: 0.1).intersection(.whole),
                let wide = PictureRegion(box).enlarged(by: 0.2).intersection(.whole)
            else { return nil }
            let near = try PersonSegmenter.look(at: region.part(part), of: picture)
            let mirrored = try PersonSegmenter.look(at: region.part(wide), of: picture, mirrored: true)
            return try whole.replaced(in: part, by: near).mean(whole.replaced(in: wide, by: mirrored))
        }
        .compactMap(\.self)
        // A look at one of several people often leaves the others out.
        if boxes.count > 1 { looks.append(whole) }
        guard let first = looks.first else { return }
        mask = looks.dropFirst().reduce(first) { $0.union($1) }
    }
}

extension SoftMask {
    /// A Boolean value that indicates whether most of what is inside is so without a doubt.
    fileprivate var isDecided: Bool {
        let inside = values.count { $0 > 0.5 }
        return inside > values.count / 100 && values.count { $0 > 0.9 } * 10 > inside * 9
    }

    /// Empties the pieces that have no pixel at a place of which a closure is true.
    fileprivate mutating func keepPieces(_ isWanted: (Point) -> Bool) {
        let (numbers, sizes) = pieces(above: 0.5)
        guard !sizes.isEmpty else { return }
        var isKept = [Bool](repeating: false, count: sizes.count + 1)
        for (place, number) in numbers.enumerated() where !isKept[number] {
            isKept[number] = number > 0 && isWanted(point(ofPixel: place))
        }
        for (place, number) in numbers.enumerated() where number > 0 && !isKept[number] { values[place] = 0 }
    }

    /// The center of a pixel in fractions of the sides.
    func point(ofPixel place: Int) -> Point {
        Point(x: (Double(place % width) + 0.5) / Double(width), y: (Double(place / width) + 0.5) / Double(height))
    }
}
