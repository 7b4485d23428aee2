// Names of Apple's loader, which its `os` shows with the rest of the C library. Code behind `canImport(os)` walks the images
// with them to find one by its name. They answer with what the loader of Linux knows: the paths end in `.so`, and a
// header is that of an ELF file.

/// The beginning of a program or a library in memory.
public struct mach_header: Sendable {
    /// Its first four bytes, which tell the format: `0x7F`, `E`, `L`, `F`.
    public var magic: UInt32
}

/// Returns how many programs and libraries are loaded now: this program and its libraries.
///
/// The number is old as soon as another thread loads a library; the functions that take an index know which there are.
public func _dyld_image_count() -> UInt32 {
    UInt32(LoadedImages.all().count)
}

/// Returns the path of the image of an index, the program's being 0, or nil where there are fewer.
///
/// The text lives as long as its image stays loaded.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
    guard let name = LoadedImages.image(image_index)?.name else { return nil }
    return name.pointee == 0 && image_index == 0 ? LoadedImages.programName : name
}

/// Returns the beginning of the image of an index in memory, or nil where there are fewer or it has none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
    guard let slide = LoadedImages.image(image_index)?.slide else { return nil }
    return UnsafePointer(bitPattern: slide)
}

/// Returns how far the addresses of the image of an index lie from those in its file, or 0 where there are fewer.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    LoadedImages.image(image_index)?.slide ?? 0
}
