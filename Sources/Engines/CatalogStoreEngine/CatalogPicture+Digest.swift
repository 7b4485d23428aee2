import DigestEngine
public import Foundation

extension CatalogPicture {
    /// Returns the digest of the bytes of a picture.
    ///
    /// It tells versions of a picture apart; it doesn't resist an attacker.
    public static func digest(of bytes: Data) -> [UInt8] {
        var checksum = ContentChecksum.of(bytes).littleEndian
        return unsafe withUnsafeBytes(of: &checksum) { unsafe Array($0) }
    }
}
