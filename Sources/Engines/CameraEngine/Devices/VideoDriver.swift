package import Foundation

/// The requests that a camera's driver answers; tests supply a fake one.
package protocol VideoDriver: AnyObject {
    /// The codes of the formats on offer.
    var offeredCodes: [UInt32] { get }
    /// Requests a format, and returns the nearest that the device supports.
    func setFormat(code: UInt32, width: Int, height: Int) throws(CameraError) -> DeviceFormat
    /// Allocates at least a number of buffers and starts the stream.
    func start(bufferCount: Int) throws(CameraError)
    /// Waits up to a time for a filled buffer, copies it, and returns the buffer to the driver.
    ///
    /// Returns nil at the end of that time, or when the device marks the frame as damaged.
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
