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

    /// Creates a provider of the bytes of a value, without copying them.
    public convenience init?(data: CFData) {
        // Bridging an empty value or a short one that is stored in place makes an object of its own; a longer one
        // shares its storage with the object, which keeps it alive and unchanged.
        let object = data as NSData
        let owner = SharedBytes(object: object)
        let memory = PixelMemory.wrapping(
            UnsafeMutableRawPointer(mutating: object.bytes),
            byteCount: object.length
        ) { _ in owner.release() }
        self.init(memory: memory, byteOffset: 0, byteCount: object.length)
    }
}

/// A function that frees the bytes of a provider.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (_ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int) -> Void

extension CGDataProvider {
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

/// An owner of immutable bytes.
///
/// `@unchecked Sendable`: the object is never changed or read through this reference. It is only let go of.
private final class SharedBytes: @unchecked Sendable {
    private let object: NSData

    init(object: NSData) {
        self.object = object
    }

    func release() {}
}

/// A caller's pointer on its way to a callback.
///
/// `@unchecked Sendable`: the pointer is handed back as it came, once, to the function that came with it.
private struct CallbackContext: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
}
