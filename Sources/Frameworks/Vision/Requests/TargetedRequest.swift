/// A request that compares two images.
public protocol TargetedRequest: VisionRequest {}
