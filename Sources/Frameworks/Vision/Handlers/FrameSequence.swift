import CoreMedia
import GeometryEngine
import MaskEngine
import PictureEngine
import Synchronization

/// What the frames of a sequence have shown so far.
final class FrameSequence: Sendable {
    /// What is followed from frame to frame.
    enum Things: Hashable {
        case hands, bodies, documents
    }

    /// A frame, with the time at which it was taken, in seconds.
    struct Frame: Sendable {
        fileprivate let sequence: FrameSequence
        fileprivate let time: Double
    }

    fileprivate struct State {
        /// The time of the last frame, and the one that it told.
        var (time, toldTime) = (0.0, CMTime.invalid)
        var tracks: [Things: PointTracks] = [:]
        /// The people of the last frame that showed some.
        var people: InstanceMap?
    }

    fileprivate let state = Mutex(State())

    /// The seconds between frames that don't tell their time.
    private static let usualDuration = 1.0 / 30

    /// Returns the next frame.
    ///
    /// One that doesn't tell its time, or the same as the one before, follows that at the usual rate.
    func next(at told: CMTime = .invalid) -> Frame {
        state.withLock { state in
            let isTold = told.isNumeric && told != state.toldTime
            (state.time, state.toldTime) = (isTold ? told.seconds : state.time + Self.usualDuration, told)
            return Frame(sequence: self, time: state.time)
        }
    }
}

// MARK: - People

extension FrameSequence.Frame {
    /// Returns people in the order of those of the frame before.
    func ordered(_ people: InstanceMap) -> InstanceMap {
        sequence.state.withLock { state in
            let ordered = state.people.map(people.ordered) ?? people
            state.people = ordered
            return ordered
        }
    }
}

// MARK: - Points

extension FrameSequence.Frame {
    /// Returns the points of things in a region of a picture, steadied by the frames before.
    func steadied(
        _ things: [[NormalizedPoint]],
        _ kind: FrameSequence.Things,
        of picture: Picture,
        in region: PictureRegion
    ) -> [[NormalizedPoint]] {
        // Regions may differ from frame to frame, and sides from each other.
        let (width, height) = (Double(picture.width), Double(picture.height))
        let points = things.map { places in
            places.map { place in
                let point = region.point(at: place.enginePoint)
                return Point(x: point.x * width, y: point.y * height)
            }
        }
        let steady = sequence.state.withLock { $0.tracks[kind, default: PointTracks()].steadied(points, at: time) }
        return steady.map { points in
            points.map { NormalizedPoint(region.place(of: Point(x: $0.x / width, y: $0.y / height))) }
        }
    }

    /// Returns the joints of things in a region of a picture, steadied by the frames before.
    func steadied(
        _ things: [[Joint]],
        _ kind: FrameSequence.Things,
        of picture: Picture,
        in region: PictureRegion
    ) -> [[Joint]] {
        let places = steadied(things.map { $0.map(\.location) }, kind, of: picture, in: region)
        return zip(things, places).map { joints, places in
            zip(joints, places).map { Joint(location: $1, jointName: $0.jointName, confidence: $0.confidence) }
        }
    }
}
