import CNettle
public import Foundation

/// A SHA-256 digest.
public struct SHA256Digest: Hashable, Sendable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// Computes the digest of bytes.
    public init(of content: some ContiguousBytes) {
        var context = sha256_ctx()
        unsafe nettle_sha256_init(&context)
        unsafe content.withUnsafeBytes {
            unsafe nettle_sha256_update(&context, $0.count, $0.bindMemory(to: UInt8.self).baseAddress)
        }
        var bytes = [UInt8](repeating: 0, count: 32)
        unsafe nettle_sha256_digest(&context, bytes.count, &bytes)
        self.bytes = bytes
    }

    /// The digest in hexadecimal digits.
    public var hexadecimal: String {
        bytes.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }
}
