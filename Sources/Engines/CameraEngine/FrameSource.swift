/// A source of video frames.
public protocol FrameSource {
    /// Returns the next frame, or nil after the last.
    ///
    /// The call blocks its thread until there is a frame.
    mutating func next(_ isCancelled: () -> Bool) throws(CameraError) -> VideoFrame?
}
