package import Foundation

/// The requests that a camera's driver understands; tests answer them in place of a device.
package protocol VideoDriver: AnyObject {
    /// The codes of the formats on offer.
    var offeredCodes: [UInt32] { get }
    /// Asks for a format, and returns the nearest that the device has.
    func setFormat(code: UInt32, width: Int, height: Int) throws(CameraError) -> DeviceFormat
    /// Prepares a number of buffers at least and starts the stream.
    func start(bufferCount: Int) throws(CameraError)
    /// Waits for a filled buffer for a time at most, copies it, and hands the buffer back to be filled again.
    ///
    /// Returns nil when none was filled in that time, or when the device says that the frame is damaged.
    func frame(within milliseconds: Int32) throws(CameraError) -> Data?
    /// Ends the stream.
    func stop()
}

/// A format that a device sends.
package struct DeviceFormat: Sendable, Hashable {
    /// The code of the format.
    package var code: UInt32
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The distance between rows in bytes; zero for compressed formats.
    package var bytesPerRow: Int

    /// Creates a format.
    package init(code: UInt32, width: Int, height: Int, bytesPerRow: Int) {
        (self.code, self.width, self.height, self.bytesPerRow) = (code, width, height, bytesPerRow)
    }
}
