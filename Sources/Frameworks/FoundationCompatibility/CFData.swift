/// Creates an empty buffer that can grow; the capacity is a hint.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(0, capacity))
}

/// Creates a buffer with a copy of bytes.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex) -> CFData! {
    Data(UnsafeBufferPointer(start: bytes, count: length))
}

/// Returns the number of bytes.
public func CFDataGetLength(_ data: CFData!) -> CFIndex {
    data?.count ?? 0
}

/// Returns the number of bytes.
public func CFDataGetLength(_ data: CFMutableData!) -> CFIndex {
    data?.length ?? 0
}

/// Returns the address of the first byte, which lasts as long as the value does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    // Longer values keep their bytes on the heap; short ones hold them in place and have no lasting address.
    guard data.count <= ShortData.largestCount else {
        return data.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
    }
    return ShortData.address(of: data)
}

/// Returns the address of the first byte, which lasts until the buffer grows or goes.
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    data?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies the bytes of a range.
public func CFDataGetBytes(_ data: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let data, let buffer, range.location >= 0, range.length > 0, range.location <= data.count - range.length
    else { return }
    let start = data.startIndex + range.location
    data.copyBytes(to: buffer, from: start..<start + range.length)
}

/// Adds bytes to the end of a buffer.
public func CFDataAppendBytes(_ data: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let bytes, length > 0 else { return }
    data?.append(bytes, length: length)
}
