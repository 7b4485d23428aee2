package import CommandLineKit
package import ImageCodingEngine

/// The pages of a file that a command reads: numbers and ranges from 1.
package struct PageSelection: Sendable, Hashable {
    /// The ranges in the order they were named, counted from 1; one without an end goes to the last page.
    private let ranges: [ClosedRange<Int>]

    /// Parses `1-3,7,10-`; nil for anything else.
    package init?(_ text: String) {
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        ranges = words.compactMap(Self.range)
        guard ranges.count == words.count else { return nil }
    }

    private static func range(_ word: Substring) -> ClosedRange<Int>? {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count <= 2, let first = number(ends[0]) else { return nil }
        guard ends.count == 2 else { return first...first }
        guard !ends[1].isEmpty else { return first...Int.max }
        guard let last = number(ends[1]), first <= last else { return nil }
        return first...last
    }

    private static func number(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let number = Int(text), number > 0
        else { return nil }
        return number
    }

    /// Returns the chosen pages of a file, counted from 0, each once.
    ///
    /// A range that begins on a page that isn't there is an error; one that ends behind the last page is not.
    package func pages(of count: Int, format: ImageFileFormat) throws(ImageCodingError) -> [Int] {
        var known: Set<Int> = []
        var pages: [Int] = []
        for range in ranges {
            guard range.lowerBound <= count else { throw .noPage(range.lowerBound - 1, format, count: count) }
            for page in (range.lowerBound - 1)..<min(range.upperBound, count) where known.insert(page).inserted {
                pages.append(page)
            }
        }
        return pages
    }
}

/// The options for files of several pages: PDF documents and TIFF files.
package enum PageOptions {
    package static let pages = Option<PageSelection?>(
        "pages",
        placeholder: "PAGES",
        default: nil,
        defaultText: "all",
        help: "Read these pages of each PDF document and TIFF file, such as 1-3,7,10-."
    ) { (text) throws(InvalidValue) in
        guard let pages = PageSelection(text) else {
            throw InvalidValue(expected: "pages such as 2, 1-3 or 1-3,7,10-")
        }
        return pages
    }
    package static let maximumPages = Option<Int?>(
        "max-pages",
        in: 1...ImageInfo.maximumFrameCount,
        defaultText: "1000",
        help: "Refuse pages of a file after the first N."
    )

    package static let group = OptionGroup("Pages", [pages, maximumPages])
}
