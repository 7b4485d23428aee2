public import FoundationCompatibility
package import PixelEngine

/// A source of bytes, such as the pixels of an image.
///
/// The bytes never change once the provider exists, which lets images share them.
public final class CGDataProvider: Sendable {
    /// The memory that holds the bytes.
    package let memory: PixelMemory
    /// The position of the first byte in the memory.
    package let byteOffset: Int
    /// The number of bytes.
    package let byteCount: Int

    /// Creates a provider of a part of a block of memory.
    package init(memory: PixelMemory, byteOffset: Int, byteCount: Int) {
        self.memory = memory
        self.byteOffset = byteOffset
        self.byteCount = byteCount
    }

    /// Creates a provider of the bytes of a value, which are shared unless they are few.
    public convenience init?(data: CFData) {
        guard data.count > SharedBytes.largestCopy else {
            guard let memory = PixelMemory.allocate(byteCount: data.count) else { return nil }
            memory.withUnsafeMutableBytes { _ = data.copyBytes(to: $0) }
            self.init(memory: memory, byteOffset: 0, byteCount: data.count)
            return
        }
        let owner = SharedBytes(data)
        let memory = owner.data.withUnsafeBytes { bytes in
            bytes.baseAddress.map { start in
                PixelMemory.wrapping(UnsafeMutableRawPointer(mutating: start), byteCount: bytes.count) { _ in
                    withExtendedLifetime(owner) {}
                }
            }
        }
        guard let memory else { return nil }
        self.init(memory: memory, byteOffset: 0, byteCount: data.count)
    }
}

/// A function that frees the bytes of a provider.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (_ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int) -> Void

extension CGDataProvider {
    /// Creates a provider of the bytes of a file as they are now, or returns nil where there is none.
    public convenience init?(url: CFURL) {
        // A pipe or a device would have no end.
        let file = url.resolvingSymlinksInPath()
        guard url.isFileURL, (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let data = try? Data(contentsOf: file)
        else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of the bytes of the file at a path as they are now, or returns nil where there is none.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Creates a provider of bytes that the caller owns and keeps unchanged until the callback gets them.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?,
        data: UnsafeRawPointer,
        size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let context = CallbackContext(info: info)
        let memory = PixelMemory.wrapping(UnsafeMutableRawPointer(mutating: data), byteCount: size) { bytes in
            releaseData(context.info, UnsafeRawPointer(bytes), size)
        }
        self.init(memory: memory, byteOffset: 0, byteCount: size)
    }

    /// The bytes, sharing their memory.
    public var data: CFData? {
        let memory = memory
        return memory.withUnsafeBytes { bytes in
            guard byteCount > 0, let start = bytes.baseAddress else { return Data() }
            return Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: start + byteOffset),
                count: byteCount,
                deallocator: .custom { _, _ in withExtendedLifetime(memory) {} }
            )
        }
    }
}

/// An owner of bytes that stay where they are.
///
/// A value of more than a few bytes keeps them on the heap. A holder of that storage that wants to change it makes a
/// copy first, because this owner refers to it too.
private final class SharedBytes: Sendable {
    let data: Data

    /// The number of bytes up to which a value may hold them in place, with room for other implementations.
    static let largestCopy: Int = 64

    init(_ data: Data) {
        self.data = data
    }
}

/// A caller's pointer on its way to a callback.
///
/// `@unchecked Sendable`: the pointer is handed back as it came, once, to the function that came with it.
private struct CallbackContext: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
}
