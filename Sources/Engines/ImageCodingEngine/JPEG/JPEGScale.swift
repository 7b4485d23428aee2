/// The sizes at which a JPEG file can be decoded.
///
/// The decoder can scale by any number of eighths while it transforms a block; a half, a quarter and an eighth have
/// vector code and cost less the smaller they are.
enum JPEGScale {
    /// The smallest size whose sides both reach the wanted ones, or the stored size.
    static func smallest(for info: ImageInfo, covering wanted: ImageInfo.Size?) -> ImageInfo.Size {
        guard let wanted else { return ImageInfo.Size(width: info.width, height: info.height) }
        for eighths in 1...8 {
            // The library rounds up.
            let width = (info.width * eighths + 7) / 8
            let height = (info.height * eighths + 7) / 8
            if width >= wanted.width, height >= wanted.height { return ImageInfo.Size(width: width, height: height) }
        }
        return ImageInfo.Size(width: info.width, height: info.height)
    }
}
