import Glibc

/// The program and the libraries that are loaded now.
enum LoadedImages {
    /// A program or a library in memory.
    struct Image {
        /// The path of its file, or nothing for the program itself; the loader's own text.
        let name: UnsafePointer<CChar>?
        /// How far its addresses lie from those in its file.
        let slide: Int
    }

    /// Returns every image, the program first.
    static func all() -> [Image] {
        var images: [Image] = []
        guard let iterate else { return [] }
        withUnsafeMutablePointer(to: &images) { _ = iterate(append, $0) }
        return images
    }

    /// Returns the image of a number, or nil where there are fewer.
    static func image(_ index: UInt32) -> Image? {
        let images = all()
        return images.indices.contains(Int(index)) ? images[Int(index)] : nil
    }

    /// The path of the program, for which the loader has no name; it lives as long as the program.
    nonisolated(unsafe) static let programName: UnsafePointer<CChar>? = {
        // `nonisolated(unsafe)`: the text is written once, here, and never changed or freed.
        guard let path = realpath("/proc/self/exe", nil) else { return nil }
        return UnsafePointer(path)
    }()

    private typealias Visit =
        @convention(c) @Sendable (
            UnsafeRawPointer?, Int, UnsafeMutableRawPointer?
        ) -> CInt
    private typealias Iterate = @convention(c) @Sendable (Visit, UnsafeMutableRawPointer?) -> CInt

    /// The function of the C library, which has no place in its Swift module.
    private static let iterate: Iterate? = dlsym(nil, "dl_iterate_phdr").map {
        unsafeBitCast($0, to: Iterate.self)
    }

    /// Takes one image down: its record begins with the distance and the name.
    private static let append: Visit = { record, size, images in
        guard let record, let images, size >= 2 * MemoryLayout<Int>.stride else { return 1 }
        let image = Image(
            name: record.load(fromByteOffset: MemoryLayout<Int>.stride, as: UnsafePointer<CChar>?.self),
            slide: record.load(as: Int.self)
        )
        images.assumingMemoryBound(to: [Image].self).pointee.append(image)
        return 0
    }
}
