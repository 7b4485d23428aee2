import CHEIF

extension ImageFileFormat {
    /// A Boolean value that indicates whether the engine can write the format.
    ///
    /// HEIC and AVIF depend on the encoders of the installed libheif.
    public var canBeEncoded: Bool {
        switch self {
        case .jpeg, .png, .webp, .tiff, .bmp: true
        case .heic: heif_have_encoder_for_format(heif_compression_HEVC) != 0
        case .avif: heif_have_encoder_for_format(heif_compression_AV1) != 0
        case .gif, .pdf: false
        }
    }
}
