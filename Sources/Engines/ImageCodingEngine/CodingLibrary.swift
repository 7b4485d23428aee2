import CGIFLib
import CHEIF
import CLittleCMS
import CSPNG
import CTIFF
import CWebP

/// A C library that reads or writes pictures.
public struct CodingLibrary: Sendable, Hashable {
    /// The name of the library.
    public let name: String
    /// The version that this process runs with.
    public let version: String

    /// The libraries that report their version; TurboJPEG doesn't.
    public static let all: [CodingLibrary] = [
        CodingLibrary(name: "libspng", version: unsafe String(cString: spng_version_string())),
        CodingLibrary(name: "libwebp", version: webPVersion),
        CodingLibrary(name: "libheif", version: unsafe String(cString: heif_get_version())),
        CodingLibrary(name: "libtiff", version: tiffVersion),
        CodingLibrary(name: "giflib", version: "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
        CodingLibrary(name: "lcms2", version: colorVersion),
    ]

    /// Packed numbers of eight bits.
    private static var webPVersion: String {
        let number = WebPGetDecoderVersion()
        return "\(number >> 16).\(number >> 8 & 255).\(number & 255)"
    }

    /// The last word of a first line such as "LIBTIFF, Version 4.5.0".
    private static var tiffVersion: String {
        let lines = unsafe String(cString: TIFFGetVersion()).split(separator: "\n")
        return lines.first?.split(separator: " ").last.map(String.init) ?? "unknown"
    }

    /// A number such as 2140 for 2.14.
    private static var colorVersion: String {
        let number = cmsGetEncodedCMMversion()
        return "\(number / 1000).\(number % 1000 / 10)"
    }
}
