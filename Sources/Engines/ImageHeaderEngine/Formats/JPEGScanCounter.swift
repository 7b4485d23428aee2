package import Foundation

/// A counter for the scans of a JPEG file.
package enum JPEGScanCounter {
    /// Counts the scan markers from a position on.
    ///
    /// Inside a scan a byte of 0xFF is always followed by zero or a restart marker, so checking each such byte is
    /// enough; tables between scans may look like markers and at worst count too many.
    package static func count(in data: Data, from start: Int) -> Int {
        let bytes = data.span
        var count = 0
        var index = max(0, start)
        while index + 1 < bytes.count {
            if bytes[index] == 0xFF, bytes[index + 1] == 0xDA {
                count += 1
                index += 2
            } else {
                index += 1
            }
        }
        return count
    }
}
