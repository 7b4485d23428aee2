import CatalogStoreEngine
import Foundation
import LocalFeatureEngine
import PictureEngine
import PrintEngine

extension PreparedPicture {
    /// Describes a picture of an item, or keeps it as the catalog has it.
    init(
        _ picture: VisualPicture,
        among known: [StoredPicture],
        in snapshot: CatalogSnapshot,
        options: VisualCatalog.Options,
        isTrial: Bool
    ) throws {
        if let record = picture.record, let same = known.first(where: { $0.number.rawValue == record }) {
            self = .kept(same.number)
            return
        }
        var stamp = try PictureStamp(picture)
        if let same = known.first(where: { stamp.isSurelySame(as: $0.picture) }),
            try snapshot.isDescribed(same.number, options)
        {
            self = .kept(same.number)
            return
        }
        let opened = try picture.opened(limits: options.decodingLimits)
        try stamp.complete(from: picture)
        // A copy or a restored backup has another time and the same content.
        if let same = known.first(where: { stamp.hasContent(of: $0.picture) }),
            try snapshot.isDescribed(same.number, options)
        {
            self = .kept(same.number)
            return
        }
        guard !isTrial else {
            self = .new(PictureContent(picture: stamp.picture))
            return
        }
        let description = try PictureDescription(opened, prints: options.printMaker)
        self = .new(description.content(of: stamp.picture))
    }
}

extension CatalogSnapshot {
    /// Returns whether everything that this program's engines make of a picture is there.
    fileprivate func isDescribed(_ picture: PictureNumber, _ options: VisualCatalog.Options) throws -> Bool {
        try blobRevision(.features, of: picture) == LocalFeatures.revision
            && blobRevision(.entries, of: picture) == LocalFeatures.entryRevision
            && blobRevision(.appearance, of: picture) == ItemAppearance.revision
            && !prints(of: picture, revision: options.printMaker.revision).isEmpty
    }
}
