import Synchronization

/// The lasting addresses of short values.
///
/// Every content gets one address for good. There are few of them in a program, because code asks for addresses of
/// pictures.
enum ShortData {
    /// The number of bytes up to which a value may hold them in place, with room for other implementations.
    static let largestCount: Int = 64

    private static let addresses: Mutex<[Data: UInt]> = Mutex([:])

    static func address(of data: Data) -> UnsafePointer<UInt8>? {
        let address = addresses.withLock { known in
            if let address = known[data] { return address }
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, data.count))
            copy.initialize(repeating: 0)
            data.copyBytes(to: UnsafeMutableRawBufferPointer(copy))
            let address = UInt(bitPattern: copy.baseAddress)
            known[data] = address
            return address
        }
        return UnsafePointer(bitPattern: address)
    }
}
