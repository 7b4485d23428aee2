import CoreML
import CoreMedia
import CoreVideo
import Testing

@Suite("Sample buffers")
struct SampleBufferTests {
    @Test("A sample carries its picture and times")
    func carries() throws {
        let picture = try makeBuffer(64, 48, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        var description: CMVideoFormatDescription?
        let described = CMVideoFormatDescriptionCreateForImageBuffer(
            allocator: kCFAllocatorDefault,
            imageBuffer: picture,
            formatDescriptionOut: &description
        )
        #expect(described == noErr)
        let format = try #require(description)
        #expect(CMVideoFormatDescriptionGetDimensions(format) == CMVideoDimensions(width: 64, height: 48))
        #expect(CMFormatDescriptionGetMediaSubType(format) == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        var timing = CMSampleTimingInfo(
            duration: CMTime(value: 1, timescale: 30),
            presentationTimeStamp: CMTime(value: 10, timescale: 30),
            decodeTimeStamp: .invalid
        )
        var made: CMSampleBuffer?
        let status = CMSampleBufferCreateReadyWithImageBuffer(
            allocator: kCFAllocatorDefault,
            imageBuffer: picture,
            formatDescription: format,
            sampleTiming: &timing,
            sampleBufferOut: &made
        )
        #expect(status == noErr)
        let sample = try #require(made)
        #expect(CMSampleBufferGetImageBuffer(sample) === picture)
        #expect(sample.imageBuffer === picture)
        #expect(sample.presentationTimeStamp.seconds == 1.0 / 3)
        #expect(CMSampleBufferGetDuration(sample) == CMTime(value: 1, timescale: 30))
        #expect(CMSampleBufferIsValid(sample))
    }

    @Test("A description of another picture is refused")
    func mismatch() throws {
        let picture = try makeBuffer(64, 48, kCVPixelFormatType_32BGRA)
        let format = try CMFormatDescription(imageBuffer: makeBuffer(64, 49, kCVPixelFormatType_32BGRA))
        var timing = CMSampleTimingInfo.invalid
        var made: CMSampleBuffer?
        let status = CMSampleBufferCreateReadyWithImageBuffer(
            allocator: nil,
            imageBuffer: picture,
            formatDescription: format,
            sampleTiming: &timing,
            sampleBufferOut: &made
        )
        #expect(status == kCMSampleBufferError_InvalidMediaFormat)
        #expect(made == nil)
    }

    @Test("Models run on the processor")
    func devices() throws {
        let device = try #require(MLComputeDevice.allComputeDevices.first)
        guard case .cpu = device else {
            Issue.record("\(device) isn't the processor")
            return
        }
        #expect(MLComputeDevice.allComputeDevices == [device])
    }
}
