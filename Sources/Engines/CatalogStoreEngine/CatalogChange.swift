/// A change to a catalog.
public enum CatalogChange: Hashable, Sendable {
    /// Inserts or replaces an item and its pictures.
    ///
    /// Pictures of the item that aren't among the new ones are removed.
    case put(CatalogItem, pictures: [PreparedPicture])
    /// Updates an item's fields, and keeps its pictures.
    ///
    /// Fails with ``CatalogStoreError/Code/invalid`` when there is no such item.
    case update(CatalogItem)
    /// Removes the item with an identifier and its pictures, if it exists.
    case remove(id: String)
    /// Sets or removes a blob of a picture, if the picture still exists.
    case setBlob(CatalogBlob.Kind, CatalogBlob?, of: PictureNumber)
    /// Replaces the prints of a picture in the given revisions, if the picture still exists.
    case setPrints([CatalogPrint], of: PictureNumber)
    /// Removes the prints of a picture in all revisions, so that searches by print no longer find it.
    case forgetPrints(of: PictureNumber)
    /// Makes a revision of the prints the active one, which queries use.
    ///
    /// Fails with ``CatalogStoreError/Code/incomplete`` while a picture with prints of the active revision has none of
    /// this one.
    case activatePrints(revision: Int)
    /// Removes the prints of a revision that isn't active.
    case removePrints(revision: Int)
    /// Inserts or replaces a calibration.
    case setCalibration(CatalogCalibration)
    /// Removes the calibration with a name, if it exists.
    case removeCalibration(name: String)
}

/// A picture of an item that is put into a catalog.
public enum PreparedPicture: Hashable, Sendable {
    /// A picture that the item already has, with its prints and blobs.
    case kept(PictureNumber)
    /// A new or changed picture.
    case new(PictureContent)
}

/// A picture with its prints and blobs.
public struct PictureContent: Hashable, Sendable {
    /// Where the picture came from.
    public var picture: CatalogPicture
    /// Its prints, at most one for each revision and variant.
    public var prints: [CatalogPrint]
    /// Its blobs by kind.
    public var blobs: [CatalogBlob.Kind: CatalogBlob]

    /// Creates a picture.
    public init(
        picture: CatalogPicture = CatalogPicture(),
        prints: [CatalogPrint] = [],
        blobs: [CatalogBlob.Kind: CatalogBlob] = [:]
    ) {
        self.picture = picture
        self.prints = prints
        self.blobs = blobs
    }
}

/// The result of changes to a catalog.
public struct CatalogReceipt: Hashable, Sendable {
    /// The state of the catalog after the changes.
    public internal(set) var change: ChangeNumber
    /// The numbers of the pictures of each item that was put, in the order given.
    public internal(set) var pictures: [String: [PictureNumber]] = [:]
}
