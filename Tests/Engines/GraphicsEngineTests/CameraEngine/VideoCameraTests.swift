import CVideoDevice
import CameraEngine
import Foundation
import PixelEngine
import Testing

@Suite("A camera of the system")
struct VideoCameraTests {
    /// A driver that answers in place of a device.
    private final class FakeDriver: VideoDriver {
        let offeredCodes: [UInt32]
        var frames: [Data?]
        var bytesPerRow = 0
        var substitute: UInt32?
        private(set) var isRunning = false

        init(_ codes: [UInt32], frames: [Data?]) {
            offeredCodes = codes
            self.frames = frames
        }

        func setFormat(code: UInt32, width: Int, height: Int) throws(CameraError) -> DeviceFormat {
            DeviceFormat(code: substitute ?? code, width: 4, height: 2, bytesPerRow: bytesPerRow)
        }

        func start(bufferCount: Int) throws(CameraError) { isRunning = true }
        func stop() { isRunning = false }

        func frame(within milliseconds: Int32) throws(CameraError) -> Data? {
            frames.isEmpty ? nil : frames.removeFirst()
        }
    }

    private func opened(_ driver: FakeDriver, timeout: Duration = .seconds(60)) throws(CameraError) -> VideoCamera {
        try VideoCamera(driver, width: 4, height: 2, timeout: timeout)
    }

    private func colors(_ frame: VideoFrame) throws -> [SIMD4<UInt8>] {
        let raster = try frame.raster().converted(to: .rgba8, alpha: .opaque)
        return raster.withUnsafeBytes { bytes in
            [0, 3].map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: SIMD4<UInt8>.self) }
        }
    }

    @Test("Takes luma and chroma in turn, with rows that are longer than the picture")
    func yuyv() throws {
        let row = Data([81, 90, 81, 240, 41, 240, 41, 110, 0, 0, 0, 0])
        let driver = FakeDriver([FOVEA_VIDEO_YUYV], frames: [nil, row + row])
        driver.bytesPerRow = 12
        var camera = try opened(driver)
        let frame = try #require(try camera.next { false })
        #expect(driver.isRunning)
        let found = try colors(frame)
        #expect(found[0].x > 240 && found[0].z < 16, "\(found)")
        #expect(found[1].x < 16 && found[1].z > 240, "\(found)")
    }

    @Test("Takes planes of luma and of chroma")
    func nv12() throws {
        let data = Data([81, 81, 41, 41, 81, 81, 41, 41, 90, 240, 240, 110])
        var camera = try opened(FakeDriver([0, FOVEA_VIDEO_NV12], frames: [data]))
        let found = try colors(try #require(try camera.next { false }))
        #expect(found[0].x > 240 && found[1].z > 240, "\(found)")
    }

    @Test("Prefers compressed frames")
    func compressed() throws {
        var camera = try opened(FakeDriver([FOVEA_VIDEO_YUYV, FOVEA_VIDEO_MJPEG], frames: [Data([1])]))
        #expect(try camera.next { false }?.format == .jpeg)
    }

    @Test("Tells a camera without a known format, one that doesn't keep to it, and one that sends nothing")
    func fails() throws {
        let unknown = #expect(throws: CameraError.self) { try opened(FakeDriver([0x1234], frames: [])) }
        #expect(unknown?.code == .unsupported)
        let fickle = FakeDriver([FOVEA_VIDEO_NV12], frames: [])
        fickle.substitute = 0x1234
        let changed = #expect(throws: CameraError.self) { try opened(fickle) }
        #expect(changed?.code == .unsupported)
        var silent = try opened(FakeDriver([FOVEA_VIDEO_NV12], frames: []), timeout: .milliseconds(20))
        let late = #expect(throws: CameraError.self) { try silent.next { false } }
        #expect(late?.code == .timedOut)
        let given = #expect(throws: CameraError.self) { try silent.next { true } }
        #expect(given?.code == .cancelled)
    }

    @Test("Refuses a frame that ends early")
    func short() throws {
        var camera = try opened(FakeDriver([FOVEA_VIDEO_NV12], frames: [Data([1, 2, 3])]))
        let frame = try #require(try camera.next { false })
        let error = #expect(throws: CameraError.self) { try frame.raster() }
        #expect(error?.code == .damaged)
    }

    @Test("Says that there is no camera")
    func missing() {
        let error = #expect(throws: CameraError.self) { try VideoCamera("/dev/no-such-camera") }
        #expect(error?.code == .missing)
    }
}
