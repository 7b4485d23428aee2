import CoreVideo
import Testing

/// Creates a buffer or fails the test.
func makeBuffer(
    _ width: Int,
    _ height: Int,
    _ format: OSType,
    _ attributes: CFDictionary? = nil
) throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    let status = CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, attributes, &buffer)
    try CVError.check(status)
    return try #require(buffer)
}

/// Writes a value into every byte of a plane's rows, a function of column and row.
func fill(_ buffer: CVPixelBuffer, plane: Int = 0, bytesPerRow: Int, _ value: (_ x: Int, _ y: Int) -> UInt8) {
    CVPixelBufferLockBaseAddress(buffer, [])
    defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
    guard let address = CVPixelBufferGetBaseAddressOfPlane(buffer, plane) else { return }
    for y in 0..<CVPixelBufferGetHeightOfPlane(buffer, plane) {
        for x in 0..<bytesPerRow {
            (address + y * CVPixelBufferGetBytesPerRowOfPlane(buffer, plane) + x).storeBytes(
                of: value(x, y),
                as: UInt8.self
            )
        }
    }
}

/// The bytes of a plane's rows without padding.
func bytes(of buffer: CVPixelBuffer, plane: Int = 0, bytesPerRow: Int) -> [UInt8] {
    CVPixelBufferLockBaseAddress(buffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
    guard let address = CVPixelBufferGetBaseAddressOfPlane(buffer, plane) else { return [] }
    return (0..<CVPixelBufferGetHeightOfPlane(buffer, plane)).flatMap { y in
        let row = address + y * CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)
        return [UInt8](UnsafeRawBufferPointer(start: row, count: bytesPerRow))
    }
}
