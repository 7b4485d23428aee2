public import CoreMedia

/// A request that builds its result from several frames.
///
/// Conforming types are classes, and two requests are equal when they are the same object.
public protocol StatefulRequest: VisionRequest, AnyObject {
    /// The number of frames that the request needs before it answers.
    var minimumLatencyFrameCount: Int { get }
    /// The least time between two analyzed frames.
    var frameAnalysisSpacing: CMTime { get }
}

extension StatefulRequest {
    /// One frame.
    public var minimumLatencyFrameCount: Int { 1 }
    /// No spacing: every frame is analyzed.
    public var frameAnalysisSpacing: CMTime { .zero }

    /// Returns whether two requests are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
