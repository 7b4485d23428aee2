extension Raster {
    /// The same picture, opaque, in sealed shared memory.
    ///
    /// Other processes map it by the descriptor of its memory. Where the system has no sealed memory, the picture is in
    /// private memory.
    public func sealed(as format: PixelFormat) throws(PixelError) -> Raster {
        let layout = SealedLayout(width: width, height: height, format: format, alpha: .opaque)
        guard let memory = file(as: format, alpha: .opaque)?.sealed(),
            let sealed = Raster(
                width: width,
                height: height,
                bytesPerRow: layout.bytesPerRow,
                format: format,
                alpha: .opaque,
                memory: memory,
                halfOffset: layout.halfOffset
            )
        else { return try converted(to: format, alpha: .opaque) }
        return sealed
    }

    /// The same picture in memory that can be sealed, or nil when there is none.
    ///
    /// It has a ``SealedLayout`` there. With `file`, memory of that size that nothing was written to is used.
    public func file(as format: PixelFormat, alpha: AlphaMode, in file: MemoryFile? = nil) -> MemoryFile? {
        guard var writer = PixelWriter(file, width: width, height: height, format: format, alpha: alpha) else {
            return nil
        }
        return writer.append(self) ? writer.finish() : nil
    }
}
