import Foundation

/// A PDF document, written object by object.
struct PDFDrawing {
    /// The content of the objects by their numbers; those below 10 are the document's own.
    var objects: [Int: Data] = [:]
    /// Entries of the trailer in addition to the usual ones.
    var trailer = ""

    /// One page.
    struct Page {
        var width = 200.0
        var height = 100.0
        var content = ""
        /// Entries of the page, which may replace the others.
        var entries = ""
    }

    /// The font `/F` of every page, whose letters the library has itself.
    private static let resources = "/Resources<</Font<</F 3 0 R>>/XObject<</I 4 0 R/N 5 0 R>>>>"

    init(_ pages: [Page], catalog: String = "") {
        self[1] = "<</Type/Catalog/Pages 2 0 R\(catalog)>>"
        let kids = pages.indices.map { "\(10 + 2 * $0) 0 R" }.joined(separator: " ")
        self[2] = "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>"
        self[3] = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
        for (index, page) in pages.enumerated() {
            let number = 10 + 2 * index
            self[number] =
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(page.width) \(page.height)]/Contents \(number + 1) 0 R"
                + "\(Self.resources)\(page.entries)>>"
            objects[number + 1] = Self.stream(Data(page.content.utf8))
        }
    }

    /// The content of an object as text.
    subscript(number: Int) -> String {
        get { objects[number].map { String(decoding: $0, as: UTF8.self) } ?? "" }
        set { objects[number] = Data(newValue.utf8) }
    }

    static func stream(_ bytes: Data, _ entries: String = "") -> Data {
        Data("<<\(entries)/Length \(bytes.count)>>\nstream\n".utf8) + bytes + Data("\nendstream".utf8)
    }

    /// The bytes, with a list of the objects at the end.
    var file: Data {
        var file = Data("%PDF-1.7\n".utf8)
        var places: [Int: Int] = [:]
        for (number, content) in objects.sorted(by: { $0.key < $1.key }) {
            places[number] = file.count
            file.append(Data("\(number) 0 obj\n".utf8) + content + Data("\nendobj\n".utf8))
        }
        let start = file.count
        let count = (objects.keys.max() ?? 0) + 1
        let entries = (0..<count).map { number in
            let digits = String(places[number] ?? 0)
            let kind = places[number] == nil ? "65535 f" : "00000 n"
            return String(repeating: "0", count: 10 - digits.count) + digits + " \(kind) \n"
        }
        file.append(Data("xref\n0 \(count)\n\(entries.joined())".utf8))
        file.append(Data("trailer <</Size \(count)/Root 1 0 R\(trailer)>>\nstartxref\n\(start)\n%%EOF\n".utf8))
        return file
    }
}
