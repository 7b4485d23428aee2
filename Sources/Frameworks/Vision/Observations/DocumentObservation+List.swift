extension DocumentObservation.Container {
    /// A list of a document.
    public struct List: BoundingRegionProviding, Sendable, Hashable, Codable {
        /// A kind of marker.
        public enum Marker: Sendable, Hashable, Codable {
            /// A dot, square or star.
            case bullet
            /// A dash.
            case hyphen
            /// a, b, c, or i, ii, iii.
            case lowercaseLatin
            /// A, B, C, or I, II, III.
            case uppercaseLatin
            /// 1, 2, 3.
            case decimal
            /// Numbers in circles.
            case decorativeDecimal
            /// 1.1, 1.2, 1.2.1.
            case compositeDecimal
        }

        /// An item of a list.
        public struct Item: Sendable, Hashable, Codable {
            /// What the item contains: its lines, which begin with the marker, and the lists in it.
            public let content: DocumentObservation.Container
            /// The kind of marker, or nil where it isn't known.
            public let markerType: Marker?
            /// The marker as written, such as "1." or "•".
            public let markerString: String
            /// The text of the item without its marker and the lists in it.
            public let itemString: String
        }

        /// The items, from the first.
        public let items: [Item]

        /// The region around the items.
        public var boundingRegion: NormalizedRegion { NormalizedRegion(around: items.map(\.content.boundingRegion)) }
    }
}
