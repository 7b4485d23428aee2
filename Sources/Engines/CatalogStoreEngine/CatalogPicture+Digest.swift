import DigestEngine
public import Foundation

extension CatalogPicture {
    /// Returns the digest of the bytes of a picture.
    ///
    /// It tells apart two versions of one picture; it is no defense against intent.
    public static func digest(of bytes: Data) -> [UInt8] {
        var checksum = ContentChecksum.of(bytes).littleEndian
        return unsafe withUnsafeBytes(of: &checksum) { unsafe Array($0) }
    }
}
