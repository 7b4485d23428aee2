import Foundation

/// The limits of a catalog's content.
enum ChangeLimits {
    /// The most bytes of an identifier, a name, a label or a code.
    static let wordLimit = 4096
    /// The most bytes of a title and a text together.
    static let textLimit = 16 << 20
    /// The most labels, codes, values or pictures of an item.
    static let listLimit = 10_000
    /// The most bytes of a blob.
    static let blobLimit = 64 << 20
    /// The most coordinates of a print.
    static let printLimit = 16_384

    /// Throws when a change exceeds a limit or can't be stored.
    static func check(_ change: CatalogChange) throws(CatalogStoreError) {
        switch change {
        case .put(let item, let pictures):
            try check(item)
            try limit(pictures.count, listLimit, "pictures", of: item.id)
            let kept = pictures.compactMap { if case .kept(let number) = $0 { number } else { nil } }
            guard Set(kept).count == kept.count else {
                throw invalid("The item \"\(item.id)\" keeps a picture twice. Name each of its pictures once.")
            }
            for case .new(let content) in pictures {
                try check(content.prints, of: item.id)
                for blob in content.blobs.values {
                    try limit(blob.bytes.count, blobLimit, "bytes of a blob", of: item.id)
                }
            }
        case .update(let item): try check(item)
        case .setBlob(_, let blob, let picture):
            try limit(blob?.bytes.count ?? 0, blobLimit, "bytes of a blob", of: "picture \(picture)")
        case .setPrints(let prints, let picture): try check(prints, of: "picture \(picture)")
        case .setCalibration(let calibration):
            guard calibration.threshold.isFinite else {
                throw invalid("The threshold of \"\(calibration.name)\" isn't a number. Learn it again.")
            }
        case .remove, .forgetPrints, .activatePrints, .removePrints, .removeCalibration: break
        }
    }

    private static func check(_ item: CatalogItem) throws(CatalogStoreError) {
        guard !item.id.isEmpty, !item.id.utf8.contains(0) else {
            throw invalid(
                "An item's identifier is \(item.id.isEmpty ? "empty" : "one with a zero in it"). Give it another one."
            )
        }
        for word in [item.id] + item.labels + item.codes + item.metadata.keys {
            try limit(word.utf8.count, wordLimit, "bytes of an identifier, name, label or code", of: item.id)
        }
        for list in [item.labels.count, item.codes.count, item.metadata.count] {
            try limit(list, listLimit, "labels, codes or values", of: item.id)
        }
        let text = (item.title?.utf8.count ?? 0) + (item.text?.utf8.count ?? 0)
        try limit(text, textLimit, "bytes of title and text", of: item.id)
        for (name, value) in item.metadata {
            switch value {
            case .string(let text): try limit(text.utf8.count, textLimit, "bytes of a value", of: item.id)
            case .number(let number) where number.isNaN:
                throw invalid("The value \"\(name)\" of the item \"\(item.id)\" isn't a number. Leave it out.")
            case .date(let date) where date.timeIntervalSinceReferenceDate.isNaN:
                throw invalid("The value \"\(name)\" of the item \"\(item.id)\" isn't a time. Leave it out.")
            default: break
            }
        }
    }

    private static func check(_ prints: [CatalogPrint], of owner: String) throws(CatalogStoreError) {
        var seen: Set<[Int]> = []
        for print in prints {
            try limit(print.values.count, printLimit, "coordinates of a print", of: owner)
            guard !print.values.isEmpty, print.values.allSatisfy(\.isFinite) else {
                throw invalid("A print of \"\(owner)\" is empty or holds what isn't a number. Make it again.")
            }
            guard seen.insert([print.revision, print.variant]).inserted else {
                throw invalid(
                    """
                    "\(owner)" has two prints of revision \(print.revision) and variant \(print.variant). Give each \
                    view a variant of its own.
                    """
                )
            }
        }
    }

    private static func limit(
        _ count: Int,
        _ limit: Int,
        _ what: String,
        of owner: String
    ) throws(CatalogStoreError) {
        guard count > limit else { return }
        throw invalid("\"\(owner.prefix(100))\" has \(count) \(what); the limit is \(limit). Give it less.")
    }

    private static func invalid(_ message: String) -> CatalogStoreError {
        CatalogStoreError(code: .invalid, message: message)
    }
}
