import Foundation

/// The part of a file that a browser asks for, to go on playing somewhere.
enum ByteRange: Equatable {
    /// All of it.
    case whole
    /// The bytes of a range.
    case part(Range<Int>)
    /// A range that the file doesn't reach.
    case outside

    /// Reads a `Range` header; more than one range, or another unit, asks for the whole.
    init(_ header: String?, count: Int) {
        let text = header?.filter { $0 != " " } ?? ""
        guard text.hasPrefix("bytes="), !text.contains(",") else {
            self = .whole
            return
        }
        let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends[0] + ends[1] != "" else {
            self = .whole
            return
        }
        let (first, last) = (Int(ends[0]), Int(ends[1]))
        if let first {
            guard ends[1].isEmpty || (last ?? -1) >= first else {
                self = .whole
                return
            }
            self = first < count ? .part(first..<min(count, (last ?? count - 1) + 1)) : .outside
        } else if ends[0].isEmpty, let last {
            self = last > 0 ? .part(max(0, count - last)..<count) : .outside
        } else {
            self = .whole
        }
    }
}
