public import FoundationCompatibility

/// A place for bytes, such as those of an image file.
///
/// Bytes go to a buffer, to a file or to functions of the caller. A file is there, whole, once the writer is done with it.
public final class CGDataConsumer: Sendable {
    private let target: Target

    /// Creates a consumer that adds to a buffer.
    public init?(data: CFMutableData) {
        target = .data(SharedBuffer(buffer: data))
    }

    /// Creates a consumer that writes a file, or returns nil for what is no file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        target = .file(url)
    }

    /// Creates a consumer that calls functions of the caller with their context.
    public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        guard let put = cbks.pointee.putBytes else { return nil }
        target = .functions(ConsumerFunctions(info: info, putBytes: put, release: cbks.pointee.releaseConsumer))
    }

    /// Takes the bytes of a whole file, and returns whether it could.
    package func write(_ data: Data) -> Bool {
        switch target {
        case .data(let shared):
            shared.buffer.append(data)
            return true
        case .file(let url):
            // An interrupted write must not leave half of a file.
            return (try? data.write(to: url, options: .atomic)) != nil
        case .functions(let functions):
            return functions.put(data)
        }
    }

    private enum Target: Sendable {
        case data(SharedBuffer)
        case file(URL)
        case functions(ConsumerFunctions)
    }
}

/// A function of the caller that takes bytes and returns how many it took.
public typealias CGDataConsumerPutBytesCallback =
    @convention(c) (_ info: UnsafeMutableRawPointer?, _ buffer: UnsafeRawPointer, _ count: Int) -> Int

/// A function of the caller that lets go of its context.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (_ info: UnsafeMutableRawPointer?) -> Void

/// The functions that take the bytes of a consumer.
public struct CGDataConsumerCallbacks {
    /// Takes bytes and returns how many it took.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Lets go of the context.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    /// Creates functions that are to be set.
    public init() {}

    /// Creates functions.
    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// A buffer of the caller.
///
/// `@unchecked Sendable`: the caller, who shares the buffer, keeps threads apart, as with every `NSMutableData`.
private struct SharedBuffer: @unchecked Sendable {
    let buffer: CFMutableData
}

/// Functions of the caller, which are let go once the consumer is gone.
///
/// `@unchecked Sendable`: the pointer is handed back as it came, to the functions that came with it.
private final class ConsumerFunctions: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let putBytes: CGDataConsumerPutBytesCallback
    private let release: CGDataConsumerReleaseInfoCallback?

    init(
        info: UnsafeMutableRawPointer?,
        putBytes: @escaping CGDataConsumerPutBytesCallback,
        release: CGDataConsumerReleaseInfoCallback?
    ) {
        self.info = info
        self.putBytes = putBytes
        self.release = release
    }

    deinit { release?(info) }

    /// Hands over bytes until all are taken, and returns false when none is.
    func put(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count, let start = bytes.baseAddress {
                let taken = putBytes(info, start + offset, bytes.count - offset)
                guard taken > 0, taken <= bytes.count - offset else { return false }
                offset += taken
            }
            return true
        }
    }
}
