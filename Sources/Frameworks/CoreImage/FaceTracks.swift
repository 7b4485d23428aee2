import CoreGraphics

/// The faces that a detector saw in the last image, which are found again in the next one.
struct FaceTracks {
    /// A face that is followed.
    struct Track: Sendable, Equatable {
        /// The number of the face, from 1.
        let number: Int32
        /// The number of images that show it.
        var imageCount: Int32
    }

    /// The least overlap of a face with itself in the image before, as a part of both.
    private static let leastOverlap = 0.3

    private var faces: [(track: Track, box: CGRect)] = []
    private var count: Int32 = 0

    /// Returns the track of each box in an image: that of the box in the last image which it overlaps most, or a new one.
    mutating func follow(_ boxes: [CGRect]) -> [Track] {
        var pairs: [(overlap: Double, new: Int, old: Int)] = []
        for (new, box) in boxes.enumerated() {
            for (old, face) in faces.enumerated() {
                let overlap = Self.overlap(box, face.box)
                if overlap >= Self.leastOverlap { pairs.append((overlap, new, old)) }
            }
        }
        var (tracks, taken) = ([Int: Track](), Set<Int>())
        for pair in pairs.sorted(by: { $0.overlap > $1.overlap }) where tracks[pair.new] == nil {
            guard taken.insert(pair.old).inserted else { continue }
            var track = faces[pair.old].track
            track.imageCount = track.imageCount == .max ? .max : track.imageCount + 1
            tracks[pair.new] = track
        }
        faces = boxes.enumerated().map { index, box in
            if let track = tracks[index] { return (track, box) }
            count = count == .max ? 1 : count + 1
            return (Track(number: count, imageCount: 1), box)
        }
        return faces.map(\.track)
    }

    private static func overlap(_ one: CGRect, _ other: CGRect) -> Double {
        let common = one.intersection(other)
        guard !common.isNull else { return 0 }
        let shared = Double(common.width * common.height)
        let all = Double(one.width * one.height + other.width * other.height) - shared
        return shared / max(all, .leastNonzeroMagnitude)
    }
}
