package import ActionEngine
package import AnimalEngine
package import CodeEngine
package import ContourEngine
package import Foundation
package import GeometryEngine
package import ImageCodingEngine
package import LabelEngine
package import PeopleEngine
package import PrintEngine
package import RectangleEngine
package import TextEngine

/// The analysis of pictures for commands.
package protocol PictureAnalysis: Sendable {
    /// Returns the content of the header of a picture's page, counted from 0.
    func info(of data: Data, page: Int, limits: DecodingLimits) throws -> ImageInfo
    /// Returns the labels of a picture, best first.
    func labels(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> [ScoredLabel]
    /// Returns the feature print of a picture.
    func print(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> ImagePrint
    /// The languages of text that can be read, as BCP 47 tags.
    var textLanguages: [String] { get }
    /// Loads what reading text needs, so that the first picture needn't wait for it.
    func loadText(_ options: TextOptions) throws
    /// Returns the lines of text in a picture, in reading order.
    func lines(in data: Data, _ options: TextOptions, limits: DecodingLimits) async throws -> [TextLine]
    /// Returns the lines of text in a page of a file.
    func lines(in page: ImageDecoder, _ options: TextOptions) async throws -> [TextLine]
    /// Returns the lines of text in a picture, with what they make: paragraphs, lists and tables.
    func document(in data: Data, _ options: TextOptions, limits: DecodingLimits) async throws -> ReadDocument
    /// Returns the lines of text in a page of a file, with what they make.
    func document(in page: ImageDecoder, _ options: TextOptions) async throws -> ReadDocument
    /// Returns the rectangles in a picture, most confident first.
    func rectangles(
        in data: Data,
        _ criteria: RectangleCriteria,
        limits: DecodingLimits
    ) async throws -> [FoundRectangle]
    /// Returns the contours in a part of a picture.
    func contours(in data: Data, _ options: ContourOptions, limits: DecodingLimits) async throws -> ContourTree
    /// Returns the codes in a picture, from top to bottom.
    func codes(in data: Data, _ criteria: CodeCriteria, limits: DecodingLimits) async throws -> [FoundCode]
    /// Returns a PNG of a page with marks painted over it.
    func marked(_ page: PageRegion, with marks: [PictureMark]) async throws -> Data
    /// Returns a PNG of a rectified rectangle.
    func upright(_ corners: Quadrilateral, of data: Data, limits: DecodingLimits) async throws -> Data
    /// Returns what actions are made from: the lines of text and the codes in a picture.
    func findings(
        in data: Data,
        _ text: TextOptions,
        _ codes: CodeCriteria,
        limits: DecodingLimits
    ) async throws -> PictureFindings
    /// Returns the piece of a picture that an action was read from, as a small JPEG, or nil if there is none.
    func crop(_ origin: ActionOrigin, of data: Data, limits: DecodingLimits) async throws -> Data?
    /// Returns the faces in a part of a page, the most probable first, also with the outlines of their parts.
    func faces(in page: PageRegion, withLandmarks: Bool) async throws -> [SeenFace]
    /// Returns the people and the faces in a part of a page.
    func census(of page: PageRegion) async throws -> Census
    /// Returns the cats and dogs in a part of a page, the most probable first.
    func animals(in page: PageRegion) async throws -> [FoundAnimal]
    /// Returns the largest hands in a part of a page, the largest first.
    func hands(in page: PageRegion, maximumCount: Int) async throws -> [SeenPose]
    /// Returns the bodies in a part of a page, the most probable first, also with places in space.
    func bodies(in page: PageRegion, inSpace: Bool) async throws -> [SeenPose]
    /// Returns a picture of what is cut out of a page, or nil where there is nothing of the kind.
    func cutOut(of page: PageRegion, _ request: CutOutRequest) async throws -> Data?
}

extension PictureAnalysis {
    /// Returns the content of a picture's header.
    package func info(of data: Data, limits: DecodingLimits) throws -> ImageInfo {
        try info(of: data, page: 0, limits: limits)
    }

    /// Returns a PNG of a picture with quadrilaterals outlined, the first in another color than the others.
    package func outlined(_ data: Data, _ outlines: [Quadrilateral], limits: DecodingLimits) async throws -> Data {
        try await marked(PageRegion(data, limits: limits), with: [PictureMark](outlining: outlines))
    }
}
