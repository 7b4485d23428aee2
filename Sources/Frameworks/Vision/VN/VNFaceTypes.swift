/// A type that examines given faces.
public protocol VNFaceObservationAccepting {
    /// The faces to examine, or nil to find them first.
    var inputFaceObservations: [VNFaceObservation]? { get set }
}

/// A number of points that describe a face.
public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
    /// The number of the revision.
    case constellationNotDefined
    /// 65 points.
    case constellation65Points
    /// 76 points.
    case constellation76Points
}

/// A way to connect points.
public enum VNPointsClassification: Int, Sendable {
    /// Points that aren't connected.
    case disconnected = 0
    /// A line.
    case openPath
    /// An outline, whose last point is connected with the first.
    case closedPath
}
