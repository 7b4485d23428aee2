import CDigest
public import Foundation

extension CatalogPicture {
    /// Returns the digest of the bytes of a picture.
    ///
    /// It tells pictures apart that came from one place at two times; it is no defence against somebody who wants to
    /// deceive.
    public static func digest(of bytes: Data) -> [UInt8] {
        var checksum = unsafe bytes.withUnsafeBytes { unsafe fovea_checksum($0.baseAddress, $0.count) }.littleEndian
        return unsafe withUnsafeBytes(of: &checksum) { unsafe Array($0) }
    }
}
