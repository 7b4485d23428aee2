import FoundationCompatibility
import ImageHeaderEngine

extension EncodedPicture {
    /// The picture that stands for one that can't be shown: a grey tile with an outlined landscape, 64 by 64 pixels.
    package static let placeholder = EncodedPicture(
        data: Data(base64Encoded: placeholderText) ?? Data(),
        format: .png,
        pixelWidth: 64,
        pixelHeight: 64
    )

    /// The bytes of the placeholder's PNG file.
    private static let placeholderText = """
        iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEXl5equrrJ8FemgAAAAaUlEQVR42mNgGGyA/z8QfEBm\
        8ICEDQgzCmCMH1AG4x+cDLgamC4FmDkFMMYPKIPxD5TB/A/KYP/P0ABm8P9vPABmyP8//ADMsP///AOYUf//P8QKoCfAlvIC\
        Gf8MYP6CMzZg9TIexuACAAFhT5osZeiPAAAAAElFTkSuQmCC
        """
}
