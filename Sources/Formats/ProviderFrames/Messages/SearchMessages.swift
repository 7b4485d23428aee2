/// What is searched for; the pixels come as a descriptor beside the frame.
package struct SearchMessage: Codable, Sendable, Hashable {
    /// The terms for what is in the picture, the surest first.
    package var labels: [String]
    /// The layout of the pixels, or nil when there are none.
    package var pixels: PixelLayout?
    /// The number of results that are shown.
    package var limit: Int
    /// The time there is, in milliseconds.
    package var milliseconds: Int

    package init(labels: [String], pixels: PixelLayout?, limit: Int, milliseconds: Int) {
        self.labels = labels
        self.pixels = pixels
        self.limit = limit
        self.milliseconds = milliseconds
    }
}

/// What a search found; the bytes of the thumbnails are the body of the frame.
package struct ResultsMessage: Codable, Sendable, Hashable {
    /// The results, in the app's order.
    package var results: [Result]
    /// The number of results that the app found, shown or not.
    package var total: Int
    /// The time that the app's query took, in milliseconds.
    package var milliseconds: Double

    package init(results: [Result], total: Int, milliseconds: Double) {
        self.results = results
        self.total = total
        self.milliseconds = milliseconds
    }

    /// One result.
    package struct Result: Codable, Sendable, Hashable {
        /// The persistent identifier of the entity's type.
        package var type: String
        /// The text of the entity's identifier.
        package var identifier: String
        /// The name of the type, as people read it.
        package var typeName: String
        /// The name of the union's case around the entity, or nil.
        package var unionCase: String?
        package var title: String
        package var subtitle: String?
        package var thumbnail: Thumbnail?
        /// A Boolean value that indicates whether something opens the result.
        package var canOpen: Bool
        /// What is wrong with the image that the app gave, in words for whoever made the app; or nil.
        package var problem: String?

        package init(
            type: String,
            identifier: String,
            typeName: String,
            unionCase: String?,
            title: String,
            subtitle: String?,
            thumbnail: Thumbnail?,
            canOpen: Bool,
            problem: String?
        ) {
            self.type = type
            self.identifier = identifier
            self.typeName = typeName
            self.unionCase = unionCase
            self.title = title
            self.subtitle = subtitle
            self.thumbnail = thumbnail
            self.canOpen = canOpen
            self.problem = problem
        }
    }

    /// A picture among the bytes of the body.
    package struct Thumbnail: Codable, Sendable, Hashable {
        /// The position of the first byte.
        package var offset: Int
        /// The number of bytes.
        package var byteCount: Int
        /// A Boolean value that indicates whether the picture is shown as a circle.
        package var isCircular: Bool

        package init(offset: Int, byteCount: Int, isCircular: Bool) {
            self.offset = offset
            self.byteCount = byteCount
            self.isCircular = isCircular
        }
    }
}
