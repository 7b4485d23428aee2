package import DrawingEngine
package import Foundation
package import GeometryEngine
package import ImageCodingEngine
package import MaskEngine

/// What is cut out of a picture, and what becomes of it.
package struct CutOutRequest: Sendable, Hashable {
    /// What is cut out.
    package enum Things: Sendable, Hashable {
        /// What stands out from the background.
        case subjects
        /// The people, or those at points alone if there are any.
        case people(at: [Point])
        /// What a person has marked.
        case marked(MaskSeeds)
    }

    /// What the picture shows besides the things.
    package enum Ground: Sendable, Hashable {
        /// Nothing.
        case transparent
        /// A color.
        case color(DrawingColor)
        /// Another picture, given as a file's bytes, which fills the whole from its middle.
        case picture(Data)
    }

    /// What is cut out.
    package var things: Things = .subjects
    /// What is behind it, or nil for the mask in place of the things.
    package var ground: Ground? = .transparent
    /// A Boolean value that indicates whether the result ends where the things do.
    package var isCropped = false
    /// The format of the result.
    package var format: ImageFileFormat = .png

    /// Creates a request for the subjects on a transparent ground.
    package init() {}
}
