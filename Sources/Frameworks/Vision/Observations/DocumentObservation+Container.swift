import GeometryEngine

extension DocumentObservation {
    /// What a document, a cell of a table or an item of a list contains.
    ///
    /// ``text`` is all text, and its transcript that of the ``paragraphs`` with line breaks between. The title, each item
    /// of a list and each cell of a table are paragraphs, too.
    public struct Container: BoundingRegionProviding, Sendable, Hashable, Codable {
        /// The title, or nil where there is none.
        public let title: Text?
        /// All text.
        public let text: Text
        /// The paragraphs in reading order.
        public let paragraphs: [Text]
        /// The codes, from the top.
        public let barcodes: [BarcodeObservation]
        /// The tables in reading order.
        public let tables: [Table]
        /// The lists in reading order; those in items are in their content.
        public let lists: [List]

        init(
            title: Text? = nil,
            text: Text,
            paragraphs: [Text],
            barcodes: [BarcodeObservation],
            tables: [Table],
            lists: [List]
        ) {
            (self.title, self.text, self.paragraphs) = (title, text, paragraphs)
            (self.barcodes, self.tables, self.lists) = (barcodes, tables, lists)
        }

        /// The region around the text, the tables and the codes; it has no points where there is nothing.
        public var boundingRegion: NormalizedRegion {
            NormalizedRegion(
                around: [text.boundingRegion] + tables.map(\.boundingRegion) + barcodes.map(\.boundingRegion)
            )
        }
    }
}
