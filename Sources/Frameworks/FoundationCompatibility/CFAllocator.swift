/// A source of memory for Core Foundation objects.
///
/// Every object here comes from Swift's own allocator, so that functions accept an allocator and have no use
/// for it.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

/// The allocator that functions use when they get nil.
public let kCFAllocatorDefault: CFAllocator! = nil

/// The allocator of the system.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()

/// An allocator over the C library's `malloc`.
public let kCFAllocatorMalloc: CFAllocator! = CFAllocator()

/// An allocator that allocates and frees nothing.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()
