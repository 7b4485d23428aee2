/// Something that gives frames one after the other.
public protocol FrameSource {
    /// Returns the next frame, or nil after the last.
    ///
    /// The call blocks its thread until there is one.
    mutating func next(_ isCancelled: () -> Bool) throws(CameraError) -> VideoFrame?
}
