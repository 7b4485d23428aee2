import CDigest
public import Foundation

/// A fast checksum that detects damaged files.
///
/// It doesn't resist an attacker; use ``SHA256Digest`` for that. Catalogs and compiled models store its values in
/// files, so the algorithm never changes. `Benchmarks/RESULTS.md` compares it with xxHash and CRC-32C.
public enum ContentChecksum {
    /// Returns the checksum of bytes.
    public static func of(_ content: some ContiguousBytes) -> UInt64 {
        unsafe content.withUnsafeBytes { unsafe fovea_checksum($0.baseAddress, $0.count) }
    }
}
