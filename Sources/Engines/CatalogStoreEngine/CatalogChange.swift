/// A change to a catalog.
public enum CatalogChange: Hashable, Sendable {
    /// Adds an item with its pictures, in place of one with its identifier.
    ///
    /// Pictures of the item that aren't among the new ones are removed.
    case put(CatalogItem, pictures: [PreparedPicture])
    /// Changes what is known of an item, and leaves its pictures as they are.
    ///
    /// Fails with ``CatalogStoreError/Code/invalid`` when the item isn't there.
    case update(CatalogItem)
    /// Removes the item with an identifier and its pictures, if it is there.
    case remove(id: String)
    /// Sets or removes what an engine made from a picture, if the picture is still there.
    case setBlob(CatalogBlob.Kind, CatalogBlob?, of: PictureNumber)
    /// Sets the prints of a picture in place of those with the same revisions, if the picture is still there.
    case setPrints([CatalogPrint], of: PictureNumber)
    /// Removes the prints of a picture in all revisions, so that it is no longer found by them.
    case forgetPrints(of: PictureNumber)
    /// Makes a revision of the prints the one that queries use.
    ///
    /// Fails with ``CatalogStoreError/Code/incomplete`` while a picture with prints of the active revision has none of
    /// this one.
    case activatePrints(revision: Int)
    /// Removes the prints of a revision, which mustn't be the active one.
    case removePrints(revision: Int)
    /// Keeps a calibration in place of one with its name.
    case setCalibration(CatalogCalibration)
    /// Removes the calibration with a name, if it is there.
    case removeCalibration(name: String)
}

/// A picture of an item that is put into a catalog.
public enum PreparedPicture: Hashable, Sendable {
    /// A picture that the item has already, with everything made from it.
    case kept(PictureNumber)
    /// A picture that is new, or has changed.
    case new(PictureContent)
}

/// A picture with what engines made from it.
public struct PictureContent: Hashable, Sendable {
    /// Where the picture came from.
    public var picture: CatalogPicture
    /// Its prints; of each revision and variant at most one.
    public var prints: [CatalogPrint]
    /// What other engines made from it.
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

/// What came of changes to a catalog.
public struct CatalogReceipt: Hashable, Sendable {
    /// The state of the catalog after the changes.
    public internal(set) var change: ChangeNumber
    /// The numbers of the pictures of each item that was put, in the order given.
    public internal(set) var pictures: [String: [PictureNumber]] = [:]
}
