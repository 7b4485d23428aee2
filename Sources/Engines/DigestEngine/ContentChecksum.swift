import CDigest
public import Foundation

/// A checksum that tells a damaged file from a whole one, at the speed of memory.
///
/// It is no defense against intent; where that matters, take ``SHA256Digest``. Catalogs and compiled models keep its
/// values in files, so it never changes. `Benchmarks/RESULTS.md` compares it with xxHash and CRC-32C.
public enum ContentChecksum {
    /// Returns the checksum of bytes.
    public static func of(_ content: some ContiguousBytes) -> UInt64 {
        unsafe content.withUnsafeBytes { unsafe fovea_checksum($0.baseAddress, $0.count) }
    }
}
