public import CoreVideo
public import FoundationCompatibility

/// The times of a sample.
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// The length of the sample.
    public var duration: CMTime
    /// The time when the sample is shown.
    public var presentationTimeStamp: CMTime
    /// The time when the sample is decoded, or an invalid time when samples are decoded in the order of showing.
    public var decodeTimeStamp: CMTime

    /// Creates times without meaning.
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }

    /// Creates times.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        self.duration = duration
        self.presentationTimeStamp = presentationTimeStamp
        self.decodeTimeStamp = decodeTimeStamp
    }

    /// Times without meaning.
    public static let invalid = CMSampleTimingInfo()
}

/// A frame of a video with its timing.
public final class CMSampleBuffer {
    /// The picture.
    public let imageBuffer: CVImageBuffer?
    /// The description of the picture.
    public let formatDescription: CMFormatDescription?
    package let timing: CMSampleTimingInfo

    /// Creates a sample of a picture.
    ///
    /// Throws when the description doesn't match the picture.
    public init(
        imageBuffer: CVImageBuffer,
        formatDescription: CMVideoFormatDescription,
        sampleTiming: CMSampleTimingInfo
    ) throws {
        guard formatDescription.matchesImageBuffer(imageBuffer) else {
            throw CMSampleBufferError(status: kCMSampleBufferError_InvalidMediaFormat)
        }
        self.imageBuffer = imageBuffer
        self.formatDescription = formatDescription
        timing = sampleTiming
    }

    /// The time when the sample is shown.
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }

    /// The time when the sample is decoded.
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }

    /// The length of the sample.
    public var duration: CMTime { timing.duration }

    /// The number of samples, which is one.
    public var numSamples: Int { 1 }

    /// A Boolean value that indicates whether the sample may be used.
    public var isValid: Bool { true }
}

/// An error from making a sample buffer.
struct CMSampleBufferError: Error, Hashable, Sendable {
    let status: OSStatus
}

/// The status of a description that doesn't match the picture.
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743

/// Creates a sample of a picture.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?,
    imageBuffer: CVImageBuffer,
    formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(
        imageBuffer: imageBuffer,
        formatDescription: formatDescription,
        sampleTiming: sampleTiming.pointee
    )
    return sampleBufferOut.pointee == nil ? kCMSampleBufferError_InvalidMediaFormat : noErr
}

/// Returns the picture of a sample.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// Returns the description of a sample's picture.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}

/// Returns the time when a sample is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }

/// Returns the time when a sample is decoded.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }

/// Returns the length of a sample.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }

/// Returns the number of samples in a buffer.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }

/// Returns a Boolean value that indicates whether a sample may be used.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }

/// Returns a Boolean value that indicates whether the picture of a sample is there.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
