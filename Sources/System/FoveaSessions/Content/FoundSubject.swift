package import GeometryEngine
package import MaskEngine
import PixelEngine
package import ServiceInterface

/// A thing that was found in a picture: as clients receive it, and with the pixels that belong to it.
package struct FoundSubject: Sendable {
    /// The thing as clients receive it.
    package let subject: PictureSubjects.Subject
    /// How much of each pixel belongs to it.
    package let mask: SoftMask
    /// The part of the picture that the mask covers.
    package let region: PictureRegion

    /// Creates a thing.
    package init(_ subject: PictureSubjects.Subject, mask: SoftMask, region: PictureRegion) {
        self.subject = subject
        self.mask = mask
        self.region = region
    }

    /// Takes a thing out of the map of a part of a picture, or returns nil if it has no pixels there.
    init?(_ number: Int, of map: InstanceMap, in part: PictureRegion = .whole, isNumbered: Bool = true) {
        let whole = map.mask(of: [number])
        guard let outline = MaskOutline(whole), let bounds = whole.bounds(above: 0) else { return nil }
        // A pixel of background on each side shows where the thing ends.
        let box = PixelRect(touching: bounds.outset(1).rect, width: map.width, height: map.height)
        let count = Double(whole.values.count { $0 >= 0.5 })
        self.init(
            PictureSubjects.Subject(
                number: isNumbered ? number : nil,
                area: count / Double(whole.values.count) * part.width * part.height,
                outline: outline.points.map { part.point(at: $0) }
            ),
            mask: whole.cropped(to: box),
            region: part.part(PictureRegion(box, width: map.width, height: map.height))
        )
    }

    /// About as many bytes as the thing takes in memory.
    var byteCount: Int { 4 * mask.values.count + 16 * subject.outline.count }
}

extension [FoundSubject] {
    /// How far beside a thing a point may be that means it, as a part of the picture's longer side: fingers are broad.
    private static var reach: Double { 0.02 }

    /// Returns the smallest thing that a point of a picture is on, or else the nearest one within reach.
    func thing(at point: Point, width: Int, height: Int) -> FoundSubject? {
        func inPixels(_ point: Point) -> Point { Point(x: point.x * Double(width), y: point.y * Double(height)) }
        let lines = map { ($0, ClosedLine($0.subject.outline.map(inPixels))) }
        let place = inPixels(point)
        if let thing = lines.filter({ $1.encloses(place) }).min(by: { $0.0.subject.area < $1.0.subject.area })?.0 {
            return thing
        }
        let near = lines.map { ($0, $1.distance(to: place)) }.min { $0.1 < $1.1 }
        return near.flatMap { $1 <= Self.reach * Double(Swift.max(width, height)) ? $0 : nil }
    }
}
