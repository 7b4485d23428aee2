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
